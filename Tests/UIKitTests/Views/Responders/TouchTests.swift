import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct TouchTests {
  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let place = touches.first?.location(in: self) ?? .zero
      log.append("began \(place.x) \(place.y)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  @MainActor private final class Target: NSObject {
    var count = 0
    func tapped(_ recognizer: UITapGestureRecognizer) { count += 1 }
  }

  private func tap(_ window: UIWindow, at point: CGPoint, to end: CGPoint? = nil) {
    window.deliverTouch(.began, at: point)
    if let end { window.deliverTouch(.moved, at: end) }
    window.deliverTouch(.ended, at: end ?? point)
  }

  @Test func `the view that was hit gets the whole touch`() {
    withFreshUIKit { window, _ in
      let pad = Pad(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.addSubview(pad)
      tap(window, at: CGPoint(x: 15, y: 30), to: CGPoint(x: 300, y: 300))
      #expect(pad.log == ["began 5.0 10.0", "moved", "ended"])
    }
  }

  @Test(.covers("UIGestureRecognizer.cancelsTouchesInView"))
  func `a tap is recognised further out and cancels the touch`() {
    withFreshUIKit { window, _ in
      let (outer, pad, target) = (UIView(frame: window.bounds), Pad(frame: window.bounds), Target())
      let recognizer = UITapGestureRecognizer(
        target: target, action: Selector(Target.tapped(_:)))
      outer.addGestureRecognizer(recognizer)
      outer.addSubview(pad)
      window.addSubview(outer)
      tap(window, at: CGPoint(x: 50, y: 50))
      #expect(target.count == 1)
      #expect(pad.log.last == "cancelled")
      recognizer.cancelsTouchesInView = false
      tap(window, at: CGPoint(x: 50, y: 50))
      #expect(target.count == 2)
      #expect(pad.log.last == "ended")
    }
  }

  @Test(.covers("UITapGestureRecognizer"), arguments: [(9.0, 1), (11.0, 0)])
  func `a finger that strays more than 10 points does not tap`(distance: Double, count: Int) {
    withFreshUIKit { window, _ in
      let target = Target()
      window.addGestureRecognizer(
        UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:))))
      tap(window, at: CGPoint(x: 50, y: 50), to: CGPoint(x: 50 + distance, y: 50))
      #expect(target.count == count)
    }
  }

  @Test(.covers("UITapGestureRecognizer.numberOfTapsRequired"))
  func `two taps in a row within 0.35 s make a double tap`() {
    withFreshUIKit { window, clock in
      let target = Target()
      let recognizer = UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:)))
      recognizer.numberOfTapsRequired = 2
      window.addGestureRecognizer(recognizer)
      tap(window, at: CGPoint(x: 50, y: 50))
      clock.advance(by: 210)
      tap(window, at: CGPoint(x: 52, y: 50))
      #expect(target.count == 1)
      clock.advance(by: 211)
      tap(window, at: CGPoint(x: 50, y: 50))
      #expect(target.count == 1)
    }
  }

  @Test(.covers("UIGestureRecognizer.delegate", "UIGestureRecognizerDelegate"))
  func `the innermost of two recognisers wins unless both may`() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    withFreshUIKit { window, _ in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let (inner, outer, both) = (Target(), Target(), Both())
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: inner, action: Selector(Target.tapped(_:))))
      let second = UITapGestureRecognizer(target: outer, action: Selector(Target.tapped(_:)))
      window.addGestureRecognizer(second)
      tap(window, at: CGPoint(x: 50, y: 50))
      #expect((inner.count, outer.count) == (1, 0))
      second.delegate = both
      tap(window, at: CGPoint(x: 50, y: 50))
      #expect((inner.count, outer.count) == (2, 1))
    }
  }
}
