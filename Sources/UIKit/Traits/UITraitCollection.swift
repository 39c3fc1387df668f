import Foundation

// Unchecked since it is open: its own state never changes, and a subclass answers for what it adds.

/// What views are in: light or dark, how large text is, how much room there is, and so on.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  final let values: TraitValues

  init(values: TraitValues) {
    self.values = values
  }

  /// A collection that says nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// What some collections say, later ones before earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values: values)
  }

  /// A collection that says what a closure sets.
  public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// A collection that says one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// A collection that says one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that says one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that says one trait.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// A collection that says one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that says one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that says one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that says one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that says one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that says one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that says one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  // MARK: Traits

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The direction in which the interface is put together.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Pixels in a point.
  open var displayScale: CGFloat { values.scale }
  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// How large text is.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// How much colours differ.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the interface lies over another one.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// How heavy text is.
  open var legibilityWeight: UILegibilityWeight { values.weight }
  /// Which colours the display has.
  open var displayGamut: UIDisplayGamut { values.gamut }

  /// What a trait is.
  public final subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    values[trait]
  }

  // MARK: Changes

  /// Returns the same traits but for what a closure changes.
  open func modifyingTraits(
    _ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// Returns the same traits but for one.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  // MARK: Comparison

  /// Whether all that another collection says is said here, too.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = values
    both.take(trait.values)
    return both == values
  }

  /// Whether colours may look otherwise than with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.hasOtherColors(than: traitCollection?.values ?? TraitValues())
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.category)
    hasher.combine(values.direction)
    return hasher.finalize()
  }

  /// The same collection: it never changes.
  public final func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The system's

  static var systemTraits: [any UITraitDefinition.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits of the system on which colours may depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// What an interface is in where nothing has been set: an iPhone's, upright.
  static let standard = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.displayGamut = .SRGB
  }

  open override var description: String {
    let traits = Self.systemTraits.compactMap { words(of: $0) }
    return "UITraitCollection(\(traits.joined(separator: ", ")))"
  }

  private func words<Trait: UITraitDefinition>(of trait: Trait.Type) -> String? {
    values.says(trait) ? "\(trait.name.dropFirst("UITrait".count)) = \(values[trait])" : nil
  }
}
