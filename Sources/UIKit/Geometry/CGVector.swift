import Foundation

/// A length along each axis.
public struct CGVector: Hashable, Sendable {
  /// The length along x.
  public var dx: CGFloat
  /// The length along y.
  public var dy: CGFloat

  /// No length at all.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A vector of no length.
  public init() { self = .zero }

  /// A vector by its lengths.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }
}
