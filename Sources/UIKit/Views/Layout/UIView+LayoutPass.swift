import Foundation

extension UIView {
  // MARK: Working constraints out

  /// Brings the constraints of the tree, of which this is the root, up to date and works them out.
  func updateLayout() {
    let engine = ownEngine
    if subtreeNeedsConstraints { updateConstraintsInside() }
    engine.update()
  }

  private var ownEngine: LayoutEngine {
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: self)
    layout.engine = engine
    takePart(in: engine)
    return engine
  }

  /// Hands an engine all that the view and what is inside it know of constraints.
  func takePart(in engine: LayoutEngine) {
    forEachLayoutInside { view in
      guard let layout = view.ownLayout else { return }
      for constraint in layout.constraints { engine.add(constraint) }
      if !view.translatesAutoresizingMaskIntoConstraints { engine.add(layout.node) }
    }
  }

  /// Calls the body with every view, from this one inwards, that has to do with constraints.
  private func forEachLayoutInside(_ body: (UIView) -> Void) {
    guard hasLayoutInside else { return }
    body(self)
    for subview in subviews { subview.forEachLayoutInside(body) }
  }

  func markForConstraints() {
    needsConstraints = true
    markSubtreeForConstraints()
    layoutIsUsed()
  }

  private func markSubtreeForConstraints() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsConstraints {
      current.subtreeNeedsConstraints = true
      view = current.superview
    }
  }

  func updateConstraintsInside() {
    guard subtreeNeedsConstraints else { return }
    subtreeNeedsConstraints = false
    for subview in subviews { subview.updateConstraintsInside() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func placementDidChange() {
    layoutIsUsed()
    guard let engine = treeEngine else { return }
    engine.placementDidChange(of: layoutNode)
    superview?.setNeedsLayout()
  }

  // MARK: Placing

  /// Gives the subviews that constraints decide about their frames.
  func placeSubviews() {
    guard let engine = treeEngine else { return }
    let scale = displayScale
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let node = subview.ownLayout?.node, let frame = engine.frame(of: node) else { continue }
      subview.place(in: frame.onPixels(scale: scale))
    }
  }

  /// Gives the root of a tree the size that constraints want for it.
  func placeRoot() {
    guard isPlacedByConstraints, let layout = ownLayout,
      let frame = layout.engine?.frame(of: layout.node)
    else { return }
    let anchor = layer.model.anchorPoint
    let origin = CGPoint(
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y)
    place(in: CGRect(origin: origin, size: frame.onPixels(scale: displayScale).size))
  }

  /// Sets the frame that the view has without its transform.
  private func place(in frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.model.anchorPoint
    let place = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if center != place { center = place }
  }

  // MARK: Into and out of trees

  /// Takes what is inside out of the tree's constraints, before the view moves.
  ///
  /// Returns the constraints that are about what is inside and hold on where the view goes; others
  /// that are held further out are deactivated.
  func leaveLayout(for newSuperview: UIView?) -> [NSLayoutConstraint] {
    guard superview != nil else {
      ownLayout?.engine = nil
      return []
    }
    let engine = treeEngine
    let kept = leaveConstraints(for: newSuperview, engine)
    forEachLayoutInside { view in
      guard let layout = view.ownLayout else { return }
      for constraint in layout.constraints { engine?.remove(constraint) }
      for node in layout.nodes { engine?.remove(node) }
    }
    return kept
  }

  /// Deactivates the constraints about what is inside that are held further out, but for those that
  /// hold on where the view goes, which it returns.
  private func leaveConstraints(
    for newSuperview: UIView?, _ engine: LayoutEngine?
  ) -> [NSLayoutConstraint] {
    var kept: [NSLayoutConstraint] = []
    var holder = superview
    while let current = holder {
      let staysInside = newSuperview?.isInside(current) ?? false
      for constraint in current.ownLayout?.constraints ?? []
      where constraint.nodes.contains(where: { $0.isInside(self) }) {
        if staysInside {
          engine?.remove(constraint)
          kept.append(constraint)
        } else {
          constraint.isActive = false
        }
      }
      holder = current.superview
    }
    return kept
  }

  /// Takes part in the constraints of the tree the view has come into.
  func joinLayout(keeping kept: [NSLayoutConstraint]) {
    superview?.markSubtreeForConstraints()
    guard hasLayoutInside else { return }
    superview?.layoutIsUsed()
    if window != nil { forEachLayoutInside { $0.ownLayout?.keyboardGuide?.startFollowing() } }
    guard let engine = treeEngine else { return }
    takePart(in: engine)
    for constraint in kept { engine.add(constraint) }
  }
}

extension CGRect {
  /// The rectangle with its edges at those of pixels, of which a point has a number.
  func onPixels(scale: CGFloat) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (rounded(minX), rounded(minY))
    return CGRect(
      x: left, y: top, width: max(0, rounded(maxX) - left), height: max(0, rounded(maxY) - top))
  }
}
