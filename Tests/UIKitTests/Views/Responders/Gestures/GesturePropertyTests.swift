import Foundation
import TestSupport
import Testing
import UIKit

/// Random fingers on random recognisers.
@Suite(.seeded) @MainActor struct GesturePropertyTests {
  private static let kinds = [
    "tap", "tap,taps=2", "tap,touches=2", "tap,taps=2,late", "long", "long,duration=0.1,taps=1",
    "pan", "pan,min=2", "pan,max=1,late", "pan,keep", "swipe", "swipe,to=leftright,touches=2",
    "pinch", "pinch,late", "turn", "turn,keep", "edge,at=all", "tap,early", "long,touches=2",
  ]
  private static let relations = [">", ">>", "<", "~", "~", "!"]

  private static func recognizers(_ generator: inout SeededGenerator) -> (String, String) {
    let count = Int.random(in: 1...5, using: &generator)
    let kinds = (0..<count).map { _ in
      Self.kinds[Int.random(in: Self.kinds.indices, using: &generator)]
        + (Bool.random(using: &generator) ? ",out" : "")
    }
    let relations = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let (one, other) = (
        Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
      )
      return
        "\(one)\(Self.relations[Int.random(in: Self.relations.indices, using: &generator)])\(other)"
    }
    return (kinds.joined(separator: " "), relations.joined(separator: " "))
  }

  private static func steps(_ generator: inout SeededGenerator) -> String {
    var (down, steps): ([Int], [String]) = ([], [])
    func place(_ generator: inout SeededGenerator) -> String {
      "\(Int.random(in: 0...374, using: &generator)),\(Int.random(in: 0...666, using: &generator))"
    }
    for _ in 0..<Int.random(in: 5...40, using: &generator) {
      let finger = Int.random(in: 1...3, using: &generator)
      switch Int.random(in: 0...9, using: &generator) {
      case 0...1: steps.append("+t\(Int.random(in: 1...320, using: &generator))")
      case _ where !down.contains(finger):
        steps.append("\(finger)d\(place(&generator))")
        down.append(finger)
      case 2...6: steps.append("\(finger)m\(place(&generator))")
      default:
        steps.append("\(finger)\(Int.random(in: 0...4, using: &generator) == 0 ? "c" : "u")")
        down.removeAll { $0 == finger }
      }
    }
    return (steps + down.map { "\($0)u" } + ["+2"]).joined(separator: " ")
  }

  /// What a recogniser may go through: it fails, is recognised, or begins, changes, and ends or is
  /// cancelled, and is ready again; over and over.
  private static let life = /((f|e|bc?[ex])\.)*/

  @Test(
    .covers(
      "UIGestureRecognizer.State.possible", "UIGestureRecognizer.numberOfTouches",
      "UIGestureRecognizer.state"))
  func `every gesture and every touch reaches its end`() {
    forAll(rounds: 300) { generator in
      let (kinds, relations) = Self.recognizers(&generator)
      let steps = Self.steps(&generator)
      withFreshUIKit { window, clock in
        let stage = GestureStage(kinds, relations: relations, in: window, clock)
        stage.play(steps)
        for recognizer in stage.recognizers {
          #expect(
            recognizer.log.wholeMatch(of: Self.life) != nil,
            "\(recognizer.log) of \(type(of: recognizer)): \(kinds) \(relations): \(steps)")
          #expect(recognizer.state == .possible)
          #expect(recognizer.numberOfTouches == 0)
        }
        for log in stage.inner.logs.values {
          #expect(
            log.wholeMatch(of: /bm*[ec]/) != nil, "\(log): \(kinds) \(relations): \(steps)")
        }
        #expect(!window.hasActiveTouches)
      }
    }
  }

  @Test func `the same fingers make the same gestures`() {
    forAll(rounds: 50) { generator in
      let (kinds, relations) = Self.recognizers(&generator)
      let steps = Self.steps(&generator)
      let logs = (0..<2).map { _ in
        withFreshUIKit { window, clock in
          let stage = GestureStage(kinds, relations: relations, in: window, clock)
          stage.play(steps)
          return stage.recognizers.map(\.log) + [stage.inner.log]
        }
      }
      #expect(logs[0] == logs[1])
    }
  }
}
