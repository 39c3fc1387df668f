import Drawing
import Foundation

// Unchecked since it is open: its own state never changes, and a subclass answers for what it adds.

/// A colour in sRGB.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let foundationTag = FoundationTag()
  package let color: Color

  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a colour that is seen through, like `clear`.
  public override init() {
    color = Color(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
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
    UIColor(
      Color(red: color.red, green: color.green, blue: color.blue, alpha: Self.clamped(alpha)))
  }

  /// The colour as a layer takes it.
  open var cgColor: CGColor { CGColor(color) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  open override var hash: Int { color.hashValue }

  open override var description: String {
    "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}

/// What a colour literal is.
public typealias _ColorLiteralType = UIColor
