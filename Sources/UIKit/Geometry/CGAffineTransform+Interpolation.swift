import Foundation

extension CGAffineTransform {
  /// The parts a transform is interpolated by: scale, then shear, then turn,
  /// then shift.
  private struct Parts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    var tx: CGFloat
    var ty: CGFloat

    init?(_ t: CGAffineTransform) {
      guard t.isInvertible else { return nil }
      tx = t.tx
      ty = t.ty
      scaleX = hypot(t.a, t.b)
      angle = atan2(t.b, t.a)
      // Turn back by the angle; what is left is lower triangular.
      let (sine, cosine) = (sin(angle), cos(angle))
      shear = t.c * cosine + t.d * sine
      scaleY = t.d * cosine - t.c * sine
    }

    var transform: CGAffineTransform {
      CGAffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: tx, y: ty))
    }
  }

  /// Returns the transform on the way from this one to the identity: this one
  /// at a `remainder` of 1, the identity at 0, the angle going the short way.
  func scaledTowardsIdentity(remainder: CGFloat) -> CGAffineTransform {
    if remainder == 1 { return self }
    if remainder == 0 { return .identity }
    guard var parts = Parts(self) else {
      // Nothing to decompose where an axis has collapsed: go entry by entry.
      return CGAffineTransform(
        a: 1 + (a - 1) * remainder, b: b * remainder, c: c * remainder,
        d: 1 + (d - 1) * remainder, tx: tx * remainder, ty: ty * remainder)
    }
    parts.scaleX = 1 + (parts.scaleX - 1) * remainder
    parts.scaleY = 1 + (parts.scaleY - 1) * remainder
    parts.shear *= remainder
    parts.angle *= remainder
    parts.tx *= remainder
    parts.ty *= remainder
    return parts.transform
  }
}
