import Foundation

extension UIImage {
  // Unchecked since it is open: its own state is written only while it is made.

  /// What a picture is made with.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Creates a configuration that says nothing.
    override init() {}

    /// Returns the configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns this configuration with another one on top, as far as that says anything.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How large and heavy a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private(set) final var pointSize: CGFloat?
    private(set) final var weight = SymbolWeight.unspecified
    private(set) final var scale = SymbolScale.unspecified

    /// Creates a configuration that says nothing.
    override init() {}

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      (self.weight, self.scale) = (weight, scale)
    }

    /// A configuration that says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration of text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: .some(pointSize), weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration of text of a size in points, with a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of text of a size in points, with a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration of a scale alone.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration of a weight alone.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let result = SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
      // A subclass that wants its own overrides this.
      return result as? Self ?? self
    }

    /// Whether two configurations say the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      guard let other = otherConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// What a symbol looks like with the configuration.
    final var look: Symbol.Look {
      let size = pointSize.map { $0.isFinite && $0 > 0 ? $0 : 17 } ?? 17
      return Symbol.Look(
        pointSize: size, weight: weight == .unspecified ? 4 : weight.rawValue,
        factor: scale.factor)
    }
  }
}
