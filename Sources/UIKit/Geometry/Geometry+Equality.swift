import Foundation

extension CGRect {
  /// Whether another rectangle has the same origin and size.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether another point is the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether another size is the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
