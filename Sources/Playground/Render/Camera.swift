import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// Takes pictures of a phone at a scale in pixels a point.
@MainActor
final class Camera {
  let phone: Phone
  let scale: Double
  private var target: RenderTarget
  private var touches: TouchMarks?

  /// The size of every frame, in pixels.
  private let frameSize: (width: Int, height: Int)

  /// Sets a camera up.
  ///
  /// - Parameters:
  ///   - phone: What it is pointed at.
  ///   - devices: What the phone will be switched to; frames have room for the largest of them.
  ///   - scale: Pixels to a point.
  ///   - showsTouches: Whether fingers are seen in the frames of films; stills never show them.
  init(phone: Phone, devices: [Device] = [], scale: Double, showsTouches: Bool = false) {
    self.phone = phone
    self.scale = scale
    // Frames are exactly as large as stills.
    target = RenderTarget(bitmap: phone.still(scale: scale))
    let sizes = devices.map { Phone.stillSize(of: $0, scale: scale) }
    frameSize = (
      sizes.map(\.width).reduce(target.bitmap.width, max),
      sizes.map(\.height).reduce(target.bitmap.height, max)
    )
    touches = showsTouches ? TouchMarks(phone: phone) : nil
  }

  /// The present frame; it changes with the next one.
  func frame() -> Bitmap {
    let (width, height) = Phone.stillSize(of: phone.device, scale: scale)
    if target.bitmap.width != width || target.bitmap.height != height {
      target = RenderTarget(bitmap: Bitmap(width: width, height: height, isOpaque: true))
    }
    phone.paint(into: target, scale: scale)
    guard let touches, touches.isAnySeen else { return framed(target.bitmap) }
    let picture = target.bitmap.copy()
    touches.paint(into: picture, scale: scale)
    return framed(picture)
  }

  /// The picture of a device that is smaller than others, in the middle of a black frame.
  private func framed(_ picture: Bitmap) -> Bitmap {
    let (width, height) = frameSize
    guard picture.width != width || picture.height != height else { return picture }
    let frame = Bitmap(width: width, height: height, isOpaque: true)
    let place = PixelRect(
      x: (width - picture.width) / 2, y: (height - picture.height) / 2, width: picture.width,
      height: picture.height)
    frame.part(place).copyPixels(from: picture)
    return frame
  }

  /// The present screen with the caret held, or a part of it in its points.
  func still(of part: CGRect?) -> Bitmap { phone.still(of: part, scale: scale) }
}
