import Drawing
import Foundation
import PhoneSimulator

/// What the screen's square corners cover of the bezel and of what is around it.
///
/// The pixels are kept before the screen is painted and put back after it. Between the round corner
/// of the screen and the bezel's all is black, and the line between both kinds of pixels runs there:
/// so no edge is blended twice.
struct ScreenCorners {
  /// A part of a row of pixels.
  private struct Stretch {
    let x, y: Int
    let pixels: [UInt32]
  }

  private let stretches: [Stretch]

  /// Keeps the pixels of a picture on which there is no screen yet; nil where the screen has square
  /// corners.
  init?(of device: Device, in layout: StageLayout, before bitmap: Bitmap) {
    guard layout.homeButton == nil else { return nil }
    let screen = layout.screen
    let radius = (device.cornerRadius + layout.bezelRadius) / 2 * layout.scale
    let (bezel, bezelRadius) = (layout.bezel, layout.bezelRadius)
    let (left, right) = (bezel.minX + bezelRadius, bezel.maxX - bezelRadius)
    let (top, bottom) = (bezel.minY + bezelRadius, bezel.maxY - bezelRadius)
    var stretches: [Stretch] = []
    for y in screen.minY..<screen.maxY {
      let middle = Double(y) + 0.5
      let distance = max(top * layout.scale - middle, middle - bottom * layout.scale)
      guard distance > 0, distance < radius else { continue }
      let reach = (radius * radius - distance * distance).squareRoot()
      let first = Int((left * layout.scale - reach).rounded())
      let last = Int((right * layout.scale + reach).rounded())
      for columns in [screen.minX..<max(first, screen.minX), min(last, screen.maxX)..<screen.maxX]
      where !columns.isEmpty {
        let row = bitmap.bytes + y * bitmap.bytesPerRow
        let pixels = columns.map { row.load(fromByteOffset: $0 * 4, as: UInt32.self) }
        stretches.append(Stretch(x: columns.lowerBound, y: y, pixels: pixels))
      }
    }
    self.stretches = stretches
  }

  /// Puts the pixels back.
  func paint(into bitmap: Bitmap) {
    for stretch in stretches {
      let start = bitmap.bytes + stretch.y * bitmap.bytesPerRow + stretch.x * 4
      stretch.pixels.withUnsafeBytes {
        start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count)
      }
    }
  }
}
