import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What code should not do with a tree of views, and trees that are larger than any app's.
@MainActor struct BadTreeTests {
  @Test func `a view cannot be put into itself or what is inside it`() async {
    let itself = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let ancestor = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.insertSubview(outer, at: 0)
      }
    }
    for result in [itself, ancestor] {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("a view cannot be inside itself"))
    }
  }

  private final class Listener: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      count += 1
      super.touchesBegan(touches, with: event)
    }
  }

  @Test func `500 levels of views are painted, touched, laid out and taken away`() {
    withFreshUIKit(scale: 1) { window, _ in
      let outermost = Listener(frame: window.bounds)
      window.addSubview(outermost)
      var view: UIView = outermost
      for level in 0..<500 {
        let inner = UIView(
          frame: view.bounds.offsetBy(dx: level % 4 == 0 ? 1 : 0, dy: level % 2 == 0 ? 1 : 0))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        view = inner
      }
      view.backgroundColor = .red
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 125, y: 250))
      window.layoutIfNeeded()
      let picture = Bitmap(width: 375, height: 667, isOpaque: true)
      ScreenRenderer(screen: window.screen).paint(into: RenderTarget(bitmap: picture), scale: 1)
      #expect(picture.color(x: 124, y: 400) == (0, 0, 0, 255))
      #expect(picture.color(x: 126, y: 400) == (255, 0, 0, 255))
      let point = CGPoint(x: 300, y: 400)
      #expect(window.hitTest(point, with: nil) === view)
      window.deliverTouch(.began, at: point)
      window.deliverTouch(.ended, at: point)
      #expect(outermost.count == 1)
      outermost.frame.size.width -= 75
      window.layoutIfNeeded()
      #expect(view.bounds.width == 300)
      outermost.removeFromSuperview()
      #expect(view.window == nil)
    }
  }

  @Test func `views without an extent, or with less, are in nobody's way`() {
    withFreshUIKit { window, clock in
      let picture = RenderTarget(bitmap: Bitmap(width: 375, height: 667, isOpaque: true))
      for size in [
        CGSize.zero, CGSize(width: -20, height: -30), CGSize(width: 0, height: 40),
        CGSize(width: -5, height: 40),
      ] {
        let label = UILabel(frame: CGRect(origin: CGPoint(x: 50, y: 60), size: size))
        label.text = "a text that does not fit"
        label.backgroundColor = .red
        label.layer.cornerRadius = 8
        label.layer.borderWidth = 2
        let field = UITextField(frame: label.frame)
        field.text = "text"
        let views = [label, field, UIButton(type: .system), UIScrollView(), UIStackView()]
        for view in views {
          view.frame = label.frame
          window.addSubview(view)
        }
        field.becomeFirstResponder()
        UIView.animate(withDuration: 0.2) { label.frame.size = CGSize(width: 10, height: 10) }
        window.layoutIfNeeded()
        clock.advance(by: 60)
        ScreenRenderer(screen: window.screen).paint(into: picture, scale: 1)
        #expect(picture.bitmap.color(x: 300, y: 300) == (0, 0, 0, 255))
        #expect(window.hitTest(CGPoint(x: 300, y: 300), with: nil) === window)
        #expect(field.isFirstResponder)
        for view in views { view.removeFromSuperview() }
      }
    }
  }
}
