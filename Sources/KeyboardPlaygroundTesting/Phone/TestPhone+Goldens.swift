import Foundation
import Scenarios
import UIKit

/// Goldens: what is kept beside the test's file, and compared with what is seen.
///
/// They are made where there are none, except in CI, as the environment variable
/// `KEYBOARD_PLAYGROUND_UPDATE` says: `missing`, `failing`, `all` or `never`. A difference is a failure
/// of the test, which goes on; each function throws `PhoneTestError` where nothing could be compared.
extension TestPhone {
  /// Compares the screen, or one view, with the golden of a name.
  public func expectStill(
    _ name: String, of target: Target? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try capture(
      .still("file", of: target?.content), named: name, ending: "png",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets seconds pass, and compares pictures of them side by side with the golden of a name.
  public func expectStrip(
    _ name: String, for seconds: Double, every interval: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try capture(
      .film(Film("file", .seconds(seconds), stripInterval: interval)), named: name, ending: "png",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets time pass until nothing moves, for at most `seconds`, and compares pictures of it side
  /// by side with the golden of a name.
  public func expectStrip(
    _ name: String, untilSettledWithin seconds: Double = 5, every interval: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try capture(
      .film(Film("file", .untilSettled(atMost: seconds), stripInterval: interval)), named: name,
      ending: "png", CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares the frames so far, without those equal to the one before, with the golden of a name.
  public func expectTrace(
    _ name: String = "trace", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try capture(
      .dump(.trace, "file"), named: name, ending: "csv",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares the views with their frames with the golden of a name.
  public func expectViewTree(
    _ name: String = "views", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try capture(
      .dump(.tree, "file"), named: name, ending: "txt",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Compares the keyboard's notifications so far with the golden of a name.
  public func expectNotifications(
    _ name: String = "notifications", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try capture(
      .dump(.notifications, "file"), named: name, ending: "txt",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects that no golden is left of what the phone does not compare any more.
  ///
  /// It stands at the end of a test. With `KEYBOARD_PLAYGROUND_UPDATE=failing` they are removed.
  public func expectNoOtherGoldens(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    evidence.place = place
    do { try evidence.expectNoOtherGoldens() } catch {
      throw PhoneTestError("\(place.description): \(error)")
    }
  }

  /// Lets seconds pass and saves a film of them as an animated PNG, with which nothing is compared.
  public func film(
    _ name: String, for seconds: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try capture(
      .film(Film("file", .seconds(seconds))), named: name, ending: "png",
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func capture(
    _ step: CaptureStep, named name: String, ending: String, _ place: CallPlace
  ) throws {
    guard Self.isName(name) else {
      throw PhoneTestError(
        "\(place.description): “\(name)” is no name for a file; it has up to 100 bytes, begins with a "
          + "letter or digit but not as failure does, and has neither slashes nor control characters."
      )
    }
    try run("\(Step.capture(step))", named: "\(name).\(ending)", at: place)
  }

  /// Whether a file of a phone can have a name, beside those that are written anyway.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first.isNumber, name.utf8.count <= 100 else {
      return false
    }
    return !name.hasPrefix("failure")
      && !name.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
  }
}
