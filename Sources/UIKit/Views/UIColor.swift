import Drawing
import Foundation

/// A colour in sRGB.
public final class UIColor: NSObject, Sendable {
  package let color: Color

  package init(_ color: Color) {
    self.color = color
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
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      Color(red: color.red, green: color.green, blue: color.blue, alpha: Self.clamped(alpha)))
  }

  /// The colour as a layer takes it.
  public var cgColor: CGColor { CGColor(color) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  public override var hash: Int { color.hashValue }

  public override var description: String {
    "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}
