import Drawing
import Foundation
import UIKit

@testable import PhoneSimulator

/// The phone's screen at one pixel a point.
@MainActor
func picture(of phone: Phone) -> Bitmap {
  let size = phone.screen.bounds.size
  let bitmap = Bitmap(width: Int(size.width), height: Int(size.height), isOpaque: true)
  phone.paint(into: RenderTarget(bitmap: bitmap), scale: 1)
  return bitmap
}

/// Red, green and blue of a pixel.
func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
  let color = bitmap.color(x: x, y: y)
  return [color.red, color.green, color.blue]
}
