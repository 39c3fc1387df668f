import Foundation
import Scenarios
import UIKit

/// Waiting, in two ways: without `await` nothing but the phone's own clock is turned, so that it cannot
/// hang; with `await` the real main queue runs, too, and work on other queues is given real time.
extension TestPhone {
  /// Lets time pass until nothing moves; throws `PhoneTestError` after a number of the phone's seconds.
  public func settle(
    within seconds: Double = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      Self.settling(seconds),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets time pass until nothing moves and work on other queues has come back; throws
  /// `PhoneTestError` after a number of the phone's seconds.
  public func settle(
    within seconds: Double = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await run(
      Self.settling(seconds),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private static func settling(_ seconds: Double) -> String {
    "\(Step.time(.waitUntil(.settled, atMost: seconds)))"
  }

  /// Lets a number of seconds pass on the phone.
  public func wait(
    _ seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "\(Step.time(.wait(seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets a number of seconds pass on the phone, while the real main queue runs.
  public func wait(
    _ seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    try await run(
      "\(Step.time(.wait(seconds)))",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets time pass until a condition is true, as steps write it: `keyboard up`; throws
  /// `PhoneTestError` after a number of the phone's seconds.
  public func wait(
    until condition: String, atMost seconds: Double = 5, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try run(
      "wait until \(condition) max \(seconds)",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets time pass until a condition is true, while the real main queue runs; throws
  /// `PhoneTestError` after a number of the phone's seconds.
  public func wait(
    until condition: String, atMost seconds: Double = 5, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    try await run(
      "wait until \(condition) max \(seconds)",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

// MARK: - The app's own code

extension TestPhone {
  /// Seconds between two looks for work that has come back.
  private static let pause = 0.001

  /// Lets the real main queue run, and waits until all work on other queues has come back.
  func letOthersWork() async throws {
    await Task.yield()
    var waited = 0.0
    while phone.isOwedWork, waited < patience {
      try await Task.sleep(for: .seconds(Self.pause))
      waited += Self.pause
      phone.enter {}
    }
  }

  /// Runs code inside the phone: its world is UIKit's, and what it hands to the main queue runs on the
  /// phone's clock.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try phone.enter(body)
  }

  /// Runs an async function of the app's inside the phone, whose time passes meanwhile.
  ///
  /// It is on the main actor, in the phone's world between its suspensions, and may take `seconds` of the
  /// phone's time. Throws what the function throws, and `PhoneTestError` where it does not return in
  /// time.
  public func perform<Result>(
    within seconds: Double = 60, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @escaping @MainActor () async throws -> Result
  ) async throws -> Result {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    evidence.place = place
    guard phone.isOpen else { throw PhoneTestError("\(place.description): The phone is closed.") }
    let outcome = Outcome<Result>()
    phone.enter { outcome.take(body) }
    let deadline = phone.now + FrameClock.ticks(seconds)
    var waited = 0.0
    while outcome.value == nil {
      try timeline.advance(to: phone.now)
      try await letOthersWork()
      if outcome.value != nil { break }
      if let next = phone.nextTick, next <= deadline {
        try timeline.advance(to: next)
      } else if waited < patience {
        // It waits for something that is not the phone's.
        try await Task.sleep(for: .seconds(Self.pause))
        waited += Self.pause
      } else {
        throw PhoneTestError(
          evidence.withPicture(
            "\(place.description): The function has not returned after \(seconds) s of the phone's "
              + "time and \(patience) s of real time."))
      }
    }
    guard let value = outcome.value else { preconditionFailure("there is a value by now") }
    return try value.get()
  }
}

/// What comes of an async function.
@MainActor
private final class Outcome<Value> {
  private(set) var value: Result<Value, any Error>?

  /// Runs a function in a task, which begins at the world's next turn.
  func take(_ body: @escaping @MainActor () async throws -> Value) {
    Task { @MainActor in
      do { value = .success(try await body()) } catch { value = .failure(error) }
    }
  }
}
