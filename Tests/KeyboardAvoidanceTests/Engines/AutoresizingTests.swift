import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Views whose place is worked out from where they are: a shift must not pass for their place.
@MainActor @Suite(.phone, .seeded) struct AutoresizingTests {
  @Test(arguments: [false, true])
  func `a view that fills its window keeps its base through changes of height`(isUpdated: Bool) {
    Stage.run { stage in
      stage.adjusted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      for height in [600, 640, 590.5] as [CGFloat] {
        stage.window.frame.size.height = height
        if isUpdated {
          keep.update()
          #expect(stage.adjusted.frame.minY == -111)
        }
      }
      keep.update()
      #expect(keep.shift == 111)
      #expect(stage.adjusted.frame.minY == -111)
      stage.hide()
      #expect(stage.adjusted.center == CGPoint(x: 187.5, y: 295.25))
      #expect(stage.adjusted.frame == CGRect(x: 0, y: 0, width: 375, height: 590.5))
    }
  }

  @Test func `a window that shrinks and grows back between two looks changes nothing`() {
    Stage.run { stage in
      stage.adjusted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520.3), distance: 0.1)
      stage.show(258)
      stage.window.frame.size.height = 431.7
      stage.window.frame.size.height = 667
      keep.update()
      #expect(abs(stage.shift - 111.4) < 1e-6)
      stage.hide()
      #expect(stage.adjusted.center == CGPoint(x: 187.5, y: 333.5))
    }
  }

  @Test func `a bar that sticks to the bottom comes back to the bottom`() {
    Stage.run { stage in
      let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      stage.window.addSubview(bar)
      let keep = KeepViewAboveKeyboard(adjustedView: bar, targetView: bar)
      stage.show(258)
      stage.window.frame.size.height = 640
      keep.update()
      // The window ends 27 points above the screen's bottom; the keyboard's top is at 409 still.
      #expect(bar.frame.maxY == 409)
      #expect(keep.shift == 231)
      stage.hide()
      #expect(bar.frame == CGRect(x: 0, y: 590, width: 375, height: 50))
    }
  }

  @Test func `somebody who places the view while its window is resized makes the base`() {
    Stage.run { stage in
      stage.adjusted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.window.frame.size.height = 600
      stage.adjusted.frame = CGRect(x: 0, y: 20, width: 375, height: 580)
      keep.update()
      #expect(keep.shift == 131)
      stage.hide()
      #expect(stage.adjusted.frame == CGRect(x: 0, y: 20, width: 375, height: 580))
    }
  }

  @Test func `a size change in an animation shows no jump`() {
    Stage.run { stage in
      stage.adjusted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      stage.settle()
      let top = { stage.adjusted.presentation.frame.minY }
      UIView.animate(withDuration: 0.3) {
        stage.window.frame.size.height = 600
        keep.update()
      }
      #expect(stage.frames(for: 0.4, top).allSatisfy { abs($0 + 111) < 1e-9 })
      #expect(keep.shift == 111)
    }
  }

  /// A view that is never shifted, in a window of its own, says where the other one belongs.
  @Test func `whatever the mask, the base is where the view would be without a shift`() {
    forAll(rounds: 100) { random in
      Stage.run { stage in
        let mask = UIView.AutoresizingMask(rawValue: .random(in: 0..<64, using: &random))
        let frame = CGRect(
          x: 10, y: .random(in: 150...250, using: &random), width: 300,
          height: .random(in: 200...300, using: &random))
        stage.adjusted.frame = frame
        stage.adjusted.autoresizingMask = mask
        let twin = UIView(frame: frame)
        twin.autoresizingMask = mask
        let other = UIView(frame: stage.window.bounds)
        other.addSubview(twin)
        let keep = KeepViewAboveKeyboard(
          adjustedView: stage.adjusted,
          targetView: stage.field(bottom: .random(in: 150...200, using: &random)))
        keep.distance = 100
        stage.show(258)
        let isUpdated = Bool.random(using: &random)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let size = CGSize(
            width: .random(in: 340...420, using: &random),
            height: .random(in: 560...700, using: &random))
          stage.window.frame.size = size
          other.frame.size = size
          if isUpdated { keep.update() }
        }
        stage.hide()
        let (center, wanted) = (stage.adjusted.center, twin.center)
        #expect(abs(center.x - wanted.x) < 1e-6 && abs(center.y - wanted.y) < 1e-6, "\(mask)")
        #expect(abs(stage.adjusted.bounds.height - twin.bounds.height) < 1e-6, "\(mask)")
      }
    }
  }
}
