import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// Takes pictures of a phone at a scale in pixels a point.
@MainActor
final class Camera {
  let phone: Phone
  let scale: Double
  private let target: RenderTarget
  private var touches: TouchMarks?

  /// Sets a camera up; `showsTouches` says whether fingers are seen in the frames
  /// of films, while stills never show them.
  init(phone: Phone, scale: Double, showsTouches: Bool = false) {
    self.phone = phone
    self.scale = scale
    // Frames are exactly as large as stills.
    target = RenderTarget(bitmap: phone.still(scale: scale))
    touches = showsTouches ? TouchMarks(phone: phone) : nil
  }

  /// The present frame; it changes with the next one.
  func frame() -> Bitmap {
    phone.paint(into: target, scale: scale)
    guard let touches, touches.isAnySeen else { return target.bitmap }
    let picture = target.bitmap.copy()
    touches.paint(into: picture, scale: scale)
    return picture
  }

  /// The present screen with the caret held, or a part of it in its points.
  func still(of part: CGRect?) -> Bitmap { phone.still(of: part, scale: scale) }
}

extension Phone {
  /// The present screen with the caret held, or a part of it in its points.
  func still(of part: CGRect?, scale: Double) -> Bitmap {
    let whole = still(scale: scale)
    guard let part else { return whole }
    return whole.part(PixelRect(covering: part, scale: scale).intersection(whole.bounds)).copy()
  }
}
