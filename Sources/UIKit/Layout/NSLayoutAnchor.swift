import Foundation

/// What of a view or guide a constraint is made with: an edge, a middle, a baseline or a size.
///
/// The type that it is generic over keeps apart what cannot be compared.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let quantity: LayoutQuantity

  init(_ quantity: LayoutQuantity) {
    self.quantity = quantity
    super.init()
  }

  /// Returns a constraint: this equals another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity)
  }

  /// Returns a constraint: this is at least another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity)
  }

  /// Returns a constraint: this is at most another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity)
  }

  /// Returns a constraint: this equals another anchor plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity, constant: c)
  }

  /// Returns a constraint: this is at least another anchor plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, constant: c)
  }

  /// Returns a constraint: this is at most another anchor plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, constant: c)
  }

  /// The item and its attribute, in words.
  open var name: String { quantity.words }

  /// The view or guide; nil when it has gone.
  open var item: AnyObject? { quantity.place.node.item }

  /// Whether the active constraints leave open where this is.
  open var hasAmbiguousLayout: Bool {
    quantity.place.node.item?.updatedEngine?.isAmbiguous(quantity) ?? false
  }

  /// The active constraints of the tree that are about this.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { quantity.constraints }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { quantity.words }
  }
}

/// A place across: an edge or the middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from here to another place, to the right or in the direction of reading.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: quantity, to: otherAnchor.quantity)
  }

  /// Returns a constraint: this comes after another place by the system's spacing times a multiplier.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier)
  }

  /// Returns a constraint: this comes after another place by at least the system's spacing times a
  /// multiplier.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Returns a constraint: this comes after another place by at most the system's spacing times a
  /// multiplier.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      quantity, relation, anchor.quantity, constant: LayoutQuantity.systemSpacing * multiplier)
  }
}

/// A place down: an edge, the middle or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from here down to another place.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: quantity, to: otherAnchor.quantity)
  }

  /// Returns a constraint: this is below another place by the system's spacing times a multiplier.
  ///
  /// Between baselines that is the distance of the lines of this one's text.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }

  /// Returns a constraint: this is below another place by at least the system's spacing times a
  /// multiplier.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }

  /// Returns a constraint: this is below another place by at most the system's spacing times a
  /// multiplier.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    let isOfText = [quantity, anchor.quantity].allSatisfy {
      baselines.contains($0.place.attribute)
    }
    let spacing = isOfText ? quantity.place.node.item?.layoutLineHeight : nil
    return NSLayoutConstraint(
      quantity, relation, anchor.quantity,
      constant: (spacing ?? LayoutQuantity.systemSpacing) * multiplier)
  }
}

/// A width, a height, or the distance of two places.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: LayoutQuantity, to end: LayoutQuantity) {
    precondition(
      start.kind.pairs(with: end.kind), "\(start.words) and \(end.words) have no distance")
    self.init(LayoutQuantity(from: start.place, to: end.place))
  }

  /// Returns a constraint: this equals a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, nil, constant: c)
  }

  /// Returns a constraint: this is at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: this is at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: this equals another size times a multiplier.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity, multiplier: m)
  }

  /// Returns a constraint: this is at least another size times a multiplier.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, multiplier: m)
  }

  /// Returns a constraint: this is at most another size times a multiplier.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, multiplier: m)
  }

  /// Returns a constraint: this equals another size times a multiplier, plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity, multiplier: m, constant: c)
  }

  /// Returns a constraint: this is at least another size times a multiplier, plus a constant in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, multiplier: m, constant: c)
  }

  /// Returns a constraint: this is at most another size times a multiplier, plus a constant in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, multiplier: m, constant: c)
  }
}
