import Drawing
import Foundation
import UIKit

extension Phone {
  /// Returns a picture of the screen as it is seen now, the caret held and
  /// secrets hidden, at a scale in pixels a point.
  package func still(scale: Double) -> Bitmap {
    let wasRevealing = revealsSecrets
    (holdsCaret, revealsSecrets) = (true, false)
    defer { (holdsCaret, revealsSecrets) = (false, wasRevealing) }
    let size = screen.bounds.size
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      isOpaque: true)
    world.enter {
      _ = ScreenRenderer(screen: screen).paint(into: RenderTarget(bitmap: bitmap), scale: scale)
    }
    return bitmap
  }
}
