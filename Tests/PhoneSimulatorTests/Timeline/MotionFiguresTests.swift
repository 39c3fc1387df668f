import Foundation
import TestSupport
import Testing

@testable import PhoneSimulator

/// Runs of a few frames at 60 frames a second, on a screen 600 points high.
@Suite("Motion as numbers")
struct MotionFiguresTests {
  private static func will(_ duration: Double) -> PhoneEvent {
    .notification(
      KeyboardNotification(
        name: .willChangeFrame, beginFrame: .zero, endFrame: .zero, duration: duration))
  }

  /// Frames with the keyboard's top and the shift of a view whose bottom is at
  /// 500 without it; `announced` are those at which the keyboard says it moves.
  private func figures(
    tops: [Double], shifts: [Double], announced: Set<Int> = [], atOnce: Set<Int> = [],
    bottom: Double? = 500
  ) -> MotionFigures {
    MotionFigures(
      of: zip(tops, shifts).enumerated().map { index, values in
        TraceSample(
          tick: 10 * index, keyboardTop: values.0, targetBottom: bottom.map { $0 - values.1 },
          shift: values.1,
          events: (announced.contains(index) ? [Self.will(0.25)] : [])
            + (atOnce.contains(index) ? [Self.will(0)] : []))
      })
  }

  @Test("A run can be measured on the way as well as in the end", .seeded)
  func onTheWay() {
    forAll(rounds: 200) { random in
      var (top, shift) = (600.0, 0.0)
      let samples = (0..<Int.random(in: 0...60, using: &random)).map { index in
        if Bool.random(using: &random) {
          top = [600, 400, 300, top - 20].randomElement(using: &random) ?? top
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
          shift = [0, 100, 200, shift + 20].randomElement(using: &random) ?? shift
        }
        let isAnnounced = Int.random(in: 0..<6, using: &random) == 0
        let bottom = [500, 560].randomElement(using: &random).map { $0 - shift }
        return TraceSample(
          tick: 10 * index, keyboardTop: index == 0 ? 600 : top, targetBottom: bottom,
          shift: shift,
          events: isAnnounced ? [Self.will(Bool.random(using: &random) ? 0.25 : 0)] : [])
      }
      var meter = MotionMeter()
      for (index, sample) in samples.enumerated() {
        var whole = MotionFigures()
        whole.measure(Array(samples[...index]), height: 600, goesOn: false)
        let figures = meter.figures(with: sample)
        meter.add(sample)
        for figure in MotionFigure.allCases {
          #expect(abs(figures[figure] - whole[figure]) < 1e-9, "\(figure) in frame \(index)")
        }
        #expect(meter.figures == figures)
      }
    }
  }

