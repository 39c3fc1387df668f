import Foundation
import PhoneSimulator
import Testing
import UIKit

/// Runs the tests of a phone one at a time, across suites, and checks that each
/// leaves UIKit's globals as it found them.
package struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite holds no phone; its tests do.
    guard testCase != nil else { return try await function() }
    try await PhoneTurns.shared.take {
      try await function()
      await Self.expectFreshGlobals()
    }
  }

  @MainActor private static func expectFreshGlobals() {
    #expect(!Phone.isAnyOpen, "the test left a phone open")
    #expect(UIKitGlobals.current.isPristine, "the test left something in UIKit's globals")
    #expect(UIScreen.main.clock.now == 0, "the test let time pass on no phone's clock")
    #expect(UIScreen.main.clock.nextTick == nil, "the test left work on no phone's clock")
  }
}

extension Trait where Self == PhoneTrait {
  /// Opens phones: one test at a time.
  package static var phone: Self { Self() }
}

/// Lets one after the other in.
private actor PhoneTurns {
  static let shared = PhoneTurns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take(_ body: @Sendable () async throws -> Void) async rethrows {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      if waiting.isEmpty {
        isTaken = false
      } else {
        waiting.removeFirst().resume()
      }
    }
    try await body()
  }
}
