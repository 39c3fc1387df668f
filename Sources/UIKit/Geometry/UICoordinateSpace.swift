import Foundation

/// Something with coordinates of its own that can be converted to and from
/// those of another: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// What our coordinate spaces have in common: a way to the screen.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  /// The transform from this space's coordinates to the screen's.
  var transformToScreen: CGAffineTransform { get }
}

extension ScreenSpace {
  func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    guard let other = other as? any ScreenSpace else {
      preconditionFailure("a coordinate space is a view or a screen")
    }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }
}
