import Foundation

extension UIViewController: TraitOwner {
  /// Traits that the controller, and what is inside it, is in whatever it is around; assigning some changes
  /// what is set.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraitSettings?.overrides ?? TraitValues() }
    set {
      guard let newValue = newValue as? TraitValues else { return }
      traitSettings.overrides = newValue
      traitSettingsDidChange()
    }
  }

  /// Has the controller in the traits that follow from what was set so far; it always is.
  public func updateTraitsIfNeeded() { traitSettingsDidChange() }

  func traitSettingsDidChange() {
    if let viewIfLoaded { return viewIfLoaded.updateTraits() }
    for child in children { child.traitSettingsDidChange() }
  }

  /// The traits that follow from those of what the controller's view is inside of.
  func traits(from outer: UITraitCollection) -> UITraitCollection {
    var traits = outer
    if let forced = parent?.ownTraitSettings?.ofChildren[ObjectIdentifier(self)] {
      var values = traits.values
      values.take(forced)
      if values != traits.values { traits = UITraitCollection(values: values) }
    }
    traits = ownTraitSettings?.applied(to: traits) ?? traits
    takenTraits = traits
    return traits
  }

  /// The traits that the controller is in: as its view is, before what is set of that, or as it will be.
  var currentTraits: UITraitCollection {
    if viewIfLoaded != nil, let takenTraits { return takenTraits }
    let outer =
      viewIfLoaded?.superview?.ownTraits ?? parent?.currentTraits
      ?? world.systemTraits.withLock { $0 }
    return traits(from: outer)
  }

  /// Lets the controller hear that its traits are others than it has heard of.
  func tellOfTraits() {
    guard let takenTraits else { return }
    let old = knownTraits
    knownTraits = takenTraits
    guard old !== takenTraits, old.values != takenTraits.values else { return }
    takenTraits.asCurrent {
      traitCollectionDidChange(old)
      ownTraitSettings?.tell(self, since: old)
    }
  }

  func forceTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    traitSettings.ofChildren[ObjectIdentifier(child)] = collection?.values
    child.traitSettingsDidChange()
  }
}
