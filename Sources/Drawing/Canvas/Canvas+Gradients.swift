import CPango
import Foundation

extension Canvas {
  /// Paints a gradient over everything inside the clip.
  public func paint(_ gradient: Gradient) {
    guard !gradient.stops.isEmpty else { return }
    switch gradient.shape {
    case .axial(let start, let end):
      guard let start = start.drawable, let end = end.drawable, start != end else { return }
      paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radial(let center, let radii):
      guard let center = center.drawable, radii.width > 0, radii.height > 0, radii.width.isFinite,
        radii.height.isFinite
      else { return }
      withState {
        translate(x: center.x, y: center.y)
        concatenate(AffineMatrix(a: radii.width, b: 0, c: 0, d: radii.height, tx: 0, ty: 0))
        paint(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), gradient.stops)
      }
    case .conic(let center, let angle):
      guard let center = center.drawable, angle.isFinite else { return }
      paintConic(gradient, center: center, angle: angle)
    }
  }

  private func paint(_ pattern: OpaquePointer?, _ stops: [Gradient.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }

  /// Paints colours around a point pixel by pixel, as cairo has no such pattern.
  private func paintConic(_ gradient: Gradient, center: CGPoint, angle: Double) {
    let area = clipBounds.intersection(bitmap.bounds)
    let matrix = deviceMatrix
    guard !area.isEmpty, matrix.isInvertible else { return }
    let pixels = Bitmap(width: area.width, height: area.height)
    let turn = ConicTurn(gradient, matrix: matrix, center: center, angle: angle)
    let row = pixels.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<area.height {
      for x in 0..<area.width {
        row[y * area.width + x] = turn.pixel(x: Double(area.x + x), y: Double(area.y + y))
      }
    }
    drawPixels(pixels, atPixel: area.x, area.y)
  }
}

/// The colours of a conic gradient, by device pixel.
private struct ConicTurn {
  private let colors: [SIMD4<Double>]
  private let toUser: AffineMatrix
  private let center: CGPoint
  private let angle: Double
  /// Where the centre is, in device pixels.
  private let middle: CGPoint

  private static let steps = 1024

  init(_ gradient: Gradient, matrix: AffineMatrix, center: CGPoint, angle: Double) {
    colors = (0...Self.steps).map { gradient.color(at: Double($0) / Double(Self.steps)) }
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    let (a, b) = (matrix.d / determinant, -matrix.b / determinant)
    let (c, d) = (-matrix.c / determinant, matrix.a / determinant)
    toUser = AffineMatrix(
      a: a, b: b, c: c, d: d, tx: -(a * matrix.tx + c * matrix.ty),
      ty: -(b * matrix.tx + d * matrix.ty))
    middle = CGPoint(
      x: matrix.a * center.x + matrix.c * center.y + matrix.tx,
      y: matrix.b * center.x + matrix.d * center.y + matrix.ty)
    self.center = center
    self.angle = angle
  }

  /// The colour of a pixel by its upper left corner.
  func pixel(x: Double, y: Double) -> UInt32 {
    let place = place(x: x + 0.5, y: y + 0.5)
    let distance = hypot(x + 0.5 - middle.x, y + 0.5 - middle.y)
    var color = color(at: place)
    // The end meets the beginning in an edge, which is smoothed.
    if min(place, 1 - place) * 2 * .pi * distance < 2 {
      color = .zero
      for part in 0..<16 {
        let (column, row) = (Double(part % 4), Double(part / 4))
        color += self.color(at: self.place(x: x + (column + 0.5) / 4, y: y + (row + 0.5) / 4)) / 16
      }
    }
    let bytes = (color * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  private func place(x: Double, y: Double) -> Double {
    let (userX, userY) = (
      toUser.a * x + toUser.c * y + toUser.tx, toUser.b * x + toUser.d * y + toUser.ty
    )
    let turn = (atan2(userY - center.y, userX - center.x) - angle) / (2 * .pi)
    return turn - turn.rounded(.down)
  }

  private func color(at place: Double) -> SIMD4<Double> {
    let step = place * Double(Self.steps)
    let index = min(Int(step), Self.steps - 1)
    let part = step - Double(index)
    return colors[index] * (1 - part) + colors[index + 1] * part
  }
}
