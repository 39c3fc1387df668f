/// A colour in sRGB with straight (not premultiplied) alpha, every component from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The amount of red, from 0 to 1.
  public var red: Double
  /// The amount of green, from 0 to 1.
  public var green: Double
  /// The amount of blue, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// A colour of components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
