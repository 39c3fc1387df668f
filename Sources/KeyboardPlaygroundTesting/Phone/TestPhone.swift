import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// A phone in a test: a screen with an app and a keyboard on it, in a time of its own.
///
/// It needs no X server, and as many as are wanted can be there at once. What is done to it throws
/// where the phone refuses; what is expected of it and is not so is a failure of the test, which goes
/// on.
@MainActor
public final class TestPhone {
  /// The name of the folders that the phone's pictures and goldens are in.
  public var name: String { evidence.folders.name }

  /// Seconds of real time that work on other queues is given at a time.
  var patience = 5.0

  let phone: Phone
  let timeline: PhoneTimeline
  let evidence: PhoneEvidence
  private let player: ScenarioPlayer
  private let resources: TestResources

  /// The name by which steps put the screen on the phone anew.
  static let screen = "app"

  /// Switches a phone on with a screen of the app's, whose view controller `screen` makes in the phone's
  /// world.
  ///
  /// The language is that of the keys, by its code. A keyboard's height is in points, and nil the
  /// device's own. How apps look is said in the words of a scenario's header, such as `dark AX3`. What
  /// moves is measured 24, 25, 30, 50, 60 or 120 times a second. Pictures have 0.5 to
  /// 4 pixels to a point; pixels that differ by no more than the tolerance, in percent of the distance
  /// from black to white, are alike. The seed decides what `monkey` does. A second phone of one device in
  /// one test needs a name of its own for its files.
  ///
  /// `moved` returns the view that moves out of the keyboard's way; without it the shift is how far what
  /// has the focus is seen above where it stood. `target` returns the view that is kept in sight; where
  /// it is nil, what has the focus counts.
  ///
  /// - Throws: `PhoneTestError` where there is no such device or language, or a number is not possible.
  public convenience init<Controller: UIViewController>(
    _ device: Device = .iPhone13, language: String = "en", keyboardHeight: Double? = nil,
    look: String = "", framesPerSecond: Int = 60, scale: Double = 1, tolerance: Double = 0,
    seed: Int = 0,
    named: String? = nil, function: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    screen: @escaping @MainActor () -> Controller,
    moved: (@MainActor (Controller) -> UIView?)? = nil,
    target: (@MainActor (Controller) -> UIView?)? = nil
  ) throws {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      try self.init(
        device, language: language, keyboardHeight: keyboardHeight, look: look,
        framesPerSecond: framesPerSecond, scale: scale, tolerance: tolerance, seed: seed,
        folders: TestFolders(
          function: function, filePath: "\(filePath)", given: named, device: device),
        at: place, screen: Self.appScreen(screen, moved, target))
    } catch {
      throw PhoneTestError("\(place.description): \(error)")
    }
  }

  init(
    _ device: Device, language: String = "en", keyboardHeight: Double? = nil, look: String = "",
    framesPerSecond: Int = 60, scale: Double = 1, tolerance: Double = 0, seed: Int = 0,
    folders: TestFolders, at place: CallPlace, screen: AppScreen
  ) throws {
    resources = try TestResources.shared.get()
    let known = try resources.device(device)
    let layout = try resources.layout(of: language)
    let shown = try Self.look(look)
    try Self.check(
      framesPerSecond: framesPerSecond, scale: scale, tolerance: tolerance,
      keyboardHeight: keyboardHeight, of: known)
    phone = Phone(
      device: known, layout: layout, settings: KeyboardSettings(height: keyboardHeight),
      look: shown, screen: screen,
      choice: PhoneChoice(
        devices: resources.devices.devices, screens: [screen], layouts: resources.layouts))
    timeline = PhoneTimeline(phone: phone, framesPerSecond: framesPerSecond)
    evidence = try PhoneEvidence(
      of: phone, in: folders, at: place, framesPerSecond: framesPerSecond, scale: scale,
      tolerance: tolerance)
    player = ScenarioPlayer(
      Scenario(header: [Scenario.Line(.seed(seed))], body: []), file: "\(place.filePath)",
      on: timeline, output: evidence)
    player.onMissedExpectation = { [evidence] error in
      guard case .failed("\(evidence.place.filePath)", _, let step, let failure) = error else {
        return evidence.record("\(error)")
      }
      evidence.record("\(step): \(failure)")
    }
  }

  isolated deinit { phone.close() }

  static func appScreen<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller,
    _ moved: (@MainActor (Controller) -> UIView?)? = nil,
    _ target: (@MainActor (Controller) -> UIView?)? = nil
  ) -> AppScreen {
    AppScreen(
      screen, title: screen, whatToWatch: "", make: make, moved: moved, target: target)
  }

  private static func look(_ words: String) throws(PhoneTestError) -> Look {
    do throws(LookWords.Unknown) {
      return try Look(words: words.split(separator: " "))
    } catch {
      throw PhoneTestError("\(error.word) is no word for how apps look.")
    }
  }

  private static func check(
    framesPerSecond: Int, scale: Double, tolerance: Double, keyboardHeight: Double?,
    of device: PhoneSimulator.Device
  ) throws(PhoneTestError) {
    func check(_ isRight: Bool, _ what: String) throws(PhoneTestError) {
      if !isRight { throw PhoneTestError(what) }
    }
    try check(
      Limits.framesPerSecond.contains(framesPerSecond),
      "A phone is measured 24, 25, 30, 50, 60 or 120 times a second, not \(framesPerSecond).")
    try check(Limits.scale.contains(scale), "The scale is from 0.5 to 4, not \(scale).")
    try check((0...100).contains(tolerance), "The tolerance is from 0 to 100 %, not \(tolerance).")
    if let keyboardHeight, !device.keyboardHeightRange.contains(keyboardHeight) {
      throw PhoneTestError(
        "\(PhoneError.badHeight(keyboardHeight, allowed: device.keyboardHeightRange))")
    }
  }

  /// What is known of the phone as a text.
  func text(of dump: Dump) -> String { player.text(of: dump) }

  /// Ends the app, after putting the keyboard away; a phone that is not closed ends with its object.
  public func close() { phone.close() }

  // MARK: Steps

  /// Plays steps of scenarios, one in each text or line of it; `keyboard-playground verbs` lists them.
  ///
  /// What steps save (`still`, strips, `dump`) is compared with goldens.
  ///
  /// - Throws: `PhoneTestError` where a step cannot be read, or the phone refuses it.
  public func play(
    _ steps: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      steps.joined(separator: "\n"),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Plays steps that are written down; the file that they save gets `name` where there is one.
  func run(_ text: String, named name: String? = nil, at place: CallPlace) throws {
    try begin(text, named: name, at: place)
    do {
      while case .waiting(let tick) = try player.resume() { try timeline.advance(to: tick) }
    } catch {
      throw failure(error)
    }
  }

  /// The same while the real main queue runs, and work on other queues comes back.
  func run(_ text: String, at place: CallPlace) async throws {
    try begin(text, named: nil, at: place)
    do {
      while true {
        try await letOthersWork()
        guard case .waiting(let tick) = try player.resume() else { return }
        try timeline.advance(to: tick)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw failure(error)
    }
  }

  private func begin(_ text: String, named name: String?, at place: CallPlace) throws {
    evidence.place = place
    guard phone.isOpen else { throw PhoneTestError("\(place.description): The phone is closed.") }
    player.take(try steps(text, at: place))
    evidence.nextName = name
  }

  private func failure(_ error: any Error) -> PhoneTestError {
    let message = error is ScenarioError ? "\(error)" : "\(evidence.place.description): \(error)"
    return PhoneTestError(evidence.withPicture(message))
  }

  /// Reads steps; those of other files keep their places, all others have the test's.
  private func steps(
    _ text: String, at place: CallPlace
  ) throws(PhoneTestError) -> [PlacedStep] {
    let file = "\(place.filePath)"
    let vocabulary = ScenarioVocabulary(
      devices: resources.devices.devices, screens: [Self.screen],
      languages: resources.layouts.map(\.language), defaultDevice: phone.device)
    do {
      let steps = try ScenarioParser.parseSteps(
        Array(text.utf8), file: file, vocabulary: vocabulary)
      return steps.steps(in: file).map { step in
        var step = step
        if step.file == file { step.line = Int(place.line) }
        return step
      }
    } catch .malformed(_, let problems) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let sentences = problems.map { problem in
        if let file = problem.file { return "\(file):\(problem.place.line): \(problem.kind)" }
        let index = problem.place.line - 1
        let step = lines.indices.contains(index) ? "\(lines[index]): " : ""
        return "\(place.description): \(step)\(problem.kind)"
      }
      throw PhoneTestError(sentences.joined(separator: "\n"))
    } catch {
      throw PhoneTestError("\(place.description): \(error)")
    }
  }
}