  @Test("A bar that goes with the keyboard")
  func inStep() {
    let figures = figures(
      tops: [600, 600, 540, 430, 400, 400], shifts: [0, 0, 30, 85, 100, 100], announced: [1])
    #expect(figures[.gap] == 100)
    #expect(figures[.overlap] == 0)
    #expect(figures[.outOfStep] == 0)
    #expect(figures[.step] == 55)
    #expect(figures[.overshoot] == 0)
    #expect(figures[.restError] == 0)
    #expect(
      figures.description == "greatest gap 100 pt, greatest overlap 0 pt, out of step 0 s, "
        + "largest step 55 pt, overshoot 0 pt, rest error 0 pt")
  }

  @Test("A view that jumps at once is out of step for the rest of the motion")
  func jump() {
    let figures = figures(
      tops: [600, 550, 500, 450, 400, 400], shifts: [0, 100, 100, 100, 100, 100], announced: [0])
    // Three of four steps are the keyboard's alone.
    #expect(abs(figures[.outOfStep] - 0.05) < 1e-12)
    #expect(figures[.step] == 100)
    #expect(figures[.gap] == 150)
  }

  @Test("A view that lags is covered on the way")
  func lag() {
    let figures = figures(
      tops: [600, 500, 400, 400, 400], shifts: [0, 0, 20, 100, 100], announced: [0])
    #expect(figures[.overlap] == 80)
    #expect(abs(figures[.outOfStep] - 2 / 60.0) < 1e-12)
  }

  @Test("A view that swings goes too far by so much, at either end")
  func overshoot() {
    #expect(
      figures(tops: [600, 500, 400, 399, 398], shifts: [0, 80, 112.5, 103, 102], announced: [0])[
        .overshoot] == 10.5)
    #expect(
      figures(tops: [400, 500, 600, 600, 600], shifts: [100, 104, 50, -3, 0], announced: [0])[
        .overshoot] == 4)
  }

  @Test("A motion that is announced on the way begins anew")
  func interruption() {
    // Up and down again, each part on its own without going too far.
    let figures = figures(
      tops: [600, 500, 400, 500, 600], shifts: [0, 50, 100, 50, 0], announced: [0, 2])
    #expect(figures[.overshoot] == 0)
    #expect(figures[.outOfStep] == 0)
  }

  @Test("A change made at once is a motion of its own, not the end of the one before")
  func atOnce() {
    // The view has come up with the keyboard, which falls by 50 in the last frame.
    let end = figures(
      tops: [600, 500, 400, 400, 450], shifts: [0, 50, 100, 100, 50], announced: [0], atOnce: [4])
    #expect(end[.overshoot] == 0)
    #expect(end[.outOfStep] == 0)
    #expect(end[.step] == 50)
    // The same before the frame in which it would have ended, and in mid-motion.
    let early = figures(
      tops: [600, 500, 400, 450], shifts: [0, 50, 100, 50], announced: [0], atOnce: [3])
    #expect(early[.overshoot] == 0)
    let middle = figures(
      tops: [600, 520, 440, 410, 400], shifts: [0, 80, 40, 90, 100], announced: [0], atOnce: [2])
    #expect(middle[.overshoot] == 0)
    // A view that stands while the keyboard comes, then goes with it at once: the gap is that
    // of the one frame, and nothing was out of step.
    let still = figures(
      tops: [600, 500, 400, 400, 350], shifts: [0, 0, 0, 0, 40], announced: [0], atOnce: [4],
      bottom: 390)
    #expect(still[.gap] == 10)
    #expect(still[.outOfStep] == 0)
    // What goes too far by itself still does.
    let swing = figures(
      tops: [600, 500, 400, 400, 450], shifts: [0, 110, 100, 100, 50], announced: [0], atOnce: [4])
    #expect(swing[.overshoot] == 10)
  }

  @Test("Where a reversed move turns round is no rest")
  func turning() {
    func figures(_ shifts: [Double], announced: Set<Int> = []) -> MotionFigures {
      self.figures(
        tops: [600, 600] + shifts.map { _ in 400 }, shifts: [0, 0] + shifts,
        announced: announced.union([2]))
    }
    let turned = figures([100, 80, 70, 70, 80, 100, 100])
    #expect(turned[.restError] == 0)
    // Two frames are a rest, and so is one from which something announced goes on.
    #expect(figures([100, 80, 70, 70, 70, 80, 100, 100])[.restError] == 30)
    #expect(figures([100, 80, 70, 70, 80, 100, 100], announced: [6])[.restError] == 30)
  }

  @Test("Another target begins another motion, without a word of the keyboard")
  func retarget() {
    let frames: [(top: Double, bottom: Double, shift: Double)] = [
      (600, 420, 0), (500, 410, 10), (400, 400, 20), (400, 500, 20), (400, 450, 70),
      (400, 400, 120),
    ]
    let figures = MotionFigures(
      of: frames.enumerated().map { index, frame in
        TraceSample(
          tick: 10 * index, keyboardTop: frame.top, targetBottom: frame.bottom,
          shift: frame.shift, events: [])
      })
    #expect(figures[.outOfStep] == 0)
    #expect(figures[.overlap] == 100)
  }

  @Test("What is left at rest: a shift without a keyboard, a target under it")
  func rest() {
    #expect(figures(tops: [600, 600, 600], shifts: [0, 0, 0])[.restError] == 0)
    #expect(
      figures(tops: [400, 500, 600, 600], shifts: [100, 50, 3, 3], announced: [0])[.restError] == 3)
    #expect(
      figures(tops: [600, 500, 400, 400], shifts: [0, 20, 40, 40], announced: [0])[.restError]
        == 60)
    // A moment at which something is announced is no rest yet.
    #expect(figures(tops: [600, 400, 400], shifts: [0, 0, 100], announced: [1])[.restError] == 0)
  }

  @Test("A field the keyboard covers is covered also where nothing avoids it")
  func noAvoidance() {
    let figures = figures(tops: [600, 500, 400, 400], shifts: [0, 0, 0, 0], announced: [0])
    #expect(figures[.overlap] == 100)
    #expect(figures[.restError] == 100)
    #expect(figures[.gap] == 0)
    #expect(figures[.outOfStep] == 0)
  }

  @Test("Runs without a target, without motion, without frames")
  func little() {
    #expect(figures(tops: [], shifts: []) == MotionFigures(of: []))
    #expect(figures(tops: [600], shifts: [0]) == MotionFigures(of: []))
    let blind = figures(tops: [600, 500, 400], shifts: [0, 10, 20], bottom: nil)
    #expect(blind[.gap] == 0)
    #expect(blind[.step] == 10)
  }
}

extension MotionFigures {
  /// Measures a run as a timeline does.
  fileprivate init(of samples: [TraceSample]) {
    var meter = MotionMeter()
    for sample in samples { meter.add(sample) }
    self = meter.figures
  }
}
