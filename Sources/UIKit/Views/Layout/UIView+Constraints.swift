import Foundation

extension UIView {
  /// Activates a constraint that the view then holds.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.nodes.allSatisfy { $0.isInside(self) },
      "\(constraint) is about something that is not inside the view it is added to")
    constraint.isActive = false
    constraint.activate(in: self)
  }

  /// Deactivates a constraint that the view holds.
  func letGo(of constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// The active constraints about an item of this tree, along an axis, in the order of activation.
  func constraints(
    about item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let node = item.layoutNode
    return (updatedEngine?.constraints(dependingOn: node) ?? []).filter {
      $0.first?.axis == axis && $0.nodes.contains { $0 === node }
    }
  }

  /// Whether constraints that lay an item of this tree out leave open where or how large it is.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    updatedEngine?.isAmbiguous(item.layoutNode) ?? false
  }

  // MARK: Guides

  func add(_ guide: UILayoutGuide) { guide.owningView = self }

  func remove(_ guide: UILayoutGuide) {
    if guide.owningView === self { guide.owningView = nil }
  }

  /// Notes a guide that has come to the view.
  func remember(_ guide: UILayoutGuide) {
    if !(guide is SystemLayoutGuide), guide !== ownLayout?.keyboardGuide {
      layout.guides.append(guide)
    }
  }

  /// Forgets a guide that leaves the view, and the constraints about it.
  func forget(_ guide: UILayoutGuide) {
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.ownLayout?.constraints ?? []
      where constraint.nodes.contains(where: { $0 === guide.layoutNode }) {
        constraint.isActive = false
      }
      holder = current.superview
    }
    treeEngine?.remove(guide.layoutNode)
    ownLayout?.guides.removeAll { $0 === guide }
  }

  /// The guide that follows the view's bounds in one way, made when it is first asked for.
  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    if let guide = layout.systemGuides[kind] { return guide }
    let guide = SystemLayoutGuide(kind)
    layout.systemGuides[kind] = guide
    guide.owningView = self
    return guide
  }
}
