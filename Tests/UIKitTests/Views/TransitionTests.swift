import Foundation
import TestSupport
import Testing
import UIKit

/// Transitions from one look to another: a square of 100 points at (20, 20) goes from red to blue in a
/// window of 140 points, in a second of 600 ticks.
@MainActor struct TransitionTests {
  private func withTransition(
    _ style: UIView.AnimationOptions, at tick: Int, _ test: (Painting) -> Void
  ) {
    withFreshUIKit(screen: CGSize(width: 140, height: 140)) { window, clock in
      window.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      view.backgroundColor = LayerStage.red
      window.addSubview(view)
      clock.runDue()
      UIView.transition(
        with: view, duration: 1, options: [style, .curveLinear],
        animations: { view.backgroundColor = LayerStage.blue })
      #expect(view.backgroundColor == LayerStage.blue)
      clock.advance(to: tick)
      test(Painting(of: window))
    }
  }

  private let window = CGRect(x: 0, y: 0, width: 140, height: 140)

  private func redBox(_ painting: Painting, in rect: CGRect? = nil) -> CGRect {
    painting.box(in: rect ?? window) { $0.red > 200 && $0.green < 80 && $0.blue < 80 } ?? .null
  }

  private func blueBox(_ painting: Painting, in rect: CGRect? = nil) -> CGRect {
    painting.box(in: rect ?? window) { $0.red < 80 && $0.green < 80 && $0.blue > 200 } ?? .null
  }

