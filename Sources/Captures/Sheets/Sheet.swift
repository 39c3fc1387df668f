import Drawing
import Foundation

/// An opaque picture on which others are laid out pixel for pixel, with texts around them.
///
/// Places are in pixels; lengths that are decoration come in points and are at least a pixel each.
struct Sheet {
  let bitmap: Bitmap
  private let canvas: Canvas
  private let scale: SheetScale

  /// Makes the ground, or throws where there would be too many pixels.
  init(width: Int, height: Int, scale: SheetScale) throws(CaptureError) {
    guard Self.isPossible(width: width, height: height),
      let bitmap = try? Bitmap(validatedWidth: width, height: height, isOpaque: true)
    else {
      throw .cannotEncode(
        reason:
          "\(width) × \(height) pixels are too many for one picture; fewer or smaller ones fit"
      )
    }
    self.init(painting: bitmap, scale: scale)
    fill(bitmap.bounds, color: SheetStyle.ground)
  }

  /// Whether there is a picture of a size in pixels.
  static func isPossible(width: Int, height: Int) -> Bool {
    width <= Bitmap.maximumSide && height <= Bitmap.maximumSide
      && width * height <= Picture.maximumPixels
  }

  /// Goes on painting on a sheet that was begun before.
  init(painting bitmap: Bitmap, scale: SheetScale) {
    self.bitmap = bitmap
    self.scale = scale
    canvas = Canvas(bitmap, scale: scale.value)
  }

  /// Copies a picture and draws a rim around it.
  func place(_ picture: Bitmap, x: Int, y: Int, rim: Rim = .plain) {
    frame(PixelRect(x: x, y: y, width: picture.width, height: picture.height), rim: rim)
    canvas.drawPixels(picture, atPixel: x, y)
  }

  /// What sets a picture off from the ground, with a width in points.
  struct Rim {
    let color: Color
    let width: Double

    static let plain = Rim(color: SheetStyle.rim, width: 0.5)
    static let failed = Rim(color: SheetStyle.failure, width: 2)
  }

  /// Draws the rim of a picture that covers the rectangle.
  func frame(_ rect: PixelRect, rim: Rim = .plain) {
    let width = scale.pixels(rim.width)
    fill(
      PixelRect(
        x: rect.x - width, y: rect.y - width, width: rect.width + 2 * width,
        height: rect.height + 2 * width),
      color: rim.color)
  }

  func fill(_ rect: PixelRect, cornerRadius points: Double = 0, color: Color) {
    canvas.fill(scale.points(rect), cornerRadius: points, color: color)
  }

  /// Draws a text with the top left of its box at a pixel.
  func draw(_ text: TextLayout, x: Int, y: Int, color: Color) {
    canvas.draw(text, at: CGPoint(x: scale.points(x), y: scale.points(y)), color: color)
  }

  /// Waits until everything is in the bitmap's memory.
  func finish() -> Bitmap {
    canvas.flush()
    return bitmap
  }
}
