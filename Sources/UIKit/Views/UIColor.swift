import Drawing
import Foundation

// Unchecked since it is open: its own state is written only while it is made, and a subclass answers for
// what it adds.

/// A colour in sRGB, or one that depends on where it is seen.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let foundationTag = FoundationTag()
  private let fixed: Color
  // As a subclass does not know of other initialisers than UIKit's.
  private var source: DynamicColor?

  /// The colour as it looks in the traits that are current.
  package final var color: Color {
    guard let source else { return fixed }
    return source.color(in: .current)
  }

  /// The colour as it looks in some traits.
  package final func color(in traits: UITraitCollection) -> Color {
    source?.color(in: traits) ?? fixed
  }

  /// Whether the colour depends on where it is seen.
  final var isDynamic: Bool { source != nil }

  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  convenience init(_ source: DynamicColor) {
    self.init()
    self.source = source
  }

  /// Creates a colour that is seen through, like `clear`.
  public override init() {
    fixed = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Creates a colour that a closure looks up for the traits it is seen in; it is asked wherever the
  /// colour is needed, and for the same traits has to say the same.
  public convenience init(dynamicProvider: @escaping (_ traits: UITraitCollection) -> UIColor) {
    self.init(.provided(ColorProvider(dynamicProvider)))
  }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = Color(
      red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue),
      alpha: Self.clamped(alpha))
  }

  /// Creates a grey from a white level and an opacity between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  private static func clamped(_ component: CGFloat) -> Double {
    component.isNaN ? 0 : Double(min(max(component, 0), 1))
  }

  /// Returns the same colour with another opacity between 0 and 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = Self.clamped(alpha)
    if let source { return UIColor(.faded(FadedColor(source, alpha: alpha))) }
    return UIColor(fixed.with(alpha: alpha))
  }

  /// Returns the colour as it looks in some traits, which does not depend on any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(color(in: traitCollection)) : self
  }

  /// The colour as a layer takes it, as it looks in the current traits.
  open var cgColor: CGColor { CGColor(color) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.source == source && other.fixed == fixed
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fixed)
    hasher.combine(source)
    return hasher.finalize()
  }

  open override var description: String {
    let color = color
    return
      "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}

/// What a colour literal is.
public typealias _ColorLiteralType = UIColor
