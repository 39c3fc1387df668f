import Foundation

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Wraps a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    // Foundation wraps no structures of others.
    self.init(
      bytes: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      objCType: Self.transformType)
  }

  private static let transformType = "[6d]"

  /// The insets inside; zero when something else is.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let insets = structure(NSEdgeInsets.self) else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The transform inside; the identity when something else is.
  public var cgAffineTransformValue: CGAffineTransform {
    // Compared first, since asking for what is not inside traps.
    guard String(cString: objCType) == Self.transformType else {
      return .identity
    }
    var entries = [Double](repeating: 0, count: 6)
    entries.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return CGAffineTransform(
      entries[0], entries[1], entries[2], entries[3], entries[4], entries[5])
  }

  /// The rectangle inside; zero when something else is.
  public var cgRectValue: CGRect { CGRect(wrappedIn: self) ?? .zero }

  /// The point inside; zero when something else is.
  public var cgPointValue: CGPoint { CGPoint(wrappedIn: self) ?? .zero }

  /// The size inside; zero when something else is.
  public var cgSizeValue: CGSize { CGSize(wrappedIn: self) ?? .zero }

  /// The structure of Foundation's inside; nil when something else is.
  ///
  /// Its `objCType` says what is inside, too, but never frees the text that it returns.
  fileprivate func structure<Structure>(_ type: Structure.Type) -> Structure? {
    Mirror(reflecting: self).descendant("_value") as? Structure
  }
}

extension CGRect {
  init?(wrappedIn value: NSValue) {
    guard let rect = value.structure(CGRect.self) else { return nil }
    self = rect
  }
}

extension CGPoint {
  init?(wrappedIn value: NSValue) {
    guard let point = value.structure(CGPoint.self) else { return nil }
    self = point
  }
}

extension CGSize {
  init?(wrappedIn value: NSValue) {
    guard let size = value.structure(CGSize.self) else { return nil }
    self = size
  }
}
