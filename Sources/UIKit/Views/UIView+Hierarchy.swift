import Foundation

extension UIView {
  /// The window the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view on top of the subviews.
  public func addSubview(_ view: UIView) {
    insert(view) { subviews.endIndex }
  }

  /// Inserts a view among the subviews.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), subviews.count) }
  }

  /// Inserts a view right below one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { subviews.firstIndex { $0 === sibling } ?? subviews.endIndex }
  }

  /// Inserts a view right above one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.endIndex }
  }

  /// Moves a subview to the top.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    layer.setNeedsDisplay()
  }

  /// Moves a subview to the bottom.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    layer.setNeedsDisplay()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil) {}
  }

  /// Whether the view is another one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  private func insert(_ view: UIView, at index: () -> Int) {
    precondition(!isDescendant(of: view), "a view cannot be inside itself")
    view.move(to: self) { subviews.insert(view, at: index()) }
    didAddSubview(view)
    setNeedsLayout()
  }

  private func move(to newSuperview: UIView?, _ insert: () -> Void) {
    let oldWindow = window
    let newWindow = newSuperview?.window
    precondition(
      oldWindow == nil || newWindow == nil || oldWindow?.world === newWindow?.world,
      "a view cannot move from a window of one phone to one of another; take it out first")
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow {
      oldWindow?.dropFirstResponder(inside: self)
      forEachInside { $0.willMove(toWindow: newWindow) }
    }
    if let superview {
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      superview.layer.setNeedsDisplay()
    }
    if oldWindow !== newWindow { forEachInside { $0.layer.removeAllAnimations() } }
    superview = newSuperview
    insert()
    updateSafeArea(sizeChanged: true)
    markSubtreeForLayout()
    newSuperview?.layer.setNeedsDisplay()
    didMoveToSuperview()
    if oldWindow !== newWindow { forEachInside { $0.didMoveToWindow() } }
  }

  private func forEachInside(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInside(body) }
  }
}
