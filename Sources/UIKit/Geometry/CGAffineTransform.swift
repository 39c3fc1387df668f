import Foundation

/// A 2D affine transform in Core Graphics' convention: a point is a row vector
/// multiplied from the left, `(x, y, 1) · M`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The entry in row 1, column 1.
  public var a: CGFloat
  /// The entry in row 1, column 2.
  public var b: CGFloat
  /// The entry in row 2, column 1.
  public var c: CGFloat
  /// The entry in row 2, column 2.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates the identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians; positive is clockwise on
  /// a screen whose y axis points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one first and `other` after it.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns this transform with a translation applied before it, in points.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns this transform with a scaling applied before it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns this transform with a rotation applied before it, in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  var determinant: CGFloat { a * d - b * c }

  var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// Returns the inverse; a transform that has none is returned unchanged, as
  /// Core Graphics does.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the point seen through a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Returns the size seen through a transform, its translation left out.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that holds the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if t.b == 0, t.c == 0 {
      let origin = origin.applying(t)
      return CGRect(
        origin: origin, size: CGSize(width: size.width * t.a, height: size.height * t.d)
      ).standardized
    }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
