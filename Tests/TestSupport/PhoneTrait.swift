import Foundation
import PhoneSimulator
import Testing
import UIKit

/// Checks that a test of phones leaves nothing in the world of code that runs in no phone.
package struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    // A suite holds no phone; its tests do.
    if testCase != nil { await Self.expectStandingWorldUntouched() }
  }

  @MainActor private static func expectStandingWorldUntouched() {
    let (world, clock) = (World.standing, World.standing.mainScreen.clock)
    #expect(world.isPristine, "the test left something in no phone's world")
    #expect(clock.now == 0, "the test let time pass on no phone's clock")
    #expect(clock.nextTick == nil, "the test left work on no phone's clock")
  }
}

extension Trait where Self == PhoneTrait {
  /// Opens phones, and leaves what is in no phone as it was.
  package static var phone: Self { Self() }
}
