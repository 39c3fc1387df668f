import Foundation

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle inside; zero when something else is.
  public var cgRectValue: CGRect { CGRect(wrappedIn: self) ?? .zero }

  /// The point inside; zero when something else is.
  public var cgPointValue: CGPoint { CGPoint(wrappedIn: self) ?? .zero }

  /// The size inside; zero when something else is.
  public var cgSizeValue: CGSize { CGSize(wrappedIn: self) ?? .zero }

  /// Compares types first, since asking for what is not inside traps.
  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}

extension CGRect {
  init?(wrappedIn value: NSValue) {
    guard value.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
    self = value.rectValue
  }
}

extension CGPoint {
  init?(wrappedIn value: NSValue) {
    guard value.holds("{CGPoint=dd}") else { return nil }
    self = value.pointValue
  }
}

extension CGSize {
  init?(wrappedIn value: NSValue) {
    guard value.holds("{CGSize=dd}") else { return nil }
    self = value.sizeValue
  }
}
