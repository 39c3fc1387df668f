import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// What fingers and real keys do; each throws `PhoneTestError` where the phone refuses it.
extension TestPhone {
  // MARK: Fingers

  /// A finger touches a target and leaves it at once, or after a number of seconds; `place` is in points
  /// from the top left of the target's view, whose middle it is else.
  public func tap(
    _ target: Target, at place: CGPoint? = nil, for seconds: Double? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.tap(target.content, at: place, for: seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Two taps, one right after the other.
  public func doubleTap(
    _ target: Target, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.doubleTap(target.content)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A finger comes down on a target and moves to another one at an even speed.
  public func drag(
    _ start: Target, to end: Target, over seconds: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.drag(from: start.content, to: end.content, over: seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A finger comes down on a target, at a place from the top left of its view where one is given, goes
  /// from point to point of the screen, and is lifted at the last; times are seconds from when it came
  /// down.
  public func drag(
    _ start: Target, at place: CGPoint? = nil, along way: [(seconds: Double, point: CGPoint)],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.dragAlong(start.content, at: place, way.map { Waypoint(time: $0.seconds, point: $0.point) })))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A quick drag, in a tenth of a second; the finger is lifted while it moves.
  public func flick(
    _ start: Target, to end: Target, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.flick(from: start.content, to: end.content)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A finger on a target moves what is under it, and rests before it is lifted; this many points more of
  /// what lies right and below come into sight.
  public func scroll(
    _ target: Target, by way: CGVector, over seconds: Double = 0.4, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.scroll(target.content, by: CGSize(width: way.dx, height: way.dy), over: seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A mouse's wheel over a target scrolls this many points more of what lies right and below into sight.
  public func wheel(
    _ target: Target, by way: CGVector, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.wheel(target.content, by: CGSize(width: way.dx, height: way.dy))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// One event of a finger at a point of the screen; numbers tell fingers apart.
  public func finger(
    _ phase: UITouch.Phase, at point: CGPoint, id: Int = 0, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.finger(TouchPhase(phase), at: point, id: id)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Does things at random, the same ones for the same seed of the phone, with seconds between them.
  public func monkey(
    _ count: Int, every seconds: Double = 0.1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.fingers(.monkey(count, every: seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: Keys

  /// Types a text at once, or a character at a time with seconds between; a line feed is the return key.
  public func type(
    _ text: String, every seconds: Double? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.typing(.type(text, seconds.map(Pace.every) ?? .atOnce)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Types as many characters as a password may have; the phone's files do not say which.
  public func typeSecret(
    _ count: Int, every seconds: Double? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.typing(.typeSecret(count, seconds.map(Pace.every) ?? .atOnce)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Presses a key of a real keyboard: `Escape`, `Tab`, `Return`, `Backspace`, `Left` and so on, a
  /// character, or one of these with `Shift+` or `Ctrl+` in front.
  public func press(
    _ key: String, times: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(try Step.typing(.press(keyPress(key, .stroke), times: times)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Does half of a key's stroke.
  public func press(
    _ key: String, _ half: KeyStroke, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(try Step.typing(.press(keyPress(key, half.phase))))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Shows text that an input method composes, with the caret behind a number of UTF-16 units or at its
  /// end; an empty text ends the composition.
  public func compose(
    _ text: String, caret: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.typing(.compose(text, caret: caret ?? text.utf16.count)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Puts a text on the pasteboard, as when it is copied elsewhere.
  public func setPasteboard(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.typing(.pasteboard(text)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Pastes a text that is on no pasteboard, as a middle click does.
  public func paste(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.typing(.paste(text)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
