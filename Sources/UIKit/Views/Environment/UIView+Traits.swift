import Foundation

extension UIView: TraitOwner {
  /// Traits that the view, and what is inside it, is in whatever it is around; assigning some changes what
  /// is set.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraitSettings?.overrides ?? TraitValues() }
    set {
      guard let newValue = newValue as? TraitValues else { return }
      traitSettings.overrides = newValue
      updateTraits()
    }
  }

  /// Has the view, and what is inside it, in the traits that follow from what was set so far; they always
  /// are.
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Lies over another interface, with what is inside.
  func elevate() { traitOverrides.userInterfaceLevel = .elevated }

  /// What the view is in where it has nothing set itself.
  private var outerTraits: UITraitCollection {
    superview?.ownTraits ?? world.systemTraits.withLock { $0 }
  }

  /// Works the traits of the view, and of what is inside, out again.
  func updateTraits() { takeTraits(from: outerTraits) }

  /// Is in the traits of what is around, as far as others are not set.
  func takeTraits(from outer: UITraitCollection) {
    var traits = outer
    if let controller { traits = controller.traits(from: outer) }
    if let ownTraitSettings { traits = ownTraitSettings.applied(to: traits) }
    controller?.tellOfTraits()
    let old = ownTraits
    // Equal ones stay the same object, which is quick to compare.
    if old !== traits, old.values != traits.values {
      ownTraits = traits
      traitsDidChange(since: old)
    }
    for subview in subviews { subview.takeTraits(inside: self) }
  }

  /// Is in the traits of a superview, as far as others are not set.
  func takeTraits(inside superview: UIView) {
    if ownTraits !== superview.ownTraits || ownTraitSettings != nil || controller != nil {
      takeTraits(from: superview.ownTraits)
    }
  }

  private func traitsDidChange(since old: UITraitCollection) {
    let traits = ownTraits
    traits.asCurrent {
      if traits.hasDifferentColorAppearance(comparedTo: old) {
        showDynamicBackground(since: old)
        setNeedsDisplay()
      }
      if traits.values.direction != old.values.direction { directionDidChange() }
      followTraits(since: old)
      traitCollectionDidChange(old)
      ownTraitSettings?.tell(self, since: old)
    }
    if isFirstResponder { world.textInputHost?.traitsDidChange(of: self) }
  }

  // MARK: Colours

  /// The background as it was set, while the layer still shows it.
  var shownBackground: UIColor? {
    guard let shown = layer.model.backgroundColor else { return nil }
    if let dynamicBackground, dynamicBackground.color(in: ownTraits) == shown {
      return dynamicBackground
    }
    return UIColor(shown)
  }

  func setBackground(_ color: UIColor?) {
    dynamicBackground = color.flatMap { $0.isDynamic ? $0 : nil }
    layer.change(.background, to: color?.color(in: ownTraits))
  }

  private func showDynamicBackground(since old: UITraitCollection) {
    guard let dynamicBackground,
      layer.model.backgroundColor == dynamicBackground.color(in: old)
    else { return }
    layer.change(.background, to: dynamicBackground.color(in: ownTraits))
  }
}
