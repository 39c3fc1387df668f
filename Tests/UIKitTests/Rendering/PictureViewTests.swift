import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

/// A picture of 20 × 20 pixels whose corner is the pixel (10, 10) of a screen of 60 × 60.
@MainActor
@Suite struct PictureViewTests {
  /// A frame of one colour, and the parts of it that were wanted.
  @MainActor private final class Frames {
    var color = Drawing.Color(red: 1, green: 0, blue: 0)
    var parts: [PixelRect] = []

    func view() -> PictureView {
      PictureView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)) { [unowned self] in
        parts.append($0)
        let size = CGSize(width: $1.width, height: $1.height)
        Canvas($1, scale: 1).fill(CGRect(origin: .zero, size: size), color: color)
      }
    }
  }

  private let small = CGSize(width: 60, height: 60)
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  private func target() -> RenderTarget {
    RenderTarget(bitmap: Bitmap(width: 60, height: 60, isOpaque: true))
  }

  private func color(_ target: RenderTarget, _ x: Int, _ y: Int) -> [UInt8] {
    let color = target.bitmap.color(x: x, y: y)
    return [color.red, color.green, color.blue, color.alpha]
  }

  @Test(.covers("UIView.addSubview(_:)"))
  func `only what differs from the frame before is asked for, and said to differ`() {
    withFreshUIKit(screen: small) { window, _ in
      let frames = Frames()
      let view = frames.view()
      window.addSubview(view)
      let renderer = ScreenRenderer(screen: window.screen)
      let targets = [target(), target()]
      renderer.paint(into: targets[0], scale: 1)
      #expect(frames.parts == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
      #expect(color(targets[0], 10, 10) == red && color(targets[0], 29, 29) == red)
      #expect(color(targets[0], 9, 10) != red && color(targets[0], 30, 29) != red)
      frames.color = Drawing.Color(red: 0, green: 0, blue: 1)
      frames.parts = []
      let change = PixelRect(x: 4, y: 5, width: 3, height: 2)
      view.frameChanged(in: [change])
      let damage = renderer.paint(into: targets[0], scale: 1)
      #expect(damage.rects == [change.offsetBy(x: 10, y: 10)])
      #expect(frames.parts == [change])
      #expect(color(targets[0], 14, 15) == blue && color(targets[0], 16, 16) == blue)
      #expect(color(targets[0], 13, 15) == red && color(targets[0], 17, 16) == red)
      // Another one lacks all of it; nothing differs any more.
      #expect(renderer.paint(into: targets[1], scale: 1).isEmpty)
      #expect(color(targets[1], 10, 10) == blue)
    }
  }

  @Test(.covers("UIWindow.screen"))
  func `a frame that was left out makes the whole picture new`() {
    withFreshUIKit(screen: small) { window, _ in
      let frames = Frames()
      let view = frames.view()
      window.addSubview(view)
      let (renderer, target) = (ScreenRenderer(screen: window.screen), target())
      renderer.paint(into: target, scale: 1)
      for x in 0..<2 { view.frameChanged(in: [PixelRect(x: x, y: 0, width: 1, height: 1)]) }
      let damage = renderer.paint(into: target, scale: 1)
      #expect(damage.rects == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    }
  }

  @Test(.covers("UIColor.blue", "UIView.backgroundColor"))
  func `what lies above stays, also where it comes and goes with a frame`() {
    withFreshUIKit(screen: small) { window, _ in
      let frames = Frames()
      let view = frames.view()
      window.addSubview(view)
      let above = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      above.backgroundColor = .blue
      let (renderer, target) = (ScreenRenderer(screen: window.screen), target())
      renderer.paint(into: target, scale: 1)
      window.addSubview(above)
      view.frameChanged(in: [PixelRect(x: 9, y: 9, width: 4, height: 4)])
      renderer.paint(into: target, scale: 1)
      #expect(color(target, 19, 19) == red && color(target, 20, 20) == blue)
      view.frameChanged(in: [PixelRect(x: 0, y: 0, width: 20, height: 20)])
      renderer.paint(into: target, scale: 1)
      #expect(color(target, 20, 20) == blue && color(target, 29, 29) == blue)
      above.removeFromSuperview()
      renderer.paint(into: target, scale: 1)
      #expect(color(target, 20, 20) == red && color(target, 35, 35) != blue)
    }
  }

  @Test(.covers("UIView.clipsToBounds"))
  func `what is around it can be translucent or round, and cuts it`() {
    withFreshUIKit(screen: small) { window, _ in
      window.backgroundColor = .black
      let (frames, box) = (Frames(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      box.addSubview(frames.view())
      window.addSubview(box)
      let (renderer, target) = (ScreenRenderer(screen: window.screen), target())
      box.alpha = 0.5
      renderer.paint(into: target, scale: 1)
      // Half of 255, however that is rounded.
      #expect((127...128).contains(color(target, 20, 20)[0]))
      box.alpha = 1
      box.frame.size = CGSize(width: 20, height: 20)
      box.clipsToBounds = true
      renderer.paint(into: target, scale: 1)
      #expect(color(target, 19, 19) == red && color(target, 20, 20) == [0, 0, 0, 255])
    }
  }
}
