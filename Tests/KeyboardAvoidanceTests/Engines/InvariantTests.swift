import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// What holds whatever happens, and in whatever order.
@MainActor @Suite(.phone, .seeded) struct InvariantTests {
  private let steps = 30

  /// Runs random legal steps and looks after each of them.
  private func course(
    rounds: Int = 25,
    _ look: (Course, Step, _ seenBefore: CGPoint, _ random: inout SeededGenerator)
      -> Void
  ) {
    forAll(rounds: rounds) { random in
      Stage.run { stage in
        let course = Course(stage, .random(&random))
        for _ in 0..<steps {
          let step = Step.legal(&random)
          let before = course.seen
          course.make(step)
          look(course, step, before, &random)
        }
      }
    }
  }

  @Test func `the shift follows from the situation alone, not from the path`() {
    course { course, step, _, _ in
      #expect(abs(course.modelShift - course.expectedShift) < 1e-6, "after \(step)")
      #expect(abs((course.engine?.shift ?? -1) - course.expectedShift) < 1e-6, "after \(step)")
    }
  }

  @Test func `a new engine comes to the same place, bit by bit`() {
    forAll(rounds: 25) { random in
      let setting = Course.Setting.random(&random)
      let steps = (0..<steps).map { _ in Step.legal(&random) }
      struct End {
        var base, center: CGPoint
        var size: CGFloat
        var viewSize: CGSize
        var last: [Step]
      }
      let end = Stage.run { stage in
        let course = Course(stage, setting)
        for step in steps { course.make(step) }
        return End(
          base: course.base, center: course.view.center,
          size: course.containerHeight, viewSize: course.viewSize,
          last: [
            .place(course.base), .limit(course.limit), .target(course.target),
            .distance(course.distance), .focus(course.focus),
            course.keyboardTop.map { .show(667 - $0) } ?? .hide,
          ])
      }
      Stage.run { stage in
        let course = Course(stage, setting)
        course.make(.resize(end.size))
        #expect(abs(course.viewSize.height - end.viewSize.height) < 1e-6)
        for step in end.last.shuffled(using: &random) { course.make(step) }
        #expect(course.view.center == end.center)
      }
    }
  }

  @Test func `a hide brings the base back, bit by bit`() {
    course { course, step, _, random in
      if case .hide = step {
        #expect(course.view.center == course.base)
      } else if Int.random(in: 0..<5, using: &random) == 0 {
        course.make(.hide)
        #expect(course.view.center == course.base)
        #expect(course.engine?.shift == 0)
      }
    }
  }

  @Test func `repeating a step changes nothing`() {
    course { course, step, _, _ in
      let center = course.view.center
      let isAnimating = course.stage.screen.isAnimating
      course.make(step)
      #expect(course.view.center == center, "after \(step)")
      if !isAnimating { #expect(!course.stage.screen.isAnimating, "after \(step)") }
    }
  }

  @Test func `a shift is never negative, and a free target is not moved`() {
    course { course, step, _, _ in
      #expect(course.modelShift >= 0, "after \(step)")
      if let frame = course.targetAtBase, let top = course.keyboardTop,
        frame.maxY + course.distance < top - 1e-6
      {
        #expect(course.view.center == course.base, "after \(step)")
      }
    }
  }

  @Test func `the size is the view's own affair`() {
    course { course, step, _, _ in
      #expect(course.view.bounds.size == course.viewSize, "after \(step)")
    }
  }

  @Test func `x never changes`() {
    course { course, step, _, _ in
      #expect(course.view.center.x == course.base.x, "after \(step)")
    }
  }

  @Test func `the gap is the distance whenever something moved without a limit`() {
    course { course, step, _, _ in
      guard course.modelShift > 0, course.limit == nil, let top = course.keyboardTop,
        let target = course.target.map({ course.fields[$0] })
      else { return }
      let bottom = target.convert(target.bounds, to: nil).maxY
      #expect(abs(top - bottom - course.distance) < 1e-6, "after \(step)")
    }
  }

  @Test func `what is seen goes on smoothly through every interruption`() {
    course { course, step, before, _ in
      if case .wait = step { return }
      guard step.isAnimated else { return }
      let seen = course.seen
      #expect(abs(seen.y - before.y) < 1e-6 && seen.x == before.x, "after \(step)")
    }
  }

  @Test func `nothing moves by itself when the motion has ended`() {
    course { course, step, _, _ in
      let center = course.view.center
      course.make(.wait(600))
      #expect(course.view.center == center, "after \(step)")
      #expect(abs(course.seen.y - center.y) < 1e-9, "after \(step)")
    }
  }

  @Test func `one completion for each move up, true for those that were not overtaken`() {
    forAll(rounds: 25) { random in
      Stage.run { stage in
        let course = Course(stage, .random(&random))
        var reports: [Bool] = []
        course.engine?.completion = { reports.append($0) }
        course.make(.target(0))
        var moves: [(tick: Int, shift: CGFloat)] = []
        for _ in 0..<steps {
          course.make(.show([162, 216, 258.5, 400].randomElement(using: &random) ?? 0))
          if course.modelShift != moves.last?.shift ?? 0 {
            moves.append((stage.clock.now, course.modelShift))
          }
          course.make(.wait(Int.random(in: 0...400, using: &random)))
        }
        stage.settle()
        // The keyboard's curve takes 0.5 s.
        let expected = moves.indices.filter { moves[$0].shift > 0 }.map { index in
          index + 1 == moves.count || moves[index + 1].tick >= moves[index].tick + 300
        }
        #expect(reports == expected)
      }
    }
  }

  @Test func `an engine that is released returns its view and is freed`() {
    course { course, _, _, random in
      guard Int.random(in: 0..<8, using: &random) == 0 else { return }
      weak let freed = course.engine
      course.engine = nil
      #expect(freed == nil)
      #expect(course.view.center == course.base)
      course.make(.wait(Int.random(in: 0...100, using: &random)))
      #expect(course.view.center == course.base)
    }
  }

  @Test func `illegal notifications leave all numbers finite, and a hide still ends it`() {
    forAll(rounds: 50) { random in
      Stage.run { stage in
        let course = Course(stage, .random(&random))
        course.make(.target(0))
        for _ in 0..<steps {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: course.make(.legal(&random))
          case 1, 2: course.make(.illegal(&random))
          default:
            let event = KeyboardChange.Event.allCases.randomElement(using: &random) ?? .willShow
            stage.post(event, Hostile.userInfo(&random))
          }
          let (center, seen) = (course.view.center, course.seen)
          #expect([center.x, center.y, seen.x, seen.y].allSatisfy { $0.isFinite })
          #expect(center.x == course.base.x)
          #expect(course.modelShift >= 0)
        }
        course.make(.hide)
        #expect(course.view.center == course.base)
        // The longest duration that is believed, in seconds.
        stage.advance(seconds: 10)
        #expect(course.view.center == course.base)
        #expect(abs(course.seen.y - course.base.y) < 1e-6)
      }
    }
  }
}
