import Foundation

/// The values of traits, of which some may not be said.
struct TraitValues: Equatable, Sendable {
  var idiom = UIUserInterfaceIdiom.unspecified
  var style = UIUserInterfaceStyle.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  /// Pixels in a point; 0 where it is not said.
  var scale: CGFloat = 0
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var category = UIContentSizeCategory.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var weight = UILegibilityWeight.unspecified
  var gamut = UIDisplayGamut.unspecified
  /// Those that an app has defined.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  /// Takes over what others say.
  mutating func take(_ others: TraitValues) {
    if others.idiom != .unspecified { idiom = others.idiom }
    if others.style != .unspecified { style = others.style }
    if others.direction != .unspecified { direction = others.direction }
    if others.scale != 0 { scale = others.scale }
    if others.horizontal != .unspecified { horizontal = others.horizontal }
    if others.vertical != .unspecified { vertical = others.vertical }
    if others.category != .unspecified { category = others.category }
    if others.contrast != .unspecified { contrast = others.contrast }
    if others.level != .unspecified { level = others.level }
    if others.weight != .unspecified { weight = others.weight }
    if others.gamut != .unspecified { gamut = others.gamut }
    if !others.own.isEmpty { own.merge(others.own) { $1 } }
  }

  /// Whether colours may be others.
  func hasOtherColors(than others: TraitValues) -> Bool {
    style != others.style || contrast != others.contrast || level != others.level
      || idiom != others.idiom || gamut != others.gamut
      || own != others.own
        && [own, others.own].contains { $0.values.contains(where: \.isOfColors) }
  }
}

/// The value of a trait that an app has defined.
struct OwnTrait: Equatable, @unchecked Sendable {
  // Unchecked since a trait's value is whatever the app says, which answers for it.
  let value: Any
  /// Whether colours may depend on it.
  let isOfColors: Bool

  static func == (left: OwnTrait, right: OwnTrait) -> Bool { isEqual(left.value, right.value) }

  /// Whether two values are equal, as far as their type says so, or the same object.
  static func isEqual(_ left: Any, _ right: Any) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { right as? Value == value }
    if let left = left as? any Equatable { return equals(left) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }
}
