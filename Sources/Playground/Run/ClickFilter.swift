import Foundation

/// Makes a finger's way of a mouse that is pressed; points are the phone's screen's.
///
/// A hand that clicks shakes: until the pointer has left a small circle around
/// where it came down, the finger stays there.
struct ClickFilter: Hashable, Sendable {
  /// In points.
  private static let radius: CGFloat = 3

  let start: CGPoint
  private var hasLeft = false

  init(start: CGPoint) {
    self.start = Self.rounded(start)
  }

  /// Where the finger moves to; nil while it stays.
  mutating func move(to point: CGPoint) -> CGPoint? {
    hasLeft = hasLeft || hypot(point.x - start.x, point.y - start.y) > Self.radius
    return hasLeft ? Self.rounded(point) : nil
  }

  /// Where the finger is lifted.
  mutating func end(at point: CGPoint) -> CGPoint { move(to: point) ?? start }

  /// A quarter of a point is finer than a finger, and short to write; it never
  /// rounds out of the screen.
  static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 4).rounded(.down) / 4, y: (point.y * 4).rounded(.down) / 4)
  }
}
