import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Field reports about a keyboard that changes its size while it is up.
@MainActor @Suite(.phone) struct KeyboardHeightCases {
  /// The shifts of a stage after each of some keyboard heights.
  private func shifts(bottom: CGFloat, _ heights: [CGFloat], duration: Double) -> [CGFloat] {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: bottom))
      let shifts = heights.map { height in
        stage.show(height, duration: duration)
        let atOnce = stage.shift
        stage.settle()
        #expect(stage.shift == atOnce, "a did changed the shift")
        #expect(keep.shift == atOnce)
        return atOnce
      }
      return shifts
    }
  }

  @Test(arguments: [0, 0.25])
  func `S16 the predictive bar comes and goes`(duration: Double) {
    #expect(shifts(bottom: 500, [225, 258, 225], duration: duration) == [58, 91, 58])
  }

  @Test(arguments: [0, 0.25])
  func `S17 a bar with a one-time code comes and goes`(duration: Double) {
    #expect(shifts(bottom: 500, [216, 260, 216], duration: duration) == [49, 93, 49])
  }

  @Test func `S18 only the end frame counts`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500))
      let info = stage.userInfo(begin: stage.docked(258), end: stage.docked(216))
      stage.post(.willChangeFrame, info)
      stage.post(.willShow, info)
      #expect(stage.shift == 49)
      #expect(keep.shift == 49)
    }
  }

  @Test func `S20 a number pad comes and goes`() {
    #expect(shifts(bottom: 500, [258, 216, 258], duration: 0.25) == [91, 49, 91])
  }

  @Test func `S21 the centre takes two values, whatever the number of switches`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500.1 + 1 / 3))
      var centers: Set<[CGFloat]> = []
      for switching in 0..<20 {
        stage.show(switching.isMultiple(of: 2) ? 216.1 : 258.7)
        stage.advance(seconds: 0.03 * Double(switching))
        centers.insert([stage.adjusted.center.x, stage.adjusted.center.y])
      }
      #expect(centers.count == 2)
      #expect(keep.shift > 0)
    }
  }

  @Test(arguments: [(256.0, 89.0), (259.0, 92.0)])
  func `S23 a custom keyboard posts three heights in a row`(last: CGFloat, shift: CGFloat) {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500))
      let shifts = [0, 216, last].map { height in
        stage.show(height)
        return keep.shift
      }
      #expect(shifts == [0, 49, shift])
      #expect(stage.frames(for: 1) { stage.seenShift }.allSatisfy { $0 <= shift + 1e-9 })
    }
  }

  @Test func `S26 an accessory is all that is left of the keyboard`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 640))
      stage.show(CGRect(x: 0, y: 623, width: 375, height: 44))
      #expect(keep.shift == 17)
    }
  }
}
