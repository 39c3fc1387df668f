import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UIViewGeometryTests {
  @Test(.covers("UIView.bounds", "UIView.center", "UIView.init(frame:)"))
  func `frame follows bounds and centre, and sets them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test(.covers("UIView.transform"))
  func `a scaled view's frame is the scaled box, and setting it keeps the scale`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 20, y: 10))
  }

  @Test(.covers("UIView.convert(_:from:)"))
  func `conversion goes through frames, transforms and scroll offsets`() {
    withFreshUIKit { window, _ in
      let scroller = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
      scroller.bounds.origin = CGPoint(x: 0, y: 50)
      let child = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      window.addSubview(scroller)
      scroller.addSubview(child)
      // The child's top left is at (40,80) − (40,40) = (0,40) in the scroller's
      // content, which is scrolled by 50 and lies at (10,100).
      #expect(child.convert(CGPoint.zero, to: scroller) == CGPoint(x: 0, y: 40))
      #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 90))
      #expect(
        child.convert(child.bounds, to: window) == CGRect(x: 10, y: 90, width: 80, height: 80))
      #expect(child.convert(CGPoint(x: 10, y: 90), from: nil) == .zero)
      #expect(
        scroller.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: child)
          == CGRect(x: 0, y: 40, width: 20, height: 20))
    }
  }

  @Test(.covers("UICoordinateSpace.convert(_:to:)"))
  func `a window off the screen's corner shifts screen coordinates`() {
    withFreshUIKit { window, _ in
      window.frame = CGRect(x: 0, y: 60, width: 375, height: 500)
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      window.addSubview(view)
      let screen = window.screen.coordinateSpace
      #expect(view.convert(view.bounds, to: screen).origin == CGPoint(x: 0, y: 160))
      #expect(
        window.convert(CGRect(x: 0, y: 409, width: 375, height: 258), from: screen)
          == CGRect(x: 0, y: 349, width: 375, height: 258))
      #expect(screen.convert(CGPoint(x: 0, y: 160), to: view) == .zero)
    }
  }

  @Test(.covers("UIView.convert(_:to:)"), .seeded)
  func `there and back is the same place, through any tree`() {
    forAll(rounds: 50) { random in
      withFreshUIKit { window, _ in
        var parent: UIView = window
        var views: [UIView] = []
        for _ in 0..<5 {
          let view = UIView(
            frame: CGRect(
              x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
              width: 80, height: 60))
          view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
            .scaledBy(x: .random(in: 0.5...2, using: &random), y: 1)
          view.bounds.origin.y = .random(in: -20...20, using: &random)
          parent.addSubview(view)
          views.append(view)
          parent = view
        }
        let point = CGPoint(x: .random(in: 0...80, using: &random), y: 10)
        let there = views[4].convert(point, to: views[1])
        let back = views[4].convert(there, from: views[1])
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
      }
    }
  }

  @Test(
    .covers(
      "UIView.AutoresizingMask.flexibleLeftMargin", "UIView.AutoresizingMask.flexibleRightMargin",
      "UIView.AutoresizingMask.flexibleTopMargin", "UIView.AutoresizingMask.flexibleWidth",
      "UIView.autoresizingMask"))
  func `autoresizing shares a change among the flexible parts`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 210, width: 130, height: 40))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.frame.size.width = 270
    // 10 on the left and 60 on the right grow by 10 and 60.
    #expect(child.frame == CGRect(x: 20, y: 210, width: 130, height: 40))
  }

  @Test(.covers("UIView.safeAreaInsets"))
  func `the safe area is what bars cover of each view`() {
    withFreshUIKit { window, _ in
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let whole = UIView(frame: window.bounds)
      let low = UIView(frame: CGRect(x: 0, y: 30, width: 375, height: 627))
      window.addSubview(whole)
      whole.addSubview(low)
      #expect(whole.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(low.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 24, right: 0))
      low.frame.size.height = 500
      #expect(low.safeAreaInsets.bottom == 0)
      window.windowSafeAreaInsets.top = 20
      #expect(low.safeAreaInsets.top == 0)
    }
  }
}
