import Drawing
import Foundation
import TestSupport

extension Bitmap {
  func setPixel(_ x: Int, _ y: Int, _ value: UInt32) {
    bytes.storeBytes(of: value, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let color = color(x: x, y: y)
    return UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8
      | UInt32(color.blue)
  }

  /// Flat areas, repeated rows, noise and copies of earlier parts, as frames have them.
  static func random(
    width: Int, height: Int, isOpaque: Bool, using generator: inout SeededGenerator
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque)
    var fill = UInt32.random(in: 0...0xff_ffff, using: &generator)
    for y in 0..<height {
      let kind = Int.random(in: 0..<5, using: &generator)
      for x in 0..<width {
        switch kind {
        case 0, 1: if y > 0 { bitmap.setPixel(x, y, bitmap.stored(x, y - 1)) }
        case 2: bitmap.setPixel(x, y, bitmap.premultiplied(fill, alpha: 0xff))
        case 3:
          bitmap.setPixel(
            x, y,
            bitmap.premultiplied(
              .random(in: 0...0xff_ffff, using: &generator),
              alpha: .random(in: 0...255, using: &generator)))
        default:
          let source = max(0, y - Int.random(in: 1...9, using: &generator))
          bitmap.setPixel(x, y, bitmap.stored((x + 1) % width, source))
        }
        if Int.random(in: 0..<50, using: &generator) == 0 {
          fill = .random(in: 0...0xff_ffff, using: &generator)
        }
      }
    }
    return bitmap
  }

  private func stored(_ x: Int, _ y: Int) -> UInt32 {
    bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// No channel is above alpha; where the bitmap is opaque, the padding is anything.
  private func premultiplied(_ color: UInt32, alpha: UInt32) -> UInt32 {
    if isOpaque { return alpha << 24 | color }
    let channels = [16, 8, 0].map { ((color >> $0 & 0xff) * alpha / 255) << $0 }
    return channels.reduce(alpha << 24, |)
  }
}
