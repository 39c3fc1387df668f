import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct ScreenRendererTests {
  private func box(_ x: Double, _ y: Double, _ side: Double, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  private func target(_ window: UIWindow, scale: Double = 1) -> RenderTarget {
    let size = window.bounds.size
    return RenderTarget(
      bitmap: Bitmap(
        width: Int(size.width * scale), height: Int(size.height * scale), isOpaque: true))
  }

  private let small = CGSize(width: 60, height: 60)

  @Test(.covers("UIColor.red"))
  func `paints views where they are, the highest last`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .white
      window.addSubview(box(10, 10, 20, .red))
      window.addSubview(box(20, 20, 20, .blue))
      let target = target(window)
      ScreenRenderer(screen: window.screen).paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 5, y: 5) == (255, 255, 255, 255))
      #expect(target.bitmap.color(x: 10, y: 10) == (255, 0, 0, 255))
      #expect(target.bitmap.color(x: 25, y: 25) == (0, 0, 255, 255))
      #expect(target.bitmap.color(x: 39, y: 39) == (0, 0, 255, 255))
      #expect(target.bitmap.color(x: 40, y: 40) == (255, 255, 255, 255))
    }
  }

  @Test(.covers("CALayer.shouldRasterize"))
  func `a rasterised view too large for a bitmap is painted all the same`() {
    withFreshUIKit(screen: small) { window, _ in
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 40_000))
      view.backgroundColor = .red
      view.layer.shouldRasterize = true
      window.addSubview(view)
      let target = target(window)
      let renderer = ScreenRenderer(screen: window.screen)
      renderer.paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 15, y: 59) == (255, 0, 0, 255))
      // Small enough it is kept, and moves without a trace of the large one.
      view.frame = CGRect(x: 30, y: 0, width: 10, height: 20)
      renderer.paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 35, y: 19) == (255, 0, 0, 255))
      #expect(target.bitmap.color(x: 15, y: 59) == (0, 0, 0, 255))
      #expect(target.bitmap.color(x: 35, y: 20) == (0, 0, 0, 255))
    }
  }

  @Test func `the edge of a rasterised view between pixels is half as strong, and not dark`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 10.5, height: 10))
      view.backgroundColor = .red
      view.layer.shouldRasterize = true
      window.addSubview(view)
      let target = target(window)
      ScreenRenderer(screen: window.screen).paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 19, y: 15) == (255, 0, 0, 255))
      let edge = target.bitmap.color(x: 20, y: 15)
      #expect(edge.0 == 255 && (126...129).contains(edge.1) && (126...129).contains(edge.2))
    }
  }

  @Test(.covers("UIView.setNeedsDisplay()"))
  func `behind windows without a colour it is black, whatever was there before`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = nil
      let view = box(0, 0, 20, .red)
      window.addSubview(view)
      let target = target(window)
      let renderer = ScreenRenderer(screen: window.screen)
      renderer.paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 10, y: 10) == (255, 0, 0, 255))
      #expect(target.bitmap.color(x: 30, y: 30) == (0, 0, 0, 255))
      view.frame.origin.x = 30
      renderer.paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 10, y: 10) == (0, 0, 0, 255))
      #expect(target.bitmap.color(x: 40, y: 10) == (255, 0, 0, 255))
      // Half of white over black.
      view.backgroundColor = UIColor(white: 1, alpha: 0.5)
      for _ in 0..<3 {
        view.setNeedsDisplay()
        renderer.paint(into: target, scale: 1)
        #expect(abs(Int(target.bitmap.color(x: 40, y: 10).red) - 128) <= 1)
      }
    }
  }

  @Test(.covers("UIColor.white"))
  func `a translucent view is one with what is inside it`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .white
      let group = box(0, 0, 40, .black)
      group.addSubview(box(0, 0, 20, .black))
      group.alpha = 0.5
      window.addSubview(group)
      let target = target(window)
      ScreenRenderer(screen: window.screen).paint(into: target, scale: 1)
      // Half black over white, also where two black views lie on each other.
      for place in [5, 30] {
        let seen = target.bitmap.color(x: place, y: place)
        #expect(abs(Int(seen.0) - 127) <= 1)
      }
    }
  }

  @Test func `clipping cuts off what is inside`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .white
      let clip = box(10, 10, 20, .white)
      clip.clipsToBounds = true
      clip.addSubview(box(10, 10, 40, .red))
      window.addSubview(clip)
      let target = target(window)
      ScreenRenderer(screen: window.screen).paint(into: target, scale: 1)
      #expect(target.bitmap.color(x: 29, y: 29) == (255, 0, 0, 255))
      #expect(target.bitmap.color(x: 30, y: 30) == (255, 255, 255, 255))
    }
  }

  @Test func `an unchanged screen has no damage, a moved view its two places`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .white
      let view = box(0, 0, 10, .red)
      window.addSubview(view)
      let target = target(window)
      let renderer = ScreenRenderer(screen: window.screen)
      #expect(renderer.paint(into: target, scale: 1).rects == [target.bitmap.bounds])
      #expect(renderer.paint(into: target, scale: 1).isEmpty)
      view.center.x += 30
      #expect(
        Set(renderer.paint(into: target, scale: 1).rects) == [
          PixelRect(x: 0, y: 0, width: 10, height: 10),
          PixelRect(x: 30, y: 0, width: 10, height: 10),
        ])
    }
  }

  @Test(
    .covers("CALayer.shadowOpacity", "UIColor.cyan", "UIColor.green", "UIColor.purple"), .seeded)
  func `frames by damage equal frames painted whole, in two targets in turn`() {
    forAll(rounds: 4) { random in
      withFreshUIKit(screen: CGSize(width: 90, height: 90)) { window, clock in
        window.backgroundColor = .white
        let colors: [UIColor] = [.red, .green, .blue, .orange, .purple]
        let views: [UIView] = (0..<5).map { box(Double($0) * 12, 8, 30, colors[$0]) }
        for view in views { window.addSubview(view) }
        views[1].addSubview(box(5, 5, 40, .cyan))
        views[1].clipsToBounds = true
        views[2].addSubview(box(5, 5, 10, .black))
        views[2].layer.shouldRasterize = true
        views[3].layer.cornerRadius = 9
        views[4].layer.shadowOpacity = 0.4
        let renderer = ScreenRenderer(screen: window.screen)
        let targets = [target(window, scale: 2), target(window, scale: 2)]
        for frame in 0..<60 {
          change(views[Int.random(in: 0..<5, using: &random)], in: window, &random)
          clock.advance(by: 10)
          let target = targets[frame % 3 == 0 ? 0 : 1]
          renderer.paint(into: target, scale: 2)
          let whole = self.target(window, scale: 2)
          ScreenRenderer(screen: window.screen).paint(into: whole, scale: 2)
          #expect(target.bitmap.hasSamePixels(as: whole.bitmap), "frame \(frame)")
        }
      }
    }
  }

  private func change(_ view: UIView, in window: UIWindow, _ random: inout SeededGenerator) {
    let number = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: view.center.x = 90 * number
    case 1: view.alpha = number
    case 2: view.isHidden.toggle()
    case 3: window.bringSubviewToFront(view)
    case 4: view.subviews.first?.center.y = 40 * number
    case 5: view.backgroundColor = UIColor(white: number, alpha: 1)
    case 6: view.transform = CGAffineTransform(rotationAngle: number)
    case 7: UIView.animate(withDuration: 0.1) { view.center.y = 90 * number }
    default:
      view.removeFromSuperview()
      window.insertSubview(view, at: 2)
    }
  }
}
