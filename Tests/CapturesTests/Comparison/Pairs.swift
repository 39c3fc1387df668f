import Captures
import Drawing
import Foundation

/// A picture of a text field in the making: a white screen, a grey field, a dark line of "text".
enum Pairs {
  static let size = PixelSize(width: 120, height: 80)

  static func screen(
    isOpaque: Bool = true, textAt x: Int = 20, hasCaret: Bool = true, field: UInt32 = 0xfff0_f0f0
  ) -> Bitmap {
    let bitmap = Bitmap(width: size.width, height: size.height, isOpaque: isOpaque)
    bitmap.fill(bitmap.bounds, 0xffff_ffff)
    bitmap.fill(PixelRect(x: 10, y: 20, width: 100, height: 40), field)
    for letter in 0..<6 {
      bitmap.fill(PixelRect(x: x + letter * 7, y: 32, width: 3, height: 12), 0xff10_1010)
    }
    if hasCaret { bitmap.fill(PixelRect(x: 64, y: 28, width: 2, height: 20), 0xff00_7aff) }
    return bitmap
  }

  /// The screen with its upper and lower half exchanged.
  static var swapped: Bitmap {
    let (source, result) = (
      screen(), Bitmap(width: size.width, height: size.height, isOpaque: true)
    )
    let half = size.height / 2
    for y in 0..<size.height {
      result.part(PixelRect(x: 0, y: (y + half) % size.height, width: size.width, height: 1))
        .copyPixels(from: source.part(PixelRect(x: 0, y: y, width: size.width, height: 1)))
    }
    return result
  }
}

extension Bitmap {
  func fill(_ rect: PixelRect, _ value: UInt32) {
    for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { setPixel(x, y, value) } }
  }

  /// A single colour.
  static func flat(_ value: UInt32, width: Int = 4, height: Int = 3, isOpaque: Bool = true)
    -> Bitmap
  {
    let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque)
    bitmap.fill(bitmap.bounds, value)
    return bitmap
  }
}

extension PictureComparison {
  var difference: PictureDifference? {
    if case .different(let difference) = self { return difference }
    return nil
  }
}
