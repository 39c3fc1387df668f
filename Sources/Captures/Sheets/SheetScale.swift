import Drawing
import Foundation

/// How many pixels a point of decoration has; text below one pixel per point cannot be read.
struct SheetScale: Hashable, Sendable {
  let value: Double

  init(_ scale: Double) {
    precondition(scale.isFinite && scale > 0, "a scale is a positive number")
    value = max(1, scale)
  }

  /// A length of decoration in whole pixels; what is not nothing is at least one.
  func pixels(_ points: Double) -> Int {
    points > 0 ? max(1, Int((points * value).rounded())) : 0
  }

  /// The whole pixels that a text covers.
  func pixelsCovering(_ points: Double) -> Int {
    Int((points * value).rounded(.up))
  }

  func points(_ pixels: Int) -> Double { Double(pixels) / value }

  func points(_ rect: PixelRect) -> CGRect {
    CGRect(
      x: points(rect.x), y: points(rect.y), width: points(rect.width), height: points(rect.height))
  }
}
