import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A screen of 20 × 10 points that is shown on one of 40 × 30, in a world of its own.
@MainActor
@Suite struct ShownScreenTests {
  private let outer = World(
    mainScreen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 40, height: 30), scale: 1))
  private let inner = World(
    mainScreen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1))
  private let content: UIWindow
  private let view: PictureView
  private let frames: ScreenRenderer
  private let window: UIWindow

  /// Windows in one of which a screen lies 7 points from the left and 5 from the top.
  init() {
    let (outer, inner) = (self.outer, self.inner)
    content = inner.enter {
      let window = UIWindow(frame: inner.mainScreen.bounds)
      window.backgroundColor = .white
      window.isHidden = false
      return window
    }
    let frames = ScreenRenderer(screen: inner.mainScreen)
    let view = outer.enter {
      PictureView(frame: inner.mainScreen.bounds) { part, pixels in
        inner.enter { frames.paint(part, into: pixels) }
      }
    }
    (self.frames, self.view) = (frames, view)
    window = outer.enter {
      let window = UIWindow(frame: outer.mainScreen.bounds)
      window.backgroundColor = .blue
      view.frame.origin = CGPoint(x: 7, y: 5)
      window.addSubview(view)
      window.isHidden = false
      return window
    }
  }

  private func paint(_ world: World, _ target: RenderTarget, _ renderer: ScreenRenderer) -> Damage {
    if world === outer {
      let all = PixelRect(x: 0, y: 0, width: 20, height: 10)
      let damage = inner.enter { frames.grown(frames.takeFrame(bounds: all, scale: 1)) }
      view.frameChanged(in: damage.rects)
    }
    return world.enter { renderer.paint(into: target, scale: 1) }
  }

  private func target(_ world: World) -> RenderTarget {
    let size = world.mainScreen.bounds.size
    return RenderTarget(
      bitmap: Bitmap(width: Int(size.width), height: Int(size.height), isOpaque: true))
  }

  @Test(.covers("CALayer.cornerRadius"))
  func `a screen is painted as it is alone, at a place of another one`() {
    defer { for world in [outer, inner] { world.close() } }
    inner.enter {
      // Half a point up is half a pixel, which rounds away from zero.
      let view = UIView(frame: CGRect(x: 3, y: -0.5, width: 6.5, height: 4))
      view.backgroundColor = .red
      view.layer.cornerRadius = 2
      content.addSubview(view)
    }
    let (shown, alone) = (target(outer), target(inner))
    _ = paint(outer, shown, ScreenRenderer(screen: outer.mainScreen))
    #expect(!inner.mainScreen.needsFrame)
    _ = paint(inner, alone, ScreenRenderer(screen: inner.mainScreen))
    let part = shown.bitmap.part(PixelRect(x: 7, y: 5, width: 20, height: 10))
    #expect(part.hasSamePixels(as: alone.bitmap))
  }

  @Test func `what goes beyond the shown screen is cut off`() {
    defer { for world in [outer, inner] { world.close() } }
    inner.enter {
      let view = UIView(frame: CGRect(x: -30, y: -30, width: 100, height: 100))
      view.backgroundColor = .red
      content.addSubview(view)
    }
    let target = target(outer)
    _ = paint(outer, target, ScreenRenderer(screen: outer.mainScreen))
    let screen = PixelRect(x: 7, y: 5, width: 20, height: 10)
    let inside = target.bitmap.color(x: 8, y: 6)
    let outside = target.bitmap.color(x: 0, y: 0)
    #expect(inside != outside)
    for y in 0..<30 {
      for x in 0..<40 {
        let color = target.bitmap.color(x: x, y: y)
        #expect(color == (screen.contains(x: x, y: y) ? inside : outside), "\(x), \(y)")
      }
    }
  }

  @Test func `what changes on the shown screen is what is painted anew`() {
    defer { for world in [outer, inner] { world.close() } }
    let box = inner.enter {
      let box = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 4))
      box.backgroundColor = .red
      content.addSubview(box)
      return box
    }
    let renderer = ScreenRenderer(screen: outer.mainScreen)
    let target = target(outer)
    _ = paint(outer, target, renderer)
    #expect(paint(outer, target, renderer).isEmpty)
    inner.enter { box.frame.origin.x = 8 }
    #expect(inner.mainScreen.needsFrame)
    // From 2 to 6 and from 8 to 12, at 7 and 5 of the outer screen.
    let damage = paint(outer, target, renderer)
    #expect(
      Set(damage.rects) == [
        PixelRect(x: 9, y: 8, width: 4, height: 4), PixelRect(x: 15, y: 8, width: 4, height: 4),
      ])
  }

  @Test func `a shown screen has its own time, and its world while it is painted`() {
    defer { for world in [outer, inner] { world.close() } }
    var entered: World?
    inner.enter {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.contentPainter = { _, _ in entered = World.current }
      content.addSubview(view)
      let box = UIView(frame: CGRect(x: 0, y: 5, width: 2, height: 2))
      box.backgroundColor = .red
      content.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 10 }
    }
    // Half of the inner time is over, and none of the outer.
    inner.mainScreen.clock.advance(to: 300)
    let target = target(outer)
    _ = paint(outer, target, ScreenRenderer(screen: outer.mainScreen))
    #expect(entered === inner)
    #expect(target.bitmap.color(x: 7 + 5, y: 5 + 5) == target.bitmap.color(x: 7 + 6, y: 5 + 6))
    #expect(target.bitmap.color(x: 7 + 5, y: 5 + 5) != target.bitmap.color(x: 7, y: 5 + 5))
  }
}
