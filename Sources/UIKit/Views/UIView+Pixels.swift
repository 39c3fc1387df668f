import Foundation

extension UIView {
  /// Device pixels per point of the screen the view is on, else of the main screen.
  var displayScale: CGFloat { world.mainScreen.scale }

  /// The smallest whole number of device pixels that is not less than a length, in points.
  func roundUpToPixel(_ length: CGFloat) -> CGFloat {
    let scale = displayScale
    // Sums of glyph widths miss whole numbers by a hair.
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// The nearest whole number of device pixels to a length, in points.
  func roundToPixel(_ length: CGFloat) -> CGFloat {
    let scale = displayScale
    return (length * scale).rounded() / scale
  }
}
