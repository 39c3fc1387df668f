import CPango
import Foundation

/// An affine transform with the convention of `CGAffineTransform`.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
public struct AffineMatrix: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: Double
  /// The factor of x in the new y.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// What is added to x, in points.
  public var tx: Double
  /// What is added to y, in points.
  public var ty: Double

  /// A matrix of the six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix that changes nothing.
  public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform keeps area: finite throughout and not flat.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
