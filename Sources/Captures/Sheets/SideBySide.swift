import Drawing
import Foundation

/// Two moving pictures beside each other, frame by frame, under headings that stay.
///
/// What stays is painted once; a frame costs two copies and three short texts. Width and height
/// are even, as videos want them.
package struct SideBySide {
  /// One of the two pictures.
  package struct Side: Hashable, Sendable {
    package var title: String
    /// The size of all its frames in pixels.
    package var width: Int
    package var height: Int

    package init(title: String, width: Int, height: Int) {
      self.title = title
      self.width = width
      self.height = height
    }
  }

  /// The size of a frame in pixels.
  package var width: Int { empty.width }
  package var height: Int { empty.height }

  private let scale: SheetScale
  private let empty: Bitmap
  private let left: PixelRect
  private let right: PixelRect
  private let captions: PixelRect

  private static let margin = 16.0
  private static let distance = 24.0
  private static let headingDistance = 8.0
  /// In points; both texts are one line.
  private static let captionHeight = 46.0

  /// Lays the frames out, with texts at a scale in pixels per point; throws where they would have
  /// too many pixels.
  package init(left: Side, right: Side, scale: Double) throws(CaptureError) {
    let scale = SheetScale(scale)
    let margin = scale.pixels(Self.margin)
    let titles = [left, right].map { side in
      TextLayout.layout(
        side.title, font: SheetStyle.title, width: scale.points(side.width), alignment: .left,
        lineLimit: 2)
    }
    let headingHeight = titles.map { scale.pixelsCovering($0.size.height) }.max() ?? 0
    let top = margin + headingHeight + scale.pixels(Self.headingDistance)
    self.scale = scale
    self.left = PixelRect(x: margin, y: top, width: left.width, height: left.height)
    self.right = PixelRect(
      x: self.left.maxX + scale.pixels(Self.distance), y: top, width: right.width,
      height: right.height)
    let bottom = max(self.left.maxY, self.right.maxY)
    captions = PixelRect(
      x: margin, y: bottom + scale.pixels(Self.headingDistance),
      width: self.right.maxX - margin, height: scale.pixels(Self.captionHeight))
    let (width, height) = (self.right.maxX + margin, captions.maxY)
    let sheet = try Sheet(
      width: width + width % 2, height: height + height % 2, scale: scale)
    for (title, rect) in zip(titles, [self.left, self.right]) {
      sheet.draw(
        title, x: rect.x,
        y: margin + headingHeight - scale.pixelsCovering(title.size.height), color: SheetStyle.ink)
      sheet.frame(rect)
    }
    empty = sheet.finish()
  }

  /// A picture for one frame after another, on which the headings are painted.
  package func makeFrame() -> Bitmap {
    empty.copy()
  }

  /// Paints a frame over the one before.
  ///
  /// - Parameters:
  ///   - left: The left picture, opaque and of the size that was announced.
  ///   - right: The right picture, likewise.
  ///   - leftCaption: What was measured on the left, one short line.
  ///   - rightCaption: What was measured on the right.
  ///   - seconds: The moment, which stands between the two.
  ///   - frame: A picture from `makeFrame`.
  package func paint(
    left: Bitmap, right: Bitmap, leftCaption: String, rightCaption: String, seconds: Double,
    into frame: Bitmap
  ) {
    precondition(
      frame.width == width && frame.height == height, "the frame comes from makeFrame")
    frame.part(self.left).copyPixels(from: left)
    frame.part(self.right).copyPixels(from: right)
    let sheet = Sheet(painting: frame, scale: scale)
    sheet.fill(captions, color: SheetStyle.ground)
    for (caption, rect) in [(leftCaption, self.left), (rightCaption, self.right)] {
      let text = TextLayout.layout(
        caption, font: SheetStyle.text, width: scale.points(rect.width), alignment: .left)
      sheet.draw(text, x: rect.x, y: captions.y, color: SheetStyle.ink)
    }
    let time = TextLayout.layout(
      "\(seconds.text(decimals: 3)) s", font: SheetStyle.small,
      width: scale.points(captions.width), alignment: .center)
    sheet.draw(
      time, x: captions.x, y: captions.y + scale.pixels(20), color: SheetStyle.dim)
    _ = sheet.finish()
  }
}
