import Drawing
import Foundation

enum Assets {
  /// The project's own font configuration.
  static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../assets/fonts.conf").standardizedFileURL

  /// Has the project's fonts in use, once for all tests.
  static let prepared: Result<Void, DrawingError> = Result { () throws(DrawingError) in
    try Fonts.prepare(configuration: fonts)
  }
}

/// A layout in the project's fonts.
func makeLayout(
  _ text: String, font: FontDescription = FontDescription(size: 17), width: CGFloat? = nil,
  alignment: TextAlignment = .natural, lineLimit: Int = 1, truncation: TextTruncation = .tail
) throws -> TextLayout {
  try Assets.prepared.get()
  return TextLayout.layout(
    text, font: font, width: width, alignment: alignment, lineLimit: lineLimit,
    truncation: truncation)
}

extension Bitmap {
  /// The stored colour of a pixel as 0xAARRGGBB, for comparison with a literal.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let color = color(x: x, y: y)
    return UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8
      | UInt32(color.blue)
  }
}

/// Paints into a fresh bitmap, transparent or white.
func painted(
  _ width: Int, _ height: Int, scale: Double = 1, isOpaque: Bool = true,
  _ body: (Canvas) -> Void
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque)
  let canvas = Canvas(bitmap, scale: scale)
  if isOpaque {
    canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), color: .white)
  }
  body(canvas)
  canvas.flush()
  return bitmap
}
