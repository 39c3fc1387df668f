import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// What is done to the keyboard and the phone; each throws `PhoneTestError` where that is refused.
extension TestPhone {
  // MARK: The software keyboard

  /// Brings the keyboard back to the field that has the focus.
  public func showKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.visibility(.show)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts the keyboard away while the field keeps the focus.
  public func hideKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.visibility(.hide)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts the keyboard away, or brings it back.
  public func toggleKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.visibility(.toggle)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Gives the keyboard a height in points, or with nil the device's own, by its own animation.
  public func setKeyboardHeight(
    _ height: Double?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.height(height)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Pulls the keyboard's edge to a height in points, in a number of seconds.
  public func pullKeyboard(
    toHeight height: Double, over seconds: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.heightOver(height, over: seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Pulls the keyboard's edge to heights in points at certain times, in seconds from now.
  public func pullKeyboard(
    along marks: [(seconds: Double, height: Double)], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.heightAlong(marks.map { HeightMark(time: $0.seconds, height: $0.height) })))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts an iPad's keyboard at the bottom of the screen.
  public func dockKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.arrangement(.docked)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes an iPad's keyboard off the bottom of the screen.
  public func undockKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.arrangement(.undocked)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts an iPad's keyboard in two halves.
  public func splitKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.arrangement(.split)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes an iPad's keyboard small.
  public func floatKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.arrangement(.floating)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Shows or hides the bar with suggestions above the keys.
  public func setSuggestions(
    _ areShown: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.suggestions(areShown)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Connects or disconnects a hardware keyboard.
  public func setHardwareKeyboard(
    _ isConnected: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.hardware(isConnected)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Types with the keys of another language, by its code.
  public func setLanguage(
    _ code: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.keyboard(.language(code)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Posts a keyboard notification that no keyboard stands behind, as a system with a fault would.
  ///
  /// Its name is one of the six of `UIResponder`; frames are in the screen's points, and nil where the
  /// keyboard is or waits below the screen; the duration is in seconds; a curve of nil leaves that entry
  /// out; a foreign keyboard is another app's.
  public func post(
    _ name: Notification.Name, begin: CGRect? = nil, end: CGRect? = nil, duration: Double = 0.25,
    curve: Int? = 7, isForeign: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(try posting(name, begin, end, duration, curve, isForeign))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: The phone as a whole

  /// Takes the app from the front.
  public func enterBackground(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.phone(.app(.background)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Brings the app back.
  public func enterForeground(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.phone(.app(.foreground)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A message comes, whose one-time code is offered above the keys.
  public func receiveMessage(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.phone(.message(text)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Goes on on another device: the screen begins anew, time goes on.
  public func switchDevice(
    to device: Device, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.phone(.device(device.name)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts the screen on the phone anew; time goes on.
  public func restart(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.phone(.screen(Self.screen)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: Time

  /// Lets an exact time pass, in seconds.
  public func advance(
    _ seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.time(.advance(.seconds(seconds))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets frames pass.
  public func advance(
    frames: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.time(.advance(.frames(frames))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets ticks of the phone's clock pass, 600 to a second.
  public func advance(
    ticks: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.time(.advance(.ticks(ticks))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: Steps from elsewhere

  /// Plays the steps of a file, whose path is relative to the test's.
  public func include(
    _ file: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.check(.include(Inclusion(file, steps: []))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects a condition of what is seen at present, as steps write it: `#city above keyboard by 8`; what
  /// is not so is a failure, and the test goes on.
  public func expect(
    _ condition: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "expect \(condition)",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func posting(
    _ name: Notification.Name, _ begin: CGRect?, _ end: CGRect?, _ duration: Double, _ curve: Int?,
    _ isForeign: Bool
  ) throws(PhoneTestError) -> Step {
    let names = KeyboardNotification.Name.allCases
    guard let known = names.first(where: { $0.notificationName == name }) else {
      throw PhoneTestError("The keyboard posts no \(name.rawValue).")
    }
    var posting = Posting(known)
    (posting.beginFrame, posting.endFrame, posting.duration) = (begin, end, duration)
    (posting.curve, posting.isLocal) = (curve, !isForeign)
    return .keyboard(.post(posting))
  }
}
