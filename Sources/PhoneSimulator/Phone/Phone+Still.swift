import Drawing
import Foundation
import UIKit

extension Phone {
  /// The size in pixels of a picture of a device's screen, at a scale in pixels a point.
  package static func stillSize(of device: Device, scale: Double) -> (width: Int, height: Int) {
    let size = device.portraitSize
    return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// Returns a picture of the screen as it is seen now, the caret held and
  /// secrets hidden, at a scale in pixels a point.
  package func still(scale: Double) -> Bitmap {
    let wasRevealing = revealsSecrets
    (holdsCaret, revealsSecrets) = (true, false)
    defer { (holdsCaret, revealsSecrets) = (false, wasRevealing) }
    let (width, height) = Self.stillSize(of: device, scale: scale)
    let bitmap = Bitmap(width: width, height: height, isOpaque: true)
    world.enter {
      _ = ScreenRenderer(screen: screen).paint(into: RenderTarget(bitmap: bitmap), scale: scale)
    }
    return bitmap
  }
  /// The present screen as `still` shows it, or a part of it in its points.
  package func still(of part: CGRect?, scale: Double) -> Bitmap {
    let whole = still(scale: scale)
    guard let part else { return whole }
    return whole.part(PixelRect(covering: part, scale: scale).intersection(whole.bounds)).copy()
  }
}
