/// A number under a name of its own, which is reckoned with like the number.
///
/// The name is the one of UIKit's own module for Swift; code has no use for it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates the value of a number.
  init(_ rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Whether a value is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns a value that is larger by a number.
  public static func + (left: Self, right: RawValue) -> Self { Self(left.rawValue + right) }

  /// Returns a value that is larger by a number.
  public static func + (left: RawValue, right: Self) -> Self { Self(left + right.rawValue) }

  /// Returns a value that is smaller by a number.
  public static func - (left: Self, right: RawValue) -> Self { Self(left.rawValue - right) }

  /// Returns the difference of two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Subtracts a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
