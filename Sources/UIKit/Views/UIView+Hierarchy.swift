import Foundation

extension UIView {
  /// The window at the root of the view tree.
  var rootWindow: UIWindow? { rootView.takeUnretainedValue() as? UIWindow }

  // Every change of a layer asks, so the walk counts no references and asks for no actor.
  private nonisolated var rootView: Unmanaged<UIView> {
    var root = Unmanaged.passUnretained(self)
    while let holder = root._withUnsafeGuaranteedRef({ $0.holder }) { root = holder }
    return root
  }

  /// Moves a subview to a place among its siblings.
  func reorder(_ view: UIView, to index: () -> Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index())
    layer.subviewsDidChange(view.layer)
    layer.setNeedsDisplay()
  }

  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Takes a view in as a subview.
  func insert(_ view: UIView, at index: () -> Int) {
    precondition(!isInside(view), "a view cannot be inside itself")
    view.move(to: self) {
      subviews.insert(view, at: index())
      layer.subviewsDidChange(view.layer)
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Moves the view into another one, or out of any.
  func move(to newSuperview: UIView?, _ insert: () -> Void) {
    let oldWindow = window
    let newWindow = newSuperview?.window
    precondition(
      oldWindow == nil || newWindow == nil || oldWindow?.world === newWindow?.world,
      "a view cannot move from a window of one phone to one of another; take it out first")
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow {
      oldWindow?.focusWindow.dropFirstResponder(inside: self)
      forEachInside { view in
        view.controller?.viewWillMove(to: newWindow)
        view.willMove(toWindow: newWindow)
      }
    }
    let kept = hasLayoutInside ? leaveLayout(for: newSuperview) : []
    if let superview {
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      superview.layer.subviewsDidChange(layer)
      superview.layer.setNeedsDisplay()
    }
    if oldWindow !== newWindow {
      forEachInside { view in
        view.layer.removeAllAnimations()
        view.layer.forEachOwnLayer { $0.removeAllAnimations() }
      }
    }
    superview = newSuperview
    insert()
    joinLayout(keeping: kept)
    if let newSuperview { takeTraits(inside: newSuperview) }
    updateSafeArea(sizeChanged: true)
    markSubtreeForLayout()
    newSuperview?.layer.setNeedsDisplay()
    if oldWindow !== newWindow {
      forEachInside { $0.contentScroller?.placeDidChange() }
    } else {
      contentScroller?.placeDidChange()
    }
    didMoveToSuperview()
    if oldWindow !== newWindow {
      forEachInside { view in
        if view.layer.tree != nil { view.layer.didEnter() }
        view.didMoveToWindow()
        view.controller?.viewDidMove(to: newWindow)
      }
    }
  }

  private func forEachInside(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInside(body) }
  }
}
