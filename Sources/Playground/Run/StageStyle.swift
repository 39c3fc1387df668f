import Drawing
import Foundation

/// Colours and fonts of what is around the phone.
struct StageStyle: Hashable, Sendable {
  /// A point of what is around the phone, in points of the picture.
  let unit: CGFloat

  static let background = Color(red: 0.118, green: 0.122, blue: 0.137)
  static let rim = Color(red: 0.28, green: 0.285, blue: 0.30)
  /// The phone's own black, which is the screen's corners' too.
  static let body = Color(red: 0, green: 0, blue: 0)
  static let card = Color(red: 0.16, green: 0.165, blue: 0.185)
  static let bright = Color(red: 0.93, green: 0.93, blue: 0.95)
  static let dim = Color(red: 0.60, green: 0.61, blue: 0.65)
  static let accent = Color(red: 0.25, green: 0.56, blue: 1)
  static let recording = Color(red: 1, green: 0.27, blue: 0.23)

  var small: FontDescription {
    FontDescription(
      family: "Inter", size: 12 * unit, weight: 500, italic: false, tabularDigits: true)
  }

  var strong: FontDescription {
    FontDescription(
      family: "Inter", size: 15 * unit, weight: 600, italic: false, tabularDigits: true)
  }
}

extension PixelRect {
  /// The rectangle in points.
  func points(scale: Double) -> CGRect {
    CGRect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
