import Drawing
import Foundation

extension UIImage {
  /// Paints the picture at its size with its top left at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Paints the picture over a rectangle, in points.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.paint(look(tint: nil), in: rect)
  }
}

extension UIColor {
  /// Fills and draws lines with the colour from here on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with the colour from here on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines with the colour from here on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills what the path goes around with the present colour.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(
      cgPath.elements.painted, isEvenOdd: usesEvenOddFillRule)
  }

  /// Draws the path's lines with the present colour.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(cgPath.elements.painted, style: strokeStyle)
  }

  /// Paints only inside the path from here on.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.canvas.clip(to: cgPath.elements.painted)
  }
}

extension CALayer {
  /// Paints the layer and what is inside it, around its own origin, as it is seen at present.
  public func render(in ctx: CGContext) {
    let (now, scale) = (clock.map { Double($0.now) } ?? 0, ctx.canvas.scale)
    guard let picture = DisplayListBuilder.picture(of: self, at: now, scale: scale) else { return }
    ctx.canvas.draw(picture.bitmap, in: picture.rect)
  }
}

extension UIView {
  /// Paints the view and what is inside it over a rectangle, in points, after the layout that waits if
  /// that is asked for, and returns whether there was anything to paint.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      let picture = DisplayListBuilder.picture(
        of: layer, at: layerClock.map { Double($0.now) } ?? 0, scale: context.canvas.scale)
    else { return false }
    let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    context.canvas.withState {
      context.canvas.clip(to: rect)
      context.canvas.draw(
        picture.bitmap,
        in: CGRect(
          x: rect.minX + picture.rect.minX * x, y: rect.minY + picture.rect.minY * y,
          width: picture.rect.width * x, height: picture.rect.height * y))
    }
    return true
  }
}
