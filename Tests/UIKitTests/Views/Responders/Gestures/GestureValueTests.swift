import Foundation
import TestSupport
import Testing
import UIKit

/// Numbers that recognisers tell, worked out by hand from the places and times of the fingers.
@MainActor struct GestureValueTests {
  private func with<Recognizer: UIGestureRecognizer>(
    _ text: String, of: Recognizer.Type, _ test: (GestureStage, Recognizer) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let stage = GestureStage(text, relations: "", in: window, clock)
      guard let recognizer = stage.recognizers[0] as? Recognizer else {
        Issue.record("no \(Recognizer.self)")
        return
      }
      try test(stage, recognizer)
    }
  }

  private func expectNear(
    _ value: CGFloat, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) < 1e-9, "\(value)", sourceLocation: sourceLocation)
  }

  @Test(
    .covers("UIPanGestureRecognizer.setTranslation(_:in:)", "UIPanGestureRecognizer.velocity(in:)"))
  func `a pan tells its way from where the finger came down`() {
    with("pan", of: LoggedPan.self) { stage, pan in
      stage.play("1d100,100 +0.1 1m120,90")
      #expect(pan.translation(in: nil) == CGPoint(x: 20, y: -10))
      // 20 and -10 points in 0.1 s.
      #expect(pan.velocity(in: nil) == CGPoint(x: 200, y: -100))
      #expect(pan.location(in: nil) == CGPoint(x: 120, y: 90))
      #expect(pan.numberOfTouches == 1)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.translation(in: nil) == .zero)
      #expect(pan.velocity(in: nil) == .zero)
      stage.play("+0.05 1m120,110")
      #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
      #expect(pan.velocity(in: nil) == CGPoint(x: 0, y: 400))
      stage.play("+0.2")
      #expect(pan.velocity(in: nil) == .zero)
    }
  }

  @Test(.covers("UIPanGestureRecognizer.translation(in:)"))
  func `a pan is told in the coordinates of a view that is turned and scaled`() {
    with("pan", of: LoggedPan.self) { stage, pan in
      // A quarter turn clockwise and twice the size: the view's x points down, its y to the left.
      stage.inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      stage.play("1d100,100 +0.1 1m100,140")
      let way = pan.translation(in: stage.inner)
      expectNear(way.x, 20)
      expectNear(way.y, 0)
      let velocity = pan.velocity(in: stage.inner)
      expectNear(velocity.x, 200)
      expectNear(velocity.y, 0)
      pan.setTranslation(CGPoint(x: 5, y: 0), in: stage.inner)
      let window = pan.translation(in: stage.window)
      expectNear(window.x, 0)
      expectNear(window.y, 10)
    }
  }

  @Test(.covers("UIGestureRecognizer.location(in:)", "UIGestureRecognizer.location(ofTouch:in:)"))
  func `fingers that come and go do not make a pan jump`() {
    with("pan", of: LoggedPan.self) { stage, pan in
      stage.play("1d100,100 1m140,100 2d300,300")
      #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
      #expect(pan.location(in: nil) == CGPoint(x: 220, y: 200))
      #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 300, y: 300))
      stage.play("2m300,320")
      #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 10))
      stage.play("1u 2m300,330")
      #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 20))
    }
  }

  @Test(.covers("UIGestureRecognizer.addTarget(_:action:)"))
  func `a rested finger has no speed when it is lifted`() {
    let ends: [(String, CGFloat)] = [("1u", 1000), ("+0.1 1u", 1000), ("+0.11 1u", 0)]
    for (steps, speed) in ends {
      with("pan", of: LoggedPan.self) { stage, pan in
        let target = Target { pan.state == .ended ? pan.velocity(in: nil).x : nil }
        pan.addTarget(target, action: Selector(Target.note))
        stage.play("1d100,100 +0.05 1m150,100 +0.05 1m200,100 \(steps)")
        #expect(target.values == [speed])
      }
    }
  }

  @Test(.covers("UIPinchGestureRecognizer.scale", "UIPinchGestureRecognizer.velocity"))
  func `a pinch tells how the distance of its fingers has changed`() {
    with("pinch", of: LoggedPinch.self) { stage, pinch in
      stage.play("1d100,100 2d200,100 +0.1 2m250,100 +t1")
      #expect(pinch.scale == 1.5)
      // Half as much again in 0.1 s.
      expectNear(pinch.velocity, 5)
      #expect(pinch.location(in: nil) == CGPoint(x: 175, y: 100))
      pinch.scale = 1
      #expect(pinch.velocity == 0)
      stage.play("+t59 2m175,100")
      #expect(pinch.scale == 0.5)
      expectNear(pinch.velocity, -5 * 60 / 59)
      // Another finger in the place of one that was lifted goes on from there.
      stage.play("2u 2d200,100 2m300,100")
      #expect(pinch.scale == 1)
    }
  }

  @Test func `two fingers at one place have no scale that is no number`() {
    with("pinch", of: LoggedPinch.self) { stage, pinch in
      stage.play("1d100,100 2d100,100 2m120,100 +t1")
      #expect(pinch.scale == 20)
      stage.play("2m100,100")
      #expect(pinch.scale == 1)
    }
  }

  @Test(.covers("UIRotationGestureRecognizer.rotation", "UIRotationGestureRecognizer.velocity"))
  func `a rotation adds up past half a turn, clockwise`() {
    with("turn", of: LoggedRotation.self) { stage, rotation in
      stage.play("1d200,300 2d300,300 +0.1 2m200,400 +t1")
      expectNear(rotation.rotation, .pi / 2)
      expectNear(rotation.velocity, .pi / 2 / 0.1)
      stage.play("2m100,300 2m200,200")
      expectNear(rotation.rotation, .pi * 1.5)
      rotation.rotation = 0
      #expect(rotation.velocity == 0)
      stage.play("2m100,300")
      expectNear(rotation.rotation, -.pi / 2)
    }
  }

  @Test func `a tap, also of two fingers, and a swipe tell where they were`() {
    with("tap,touches=2", of: LoggedTap.self) { stage, tap in
      let target = Target { tap.location(in: nil).x }
      tap.addTarget(target, action: Selector(Target.note))
      let count = Target { CGFloat(tap.numberOfTouches) }
      tap.addTarget(count, action: Selector(Target.note))
      stage.play("1d100,100 2d200,100 1u 2u")
      #expect(target.values == [150])
      #expect(count.values == [2])
    }
    with("swipe", of: LoggedSwipe.self) { stage, swipe in
      let target = Target { swipe.location(in: nil).x }
      swipe.addTarget(target, action: Selector(Target.note))
      stage.play("1d100,100 1m170,100")
      #expect(target.values == [100])
    }
  }

  @Test func `targets are told of each state once the event has gone to all`() {
    with("pan", of: LoggedPan.self) { stage, pan in
      let target = Target { CGFloat(pan.state.rawValue) }
      pan.addTarget(target, action: Selector(Target.note))
      stage.play("1d100,100 1m120,100 1m130,100 1m140,100 1u")
      #expect(target.values == [1, 2, 2, 3])
      #expect(pan.state == .possible)
      stage.play("1d100,100 1m120,100 1c 1d100,100 1u")
      #expect(target.values == [1, 2, 2, 3, 1, 4])
    }
  }

  @Test(
    .covers(
      "UIGestureRecognizer", "UIGestureRecognizer.isEnabled", "UIView.removeGestureRecognizer(_:)"))
  func `switching off and taking away cancel a gesture that is under way`() {
    for way in [
      { $0.isEnabled = false }, { $0.view?.removeGestureRecognizer($0) },
      { $0.view?.gestureRecognizers = nil },
    ] as [@MainActor (UIGestureRecognizer) -> Void] {
      with("pan", of: LoggedPan.self) { stage, pan in
        stage.play("1d100,100 1m120,100")
        way(pan)
        #expect(pan.log == "bx.")
        stage.play("1m150,100 1u")
        #expect(pan.log == "bx.")
      }
    }
  }

  @Test(.covers("UIGestureRecognizer.init(target:action:)", "UIGestureRecognizer.name"))
  func `a recogniser is made with a target, which it does not hold`() {
    withFreshUIKit { window, clock in
      var target: Target? = Target { 1 }
      let tap = UITapGestureRecognizer(
        target: target, action: Selector("note", Target.note))
      #expect(tap.name == nil)
      tap.name = "open"
      #expect(tap.name == "open")
      window.addGestureRecognizer(tap)
      let stage = GestureStage("", relations: "", in: window, clock)
      stage.play("1d100,100 1u")
      #expect(target?.values == [1])
      weak let remains = target
      target = nil
      #expect(remains == nil)
      stage.play("+1 1d100,100 1u")
      #expect(UIGestureRecognizer(target: nil, action: nil).state == .possible)
    }
  }

  @MainActor private final class Target {
    private let value: () -> CGFloat?
    private(set) var values: [CGFloat] = []
    init(_ value: @escaping () -> CGFloat?) { self.value = value }
    func note() { if let value = value() { values.append(value) } }
  }
}
