import Drawing
import Foundation

/// A colour as layers hold it.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) {
    self.color = color
  }

  /// The opacity, between 0 and 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Whether both are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color
  }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
