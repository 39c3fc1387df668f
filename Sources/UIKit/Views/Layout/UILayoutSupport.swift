import Foundation

/// The part of a controller's view that bars cover at the top or at the bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }

  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}
