import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing
import UIKit

/// A view controller that knows nothing of this project is watched like any other.
///
/// The phone is an iPhone SE (3rd generation): 667 points high, its keyboard 260.
@MainActor
@Suite("Screens without an observation", .phone)
struct PlainScreenTests {
  private func play(_ reaction: OrderViewController.Reaction, _ steps: String) throws
    -> [TraceSample]
  {
    let played = try ScenariosTests.play(
      steps,
      screen: AppScreen("order", title: "Order", whatToWatch: "The fields move.") {
        OrderViewController(reaction)
      })
    #expect(played.failure == nil)
    return played.rows
  }

  /// The keyboard's critically damped spring: how much of the way is done after some seconds.
  private func progress(_ seconds: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    return seconds < 0.5 ? 1 - exp(-omega * seconds) * (1 + omega * seconds) : 1
  }

  private func expectNear(
    _ value: Double?, _ expected: Double?, _ row: TraceSample,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let value, let expected else {
      #expect(value == expected, "at tick \(row.tick)", sourceLocation: sourceLocation)
      return
    }
    #expect(
      abs(value - expected) < 1e-6, "at tick \(row.tick)", sourceLocation: sourceLocation)
  }

  /// The address ends at 600, and the keyboard begins at 407: 203 points, on the keyboard's curve.
  @Test("The first responder is the target, and how far it is seen to move is the shift")
  func notifications() throws {
    let rows = try play(.toKeyboard, "wait 0.1\ntap #address\nwait 0.6\n")
    #expect(rows.count == 43)
    for row in rows {
      // The tap is at tick 60, of 600 a second.
      let done = row.tick > 60 ? progress(Double(row.tick - 60) / 600) : 0
      expectNear(row.keyboardTop, 667 - 260 * done, row)
      expectNear(row.shift, 203 * done, row)
      expectNear(row.targetBottom, row.tick < 60 ? nil : 600 - 203 * done, row)
    }
  }

  @Test("What loses the focus is followed until it is back in its place")
  func hiding() throws {
    let rows = try play(.toKeyboard, "tap #address\nwait 1\npress Escape\nwait 0.6\n")
      .filter { $0.tick >= 600 }
    #expect(rows.count == 37)
    for row in rows {
      let left = 1 - progress(Double(row.tick - 600) / 600)
      expectNear(row.shift, 203 * left, row)
      expectNear(row.targetBottom, nil, row)
    }
  }

  /// The article ends at 340, and stands as far above its own place as the address did.
  @Test("A field that gets the focus while the keyboard is up has its place from before")
  func otherField() throws {
    let rows = try play(.toKeyboard, "tap #address\nwait 1\npress Shift+Tab\nwait 0.1\n")
    let last = try #require(rows.last)
    expectNear(last.shift, 203, last)
    expectNear(last.targetBottom, 340 - 203, last)
  }

  /// A text field says that editing begins before the keyboard says that it comes.
  @Test("Code that moves before the keyboard does is seen to move from where it stood")
  func editing() throws {
    let rows = try play(.toEditing, "tap #address\nwait 0.4\npress Escape\nwait 0.1\n")
    for row in rows where row.tick < 240 {
      let done = min(Double(row.tick) / 180, 1)
      expectNear(row.shift, 120 * done, row)
      expectNear(row.targetBottom, 600 - 120 * done, row)
    }
    for row in rows where row.tick >= 240 { expectNear(row.shift, 0, row) }
    #expect(rows.count == 31)
  }
}
