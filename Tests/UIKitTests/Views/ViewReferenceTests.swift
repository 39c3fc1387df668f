import Foundation
import TestSupport
import Testing
import UIKit

/// What is left of a view that is gone, with those that outlive it.
@MainActor struct ViewReferenceTests {
  /// Uses its layer and its subviews up to the last moment.
  private final class BusyView: UIView {
    deinit {
      MainActor.assumeIsolated {
        layer.cornerRadius = 3
        layer.removeAllAnimations()
        alpha = 0.5
        for subview in subviews {
          #expect(subview.superview === self)
          #expect(subview.window == nil)
          subview.frame.origin.x += 1
          subview.removeFromSuperview()
          #expect(subview.superview == nil)
        }
        setNeedsLayout()
      }
    }
  }

  @Test(.covers("UIView.superview"))
  func `a subview that outlives its superview has none`() {
    withFreshUIKit { window, _ in
      let child = UIView()
      do {
        let parent = UIView()
        parent.addSubview(child)
        #expect(child.superview === parent)
      }
      #expect(child.superview == nil)
      #expect(child.window == nil)
      window.addSubview(child)
      #expect(child.superview === window)
    }
  }

  @Test(.covers("UIView.layer"))
  func `a layer that outlives its view can still be used`() {
    withFreshUIKit { window, _ in
      var view: UIView? = UIView()
      weak let freed = view
      if let view { window.addSubview(view) }
      let layer = view?.layer
      view?.removeFromSuperview()
      view = nil
      #expect(freed == nil)
      layer?.cornerRadius = 4
      layer?.removeAllAnimations()
      #expect(layer?.cornerRadius == 4)
    }
  }

  @Test(.covers("UIView.frame"))
  func `a subclass uses its layer and its subviews in its deinitialiser`() {
    withFreshUIKit { window, _ in
      let child = UIView()
      weak var freed: UIView?
      do {
        let view = BusyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        freed = view
        view.addSubview(child)
        view.addSubview(UIView())
        window.addSubview(view)
        view.removeFromSuperview()
      }
      #expect(freed == nil)
      #expect(child.superview == nil)
      #expect(child.frame.minX == 1)
    }
  }

  @Test(.covers("UIView"))
  func `a view that is released on another thread leaves its subviews without it`() async {
    let child = UIView()
    // Nothing else refers to the view, so it may go to the other thread.
    nonisolated(unsafe) var parent: UIView? = UIView()
    parent?.addSubview(child)
    await Task.detached { parent = nil }.value
    #expect(child.superview == nil)
  }
}
