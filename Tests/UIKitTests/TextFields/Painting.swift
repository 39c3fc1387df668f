import Drawing
import Foundation
import UIKit

/// The pixels of a window, two for each point, and where to find what in them.
@MainActor struct Painting {
  typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  let bitmap: Bitmap
  private let scale = 2.0

  init(of window: UIWindow) {
    window.screen.clock.runDue()
    bitmap = Bitmap(
      width: Int(window.bounds.width * scale), height: Int(window.bounds.height * scale),
      isOpaque: true)
    ScreenRenderer(screen: window.screen).paint(into: RenderTarget(bitmap: bitmap), scale: scale)
  }

  /// The box in points around the pixels of a kind, inside a rectangle in points.
  func box(in rect: CGRect, where isMeant: (Pixel) -> Bool) -> CGRect? {
    var box: CGRect?
    for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
      for x in Int(rect.minX * scale)..<Int(rect.maxX * scale)
      where isMeant(bitmap.color(x: x, y: y)) {
        let pixel = CGRect(
          x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale, height: 1 / scale)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  func pixel(at point: CGPoint) -> Pixel {
    bitmap.color(x: Int(point.x * scale), y: Int(point.y * scale))
  }

  static func isDark(_ pixel: Pixel) -> Bool {
    pixel.red < 128 && pixel.green < 128 && pixel.blue < 128
  }

  static func isTint(_ pixel: Pixel) -> Bool {
    pixel.red < 100 && pixel.blue > 200
  }

  static func isHighlight(_ pixel: Pixel) -> Bool {
    pixel.red < 215 && pixel.red > 190 && pixel.blue == 255
  }
}