  @Test(
    .covers(
      "UIView.transition(with:duration:options:animations:completion:)",
      "UIView.AnimationOptions.transitionCrossDissolve"))
  func `a dissolve mixes both looks`() {
    withTransition(.transitionCrossDissolve, at: 0) { #expect($0.isRed(70, 70)) }
    withTransition(.transitionCrossDissolve, at: 150) { painting in
      let color = painting.rgb(70, 70)
      #expect(abs(color[0] - 191) <= 1 && color[1] == 0 && abs(color[2] - 64) <= 1)
      #expect(painting.isWhite(10, 10))
    }
    withTransition(.transitionCrossDissolve, at: 600) { #expect($0.isBlue(70, 70)) }
  }

  @Test(
    .covers(
      "UIView.AnimationOptions.transitionFlipFromLeft",
      "UIView.AnimationOptions.transitionFlipFromRight",
      "UIView.AnimationOptions.transitionFlipFromTop",
      "UIView.AnimationOptions.transitionFlipFromBottom"))
  func `a flip brings the side it is named after to the front`() {
    // An eighth of a turn: seen from 250 points, sides 50 points from the middle stand 35.36 points
    // before and behind it, and are 250/(250 ∓ 35.36) as large: 1.165 and 0.876.
    let (near, far) = (1.165, 0.876)
    let styles: [(UIView.AnimationOptions, Bool, Bool)] = [
      (.transitionFlipFromLeft, true, true), (.transitionFlipFromRight, true, false),
      (.transitionFlipFromTop, false, true), (.transitionFlipFromBottom, false, false),
    ]
    for (style, isUpright, isFirst) in styles {
      withTransition(style, at: 150) { painting in
        let box = redBox(painting)
        let (low, high) = isUpright ? (box.minX, box.maxX) : (box.minY, box.maxY)
        let (first, second) = isFirst ? (near, far) : (far, near)
        #expect(abs(low - (70 - 35.36 * first)) <= 1.5, "\(style.rawValue >> 20)")
        #expect(abs(high - (70 + 35.36 * second)) <= 1.5)
        // The heights of a strip at either side.
        @MainActor func size(_ place: Double) -> CGFloat {
          let strip =
            isUpright
            ? CGRect(x: place, y: 0, width: 1, height: 140)
            : CGRect(x: 0, y: place, width: 140, height: 1)
          let part = redBox(painting, in: strip)
          return isUpright ? part.height : part.width
        }
        #expect(abs(size(low + 1) - 100 * first) <= 4)
        #expect(abs(size(high - 2) - 100 * second) <= 4)
        #expect(blueBox(painting).isNull)
      }
      withTransition(style, at: 450) { painting in
        // What was in the back now comes round at the other side, nearer there.
        let box = blueBox(painting)
        let (low, high) = isUpright ? (box.minX, box.maxX) : (box.minY, box.maxY)
        let (first, second) = isFirst ? (far, near) : (near, far)
        #expect(abs(low - (70 - 35.36 * first)) <= 1.5)
        #expect(abs(high - (70 + 35.36 * second)) <= 1.5)
        #expect(redBox(painting).isNull)
      }
      withTransition(style, at: 300) { painting in
        let box = redBox(painting)
        #expect(box.isNull || min(box.width, box.height) <= 1, "edge-on")
      }
    }
  }

  @Test(
    .covers(
      "UIView.AnimationOptions.transitionCurlUp", "UIView.AnimationOptions.transitionCurlDown"))
  func `a page curls up from below, or down from above`() {
    withTransition(.transitionCurlUp, at: 250) { painting in
      // What appears lies in the shadow of the roll.
      #expect(painting.isRed(25, 25) && painting.rgb(118, 118)[2] > 230)
    }
    withTransition(.transitionCurlDown, at: 350) { painting in
      #expect(painting.isBlue(25, 25) && painting.rgb(118, 118)[0] > 230)
    }
    for style in [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown] {
      withTransition(style, at: 600) { painting in
        #expect(blueBox(painting) == CGRect(x: 20, y: 20, width: 100, height: 100))
      }
    }
  }

  @Test(
    .covers(
      "UIView.transition(from:to:duration:options:completion:)",
      "UIView.AnimationOptions.showHideTransitionViews"))
  func `one view takes the place of another, or is shown instead of it`() {
    withFreshUIKit(screen: CGSize(width: 140, height: 140)) { window, clock in
      let box = UIView(frame: window.bounds)
      let (red, over, blue) = (UIView(frame: box.bounds), UIView(), UIView(frame: box.bounds))
      red.backgroundColor = LayerStage.red
      blue.backgroundColor = LayerStage.blue
      window.addSubview(box)
      box.addSubview(red)
      box.addSubview(over)
      clock.runDue()
      var ends: [Bool] = []
      UIView.transition(
        from: red, to: blue, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { ends.append($0) }
      #expect(box.subviews == [blue, over] && red.superview == nil)
      clock.advance(to: 300)
      #expect(abs(Painting(of: window).rgb(70, 70)[0] - 128) <= 1 && ends.isEmpty)
      clock.advance(to: 600)
      #expect(ends == [true] && Painting(of: window).isBlue(70, 70))

      box.addSubview(red)
      red.isHidden = true
      UIView.transition(
        from: blue, to: red, duration: 1,
        options: [.transitionFlipFromLeft, .showHideTransitionViews])
      #expect(blue.isHidden && !red.isHidden && blue.superview === box)
    }
  }

  @Test func `touches wait unless they are let through, and cut off or unseen ones end at once`() {
    withFreshUIKit { window, clock in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      clock.runDue()
      let point = CGPoint(x: 50, y: 50)
      var ends: [Bool] = []
      UIView.transition(
        with: view, duration: 1, options: .transitionCurlUp, animations: nil,
        completion: { ends.append($0) })
      #expect(window.hitTest(point, with: nil) === window)
      view.layer.removeAllAnimations()
      clock.runDue()
      #expect(ends == [false] && window.hitTest(point, with: nil) === view)
      UIView.transition(
        with: view, duration: 1, options: [.transitionCurlUp, .allowUserInteraction],
        animations: nil)
      #expect(window.hitTest(point, with: nil) === view)
      UIView.transition(
        with: UIView(), duration: 1, options: .transitionCurlUp, animations: nil,
        completion: { ends.append($0) })
      clock.runDue()
      #expect(ends == [false, true])
      UIView.performWithoutAnimation {
        UIView.transition(
          with: view, duration: 1, options: .transitionCrossDissolve, animations: nil,
          completion: { ends.append($0) })
      }
      clock.runDue()
      #expect(ends == [false, true, true])
    }
  }

  @Test(.covers("UIView.AnimationOptions.allowAnimatedContent"))
  func `changes are animated without a transition, or where content may be`() {
    func alpha(_ options: UIView.AnimationOptions) -> Double {
      withFreshUIKit { window, clock in
        let view = UIView(frame: window.bounds)
        let inner = UIView(frame: window.bounds)
        window.addSubview(view)
        view.addSubview(inner)
        clock.runDue()
        UIView.transition(
          with: view, duration: 1, options: [options, .curveLinear],
          animations: { inner.alpha = 0 })
        clock.advance(by: 150)
        return inner.presentation.opacity
      }
    }
    #expect(alpha(.transitionCrossDissolve) == 0)
    #expect(alpha([.transitionCrossDissolve, .allowAnimatedContent]) == 0.75)
    #expect(alpha([]) == 0.75)
  }
}
