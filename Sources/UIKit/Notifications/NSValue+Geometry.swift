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
    guard holds("{NSEdgeInsets=dddd}") else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The transform inside; the identity when something else is.
  public var cgAffineTransformValue: CGAffineTransform {
    guard holds(Self.transformType) else { return .identity }
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
