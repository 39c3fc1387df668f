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
    let node = layout.node
    if node.engine == nil { engine.add(node) } else { engine.placementDidChange(of: node) }
    superview?.setNeedsLayout()
  }

  // MARK: Placing

  /// Gives the subviews that constraints decide about their frames.
  func placeSubviews() {
    var engine: LayoutEngine?
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let node = subview.ownLayout?.node else { continue }
      if engine == nil { engine = treeEngine }
      if let frame = engine?.frame(of: node) { subview.place(in: onPixels(frame)) }
    }
  }

  /// Gives the root of a tree the size that constraints want for it.
  func placeRoot() {
    guard isPlacedByConstraints, let layout = ownLayout,
      let frame = layout.engine?.frame(of: layout.node)
    else { return }
    let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    place(in: CGRect(origin: origin, size: onPixels(frame).size))
  }

  /// Sets the frame that the view has without its transform.
  private func place(in frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  /// A rectangle with its edges at those of pixels, in points.
  func onPixels(_ rect: CGRect) -> CGRect {
    let scale = displayScale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (minX, minY) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(
      x: minX, y: minY, width: max(0, rounded(rect.maxX) - minX),
      height: max(0, rounded(rect.maxY) - minY))
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
    var kept: [ObjectIdentifier: NSLayoutConstraint] = [:]
    forEachLayoutInside { view in
      guard let layout = view.ownLayout else { return }
      for node in layout.nodes {
        for constraint in node.constraints {
          guard let holder = constraint.holder as? UIView else { continue }
          if holder.isInside(self) {
            engine?.remove(constraint)
          } else if newSuperview?.isInside(holder) ?? false {
            engine?.remove(constraint)
            kept[ObjectIdentifier(constraint)] = constraint
          } else {
            constraint.isActive = false
          }
        }
        engine?.remove(node)
      }
    }
    return kept.values.sorted { $0.number < $1.number }
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
