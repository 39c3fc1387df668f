import Drawing
import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// A session in this process.
@MainActor
package final class PhoneSession: Session {
  private let phone: Phone
  private let timeline: PhoneTimeline
  private let recorder: Recorder
  private let reader: LogReader

  /// Whether the app's code may be another in the next process.
  private let isLoaded: Bool
  /// Where fingers are that came down before this process was there.
  private var shifts = TouchShifts()

  /// What the app prints, where that is taken.
  private let output: AppOutput?

  /// The scenario that is played; nil once the phone is the person's.
  private var playing: LivePlaying?
  private var playingEnd: PlayingEnd?
  private var samples = SampleList()
  private var pasteboardCount = 0
  private var lastSelected = ""

  /// The frames since the last turn.
  @MainActor
  private final class SampleList {
    var samples: [TraceSample] = []
  }

  /// Opens a phone, on which a scenario is played where there is one; throws what keeps it from
  /// being opened.
  package init(
    _ configuration: SessionConfiguration, playing staging: Staging? = nil,
    in resources: CommandResources, output: AppOutput? = nil
  ) throws {
    self.output = output
    isLoaded = !configuration.loaded.isEmpty
    phone = try Phone(
      device: resources.device(named: configuration.device),
      layout: staging?.layout ?? resources.keyboardLayout(of: configuration.language),
      settings: KeyboardSettings(height: configuration.keyboardHeight), look: configuration.look,
      catalog: resources.catalog, screen: configuration.screen,
      devices: resources.devices.devices, layouts: staging?.otherLayouts ?? [])
    reader = phone.log.makeReader()
    let samples = samples
    // A scenario may ask for every frame so far.
    timeline = PhoneTimeline(
      phone: phone, framesPerSecond: configuration.framesPerSecond, keepsHistory: staging != nil
    ) { samples.samples.append($0) }
    phone.revealsSecrets = configuration.revealsSecrets
    timeline.skipsQuietFrames = staging == nil
    recorder = Recorder(
      phone: phone, header: configuration.settings, namesViews: !configuration.isCompared)
    playing = staging.map { LivePlaying($0, on: timeline) }
  }

  /// Called when work has come back from another queue, for which a turn is due.
  package var onArrival: (() -> Void)? {
    get { phone.onArrival }
    set { phone.onArrival = newValue }
  }

  package var choice: SessionChoice {
    SessionChoice(
      devices: phone.choice.devices,
      screens: phone.choice.screens.map {
        SessionChoice.Screen(name: $0.name, title: $0.title, whatToWatch: $0.whatToWatch)
      })
  }

  package func turn(_ request: SessionRequest) throws(SessionError) -> SessionTurn {
    var recording: String?
    let anchor = isLoaded ? anchor(of: request) : nil
    switch request {
    case .perform(let command): perform(command)
    case .advance(let tick): advance(to: tick)
    case .stopPlaying: if playing != nil { handOver(.stopped) }
    case .noteRecordingStart: recorder.noteStart()
    case .noteStill: recorder.noteStill()
    case .hideTyping(let isSecret): recorder.hidesTyping = isSecret
    case .recording: recording = recorder.scenario.description
    case .finish: finish()
    case .replay(let requests): return try replay(requests)
    // Pictures are for the owner of the memory they go to.
    case .still, .frame: break
    }
    for line in output?.take() ?? [] { phone.log.addPrinted(line) }
    var turn = SessionTurn(state)
    turn.entries = reader.read()
    (turn.samples, samples.samples) = (samples.samples, [])
    (turn.playingEnd, playingEnd) = (playingEnd, nil)
    (turn.recording, turn.anchor) = (recording, anchor)
    noteTexts(in: &turn, isPutThere: request.isPasteboard)
    return turn
  }

  /// What of the app a finger is about to come down on.
  private func anchor(of request: SessionRequest) -> TouchAnchor? {
    guard case .perform(.touch(.began, let point, _)) = request else { return nil }
    return phone.world.enter { TouchAnchor(at: point, on: phone) }
  }

  private func replay(_ requests: [PastRequest]) throws(SessionError) -> SessionTurn {
    var entries: [LogEntry] = []
    var playingEnd: PlayingEnd?
    for past in requests {
      let request = phone.world.enter { shifts.moved(past, on: phone) }
      let turn = try turn(request)
      entries += turn.entries.filter(\.event.isToldAgain)
      playingEnd = turn.playingEnd ?? playingEnd
    }
    var turn = SessionTurn(state)
    (turn.entries, turn.playingEnd) = (entries, playingEnd)
    return turn
  }

  /// The longest text that a turn hands over, in UTF-16 units.
  private static let longestText = 1 << 20

  /// Tells what has been copied and selected on the phone since the last turn.
  private func noteTexts(in turn: inout SessionTurn, isPutThere: Bool) {
    let pasteboard = phone.world.generalPasteboard
    let count = pasteboard.changeCount
    if count != pasteboardCount {
      pasteboardCount = count
      if !isPutThere, let text = pasteboard.unreadString, text.utf16.count <= Self.longestText {
        turn.copied = text
      }
    }
    let selected = phone.keyboard.client?.selectedText(atMost: Self.longestText) ?? ""
    guard selected != lastSelected else { return }
    lastSelected = selected
    turn.selected = selected
  }

  package var needsFrame: Bool { phone.needsFrame }

  package var end: SessionError? { nil }

  package func takeFrame(scale: Double) -> [PixelRect] { phone.takeFrame(scale: scale).rects }

  package func paint(_ part: PixelRect, into pixels: Bitmap) { phone.paint(part, into: pixels) }

  /// Paints the present frame into pixels that may lag some frames behind, and returns where it
  /// differs from the frame before.
  func paint(into target: RenderTarget, scale: Double) -> [PixelRect] {
    phone.paint(into: target, scale: scale).rects
  }

  package func still(scale: Double) -> Bitmap { phone.still(scale: scale) }

  package func close() { phone.close() }

  package var state: SessionState {
    var sample = timeline.present()
    sample.events = []
    return SessionState(
      device: phone.device, screen: phone.appScreen.name, sceneTitle: phone.sceneTitle,
      sample: sample,
      nextTick: phone.nextTick, playingTick: playing?.nextTick,
      nextFrame: timeline.nextFrame, look: phone.look, isKeyboardUp: phone.isKeyboardUp,
      keyboardHeight: phone.keyboard.settings.height,
      wantedKeyboardHeight: Double(phone.keyboard.wantedHeight), caret: caret,
      isSecureTextFocused: phone.isSecureTextFocused, takesText: phone.keyboard.input != nil,
      isSettled: phone.isSettled,
      needsFrame: phone.needsFrame,
      needsContinuousFrames: phone.screen.needsContinuousFrames, playing: playing?.caption)
  }

  private var caret: CGPoint? {
    guard let caret = phone.keyboard.caretRect else { return nil }
    // An app's own text input may tell any place.
    let screen = phone.screen.bounds
    return CGPoint(
      x: min(max(caret.minX, 0), screen.maxX), y: min(max(caret.maxY, 0), screen.maxY))
  }

  // MARK: What is asked

  private func perform(_ command: PhoneCommand) {
    do {
      try phone.perform(command)
    } catch {
      // The log has it.
    }
  }

  private func advance(to target: Int) {
    let target = max(target, phone.now)
    while let playing, playing.nextTick <= target {
      pass(to: playing.nextTick)
      goOn(with: playing)
    }
    pass(to: target)
  }

  private func pass(to tick: Int) {
    do {
      try timeline.advance(to: tick)
    } catch {
      preconditionFailure("collecting frames does not fail")
    }
  }

  private func finish() {
    do {
      try timeline.finish()
    } catch {
      preconditionFailure("collecting frames does not fail")
    }
  }

  private func goOn(with playing: LivePlaying) {
    do {
      if try playing.resume() { handOver(.finished) }
    } catch {
      handOver(
        .failed(
          sentence: error.sentence, line: playing.line, reason: playing.reason(of: error)))
    }
  }

  /// Ends the playing and lets go of what the scenario still holds.
  private func handOver(_ end: PlayingEnd) {
    playing = nil
    playingEnd = end
    timeline.skipsQuietFrames = true
    for finger in phone.fingersDown { perform(.touch(.cancelled, at: .zero, id: finger)) }
    for release in phone.heldKeys { perform(.key(release)) }
  }
}

extension SessionRequest {
  /// Whether it puts a text on the pasteboard.
  fileprivate var isPasteboard: Bool {
    if case .perform(.pasteboard) = self { true } else { false }
  }
}
