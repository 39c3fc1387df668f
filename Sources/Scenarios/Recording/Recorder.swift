import Foundation
import PhoneSimulator
import UIKit

/// Notes everything that is done to a phone, so that it can be done again.
///
/// What is typed into a secure field is never noted, only how much it was; nor is
/// where a finger is on the keys meanwhile.
@MainActor
package final class Recorder {
  let phone: Phone

  /// What was done so far, in order.
  package private(set) var actions: [RecordedAction] = []

  /// Whether what is typed is a secret elsewhere, as on another phone that gets the same input.
  package var hidesTyping = false

  let namesViews: Bool

  /// The lines above the recording: the phone as it was in the beginning.
  private let header: [Setting]

  /// What the command that is being tried will have done.
  var pending = Pending()

  private var observation: LogObservation?

  /// Where the command's actions begin.
  private var start = 0

  /// The fingers that are down and noted, and where their first events stand.
  var fingers: [Int: (index: Int, hit: Hit)] = [:]

  /// The fingers that type a secret.
  var hiddenFingers: Set<Int> = []

  /// The keys that are down and noted, oldest first.
  var heldKeys: [KeyPress] = []

  /// The keys that type nothing, are down and noted.
  var heldCommandKeys: Set<KeyPress.Key> = []

  /// What was put on the pasteboard and not read since: the text, where it is noted, and how often
  /// the pasteboard had been read by then.
  var unreadText: (text: String, index: Int, readCount: Int)?

  struct Pending {
    var kinds: [RecordedAction.Kind] = []

    /// What a finger comes down on; nil for one that is not to be noted.
    var hit: Hit?

    /// What fingers that are on the keys already have typed because another one came.
    var typedBefore: [KeyPress] = []

    /// Whether there are such fingers.
    var joinsOthers = false

    /// Whether what is typed must not be noted.
    var isSecret = false

    /// Whether a text is typed, of which line feeds may lead from field to field.
    var isText = false
  }

  /// Notes what is done to a phone from its first tick on; the settings are those
  /// that open the same phone again.
  ///
  /// Without names of views, touches have their places: what is done to another screen, too, may have
  /// other names there.
  package init(phone: Phone, header: [Setting], namesViews: Bool = true) {
    self.phone = phone
    self.namesViews = namesViews
    self.header = header
    observation = phone.log.observe { [weak self] in self?.follow($0.event) }
  }

  private func follow(_ event: PhoneEvent) {
    switch event {
    case .willPerform(let command): prepare(command)
    case .didPerform(let command): note(command)
    case .refused(let command, _): noteRefused(command)
    case .softKey(let press): noteSoftKey(press)
    case .typed(let text): follow(text)
    case .finger, .notification, .decision, .layoutProblem, .backgroundWork, .deviceSwitched,
      .screenSwitched, .printed, .observersLeft:
      break
    }
  }

  /// Whether what is typed must not be noted.
  var isSecret: Bool { phone.isSecureTextFocused || hidesTyping }

  /// Notes that a picture was saved by hand.
  package func noteStill() { add(.still) }

  /// Notes that a recording is wanted from here on; it replaces earlier requests.
  package func noteStart() { add(.start) }

  /// Everything up to now as a scenario.
  package var scenario: Scenario {
    followPasteboard(wasSecret: isSecret)
    return Scenario(
      header: header.map { Scenario.Line($0) },
      body: Transcript.lines(of: actions, until: phone.now))
  }

  func add(_ kind: RecordedAction.Kind) {
    actions.append(RecordedAction(tick: phone.now, kind))
  }

  func change(at index: Int, _ change: (inout RecordedAction) -> Void) {
    change(&actions[index])
  }

  // MARK: Commands

  /// Looks at the phone as it is before a command.
  private func prepare(_ command: PhoneCommand) {
    pending = Pending()
    pending.isSecret = isSecret
    if isSecret { letGoOfKeys() }
    start = actions.count
    switch command {
    case .touch(let phase, let point, let id): prepareTouch(phase, at: point, id: id)
    case .tap(let target): prepareTap(target)
    case .wheel(let target, let way): prepareWheel(target, by: way)
    case .key(let press): prepareKey(press)
    case .text: pending.isText = true
    case .markedText(let text, let caret): prepareMarkedText(text, caret: caret)
    case .pasteboard(let text): preparePasteboard(text)
    case .paste(let text):
      pending.kinds = [isSecret ? .secret(text.count) : .command(command)]
    case .keyboardHeight(nil, by: _):
      // The default height cannot be reached by pulling.
      pending.kinds = [.command(.keyboardHeight(nil))]
    case .keyboard, .keyboardHeight, .keyboardArrangement, .predictiveBar, .hardwareKeyboard,
      .language, .look, .message, .app, .device, .screen, .post:
      pending.kinds = [.command(command)]
    }
  }

  /// Notes a command that was carried out.
  private func note(_ command: PhoneCommand) {
    followPasteboard(wasSecret: pending.isSecret)
    if pending.joinsOthers, isSecret {
      hideFinger()
    } else {
      start = actions.count
      pending.kinds.forEach(add)
    }
    switch command {
    case .touch(let phase, at: _, let id): noteTouch(phase, id: id, at: start)
    case .tap: noteTap(at: start)
    case .key(let press): noteKey(press)
    case .pasteboard(let text): notePasteboard(text, at: start)
    case .app(.background), .device, .screen: letGoOfEverything()
    default: break
    }
  }

  /// What this phone refuses may be done on another that gets the same input.
  private func noteRefused(_ command: PhoneCommand) {
    guard notesRefused else { return }
    if case .text(let text) = command, pending.kinds.isEmpty {
      pending.kinds = [isSecret ? .secret(text.count) : .command(command)]
    }
    note(command)
  }

  private var notesRefused: Bool { header.contains(.refused(.skip)) }

  /// Forgets what was held when the phone was switched or its app has gone; its end means nothing then.
  private func letGoOfEverything() {
    (fingers, hiddenFingers, heldKeys, heldCommandKeys) = ([:], [], [], [])
    unreadText = nil
  }

  /// A finger has sent one before it to a secure field, and types there itself: the
  /// first one's keys are noted in the place of both.
  private func hideFinger() {
    let keys = pending.typedBefore.map { RecordedAction(tick: phone.now, .key($0)) }
    actions.insert(contentsOf: keys, at: start)
    pending.kinds = []
    pending.hit = nil
  }
}
