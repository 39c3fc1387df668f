import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// The keyboard is seen where the closed form says, in every frame.
@MainActor
@Suite(.phone)
struct KeyboardPathTests {
  /// p(t) = 1 − e^(−ωt)(1 + ωt) with ω = √(1000/3); over at 0.5 s.
  private nonisolated static func progress(_ ticks: Int) -> Double {
    guard ticks < 300 else { return 1 }
    let phase = (1000.0 / 3).squareRoot() * Double(ticks) / 600
    return 1 - exp(-phase) * (1 + phase)
  }

  /// One change of the keyboard's top, in points upwards, at a tick.
  private struct Change {
    var tick: Int
    var rise: Double
    var isAnimated = true

    func seen(at tick: Int) -> Double {
      isAnimated ? rise * progress(tick - self.tick) : rise
    }
  }

  private func expectPath(
    of phone: Phone, _ changes: [Change], frames: Int, _ context: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<frames {
      let height = changes.reduce(0) { $0 + $1.seen(at: phone.now) }
      let error = abs(Double(phone.keyboard.visibleTop) - min(844, 844 - height))
      #expect(
        error <= 1e-6, "tick \(phone.now) \(context)", sourceLocation: sourceLocation)
      phone.advance(by: 10)
    }
  }

  @Test func theShow() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      expectPath(of: phone, [Change(tick: 0, rise: 336)], frames: 35)
    }
  }

  @Test func knownFramesOfARealPhone() throws {
    // facts 2.2: heights seen of 336 at 0.08, 0.125 and 0.25 s.
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      for (tick, height) in [(48, 144.110), (75, 223.445), (150, 316.525)] {
        phone.advance(to: tick)
        #expect(abs(844 - phone.keyboard.visibleTop - height) < 1e-3)
      }
    }
  }

  @Test func aHideInMidShowCarriesOnFromWhereItIsSeen() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.advance(by: 50)
      try phone.perform(.key(KeyPress(.escape)))
      expectPath(
        of: phone, [Change(tick: 0, rise: 336), Change(tick: 50, rise: -336)], frames: 40)
    }
  }

  @Test(.seeded) func interruptionsAddUp() throws {
    try forAll(rounds: 20) { random in
      try withPhone { phone in
        var changes: [Change] = []
        var height = 0.0
        for _ in 0..<8 {
          let wanted: Double
          if Int.random(in: 0..<3, using: &random) == 0 {
            let isUp = height > 0
            try phone.perform(isUp ? .key(KeyPress(.escape)) : .tap(.identifier("name")))
            wanted = isUp ? 0 : phone.keyboard.wantedHeight
          } else {
            let set = Double(Int.random(in: 200...500, using: &random))
            try phone.perform(.keyboardHeight(set))
            wanted = height > 0 ? set : 0
          }
          changes.append(Change(tick: phone.now, rise: wanted - height))
          height = wanted
          expectPath(
            of: phone, changes, frames: .random(in: 1...20, using: &random))
        }
      }
    }
  }
}
