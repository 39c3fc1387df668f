import Drawing
import Foundation
import UIKit

extension Phone {
  /// Returns a picture of the screen as it is seen now, the caret held, at a
  /// scale in pixels a point.
  package func still(scale: Double) -> Bitmap {
    holdsCaret = true
    defer { holdsCaret = false }
    let size = screen.bounds.size
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      isOpaque: true)
    ScreenRenderer(screen: screen).paint(into: RenderTarget(bitmap: bitmap), scale: scale)
    return bitmap
  }
}
