import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// The bezel around a phone's screen, and what it covers of the screen's square corners.
///
/// Its pieces are kept as pixels, and lie beside the screen or in a corner of it: where only the
/// phone changes, little of them is painted anew.
final class BezelView: UIView {
  init(device: Device, layout: StageLayout) {
    super.init(frame: CGRect(origin: .zero, size: layout.columnSizeInPoints))
    let screen = layout.screen
    let all = PixelRect(covering: layout.bezel.insetBy(dx: -3, dy: -3), scale: layout.scale)
    let (right, bottom) = (all.maxX - screen.maxX, all.maxY - screen.maxY)
    let sides = [
      PixelRect(x: all.x, y: all.y, width: all.width, height: screen.minY - all.minY),
      PixelRect(x: all.x, y: screen.maxY, width: all.width, height: bottom),
      PixelRect(x: all.x, y: screen.minY, width: screen.minX - all.minX, height: screen.height),
      PixelRect(x: screen.maxX, y: screen.minY, width: right, height: screen.height),
    ]
    let whole = Self.picture(of: layout, in: all)
    let pieces = sides.filter { !$0.isEmpty }.map { [$0] } + Self.corners(of: device, in: layout)
    for rows in pieces where !rows.isEmpty {
      let piece = whole.map { $0.cut(rows.map { $0.offsetBy(x: -all.x, y: -all.y) }) }
      addSubview(BezelPiece(rows, of: layout, picture: piece))
    }
  }

  /// Paints the whole bezel, from which pieces are cut; nil where there is no memory for it.
  ///
  /// An arc that was painted in two pieces would be a shade different where they meet.
  private static func picture(of layout: StageLayout, in rect: PixelRect) -> Bitmap? {
    guard let bitmap = try? Bitmap(validatedWidth: rect.width, height: rect.height) else {
      return nil
    }
    let canvas = Canvas(bitmap, scale: layout.scale)
    let origin = rect.points(scale: layout.scale).origin
    canvas.translate(x: -origin.x, y: -origin.y)
    BezelPiece.paint(layout, on: canvas)
    canvas.flush()
    return bitmap
  }

  required init?(coder: NSCoder) { nil }

  /// The pixels of the screen's square corners that the bezel covers, as rows; none where the
  /// screen has square corners.
  ///
  /// Between the round corner of the screen and the bezel's all is black, and the line between both
  /// kinds of pixels runs there: so no edge is blended twice.
  private static func corners(of device: Device, in layout: StageLayout) -> [[PixelRect]] {
    guard layout.homeButton == nil else { return [] }
    let screen = layout.screen
    let radius = (device.cornerRadius + layout.bezelRadius) / 2 * layout.scale
    let (bezel, bezelRadius) = (layout.bezel, layout.bezelRadius)
    let (left, right) = (bezel.minX + bezelRadius, bezel.maxX - bezelRadius)
    let (top, bottom) = (bezel.minY + bezelRadius, bezel.maxY - bezelRadius)
    var corners: [[PixelRect]] = [[], [], [], []]
    for y in screen.minY..<screen.maxY {
      let middle = Double(y) + 0.5
      let distance = max(top * layout.scale - middle, middle - bottom * layout.scale)
      guard distance > 0, distance < radius else { continue }
      let reach = (radius * radius - distance * distance).squareRoot()
      let first = Int((left * layout.scale - reach).rounded())
      let last = Int((right * layout.scale + reach).rounded())
      let isUpper = middle < top * layout.scale
      let rows = [screen.minX..<max(first, screen.minX), min(last, screen.maxX)..<screen.maxX]
      for (side, columns) in rows.enumerated() where !columns.isEmpty {
        corners[(isUpper ? 0 : 2) + side].append(
          PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
      }
    }
    return corners
  }
}

/// The part of a bezel that lies in some rectangles.
private final class BezelPiece: UIView {
  /// Creates the piece from its pixels, which are painted as they are needed where there are none.
  init(_ rects: [PixelRect], of layout: StageLayout, picture: Bitmap?) {
    let extent = rects.reduce(PixelRect.empty) { $0.union($1) }
    let frame = extent.points(scale: layout.scale)
    var shape = Path()
    for rect in rects {
      shape.addRect(rect.offsetBy(x: -extent.x, y: -extent.y).points(scale: layout.scale))
    }
    super.init(frame: frame)
    layer.shouldRasterize = true
    contentPainter = { canvas, _ in
      if let picture {
        let corner = canvas.deviceMatrix
        canvas.drawPixels(
          picture, atPixel: Int(corner.tx.rounded()), Int(corner.ty.rounded()))
        return
      }
      canvas.clip(to: shape)
      canvas.translate(x: -frame.minX, y: -frame.minY)
      Self.paint(layout, on: canvas)
    }
  }

  required init?(coder: NSCoder) { nil }

  static func paint(_ layout: StageLayout, on canvas: Canvas) {
    let all = CGRect(origin: .zero, size: layout.columnSizeInPoints)
    canvas.fill(all.insetBy(dx: -1, dy: -1), color: StageStyle.background)
    canvas.fill(
      layout.bezel.insetBy(dx: -2, dy: -2), cornerRadius: layout.bezelRadius + 2,
      color: StageStyle.rim)
    canvas.fill(layout.bezel, cornerRadius: layout.bezelRadius, color: StageStyle.body)
    guard let button = layout.homeButton else { return }
    canvas.stroke(
      button.insetBy(dx: 1, dy: 1), cornerRadius: button.width / 2 - 1, width: 2,
      color: StageStyle.rim)
    let speaker = CGRect(
      x: layout.bezel.midX - 30, y: layout.bezel.minY + (layout.bezel.maxY - button.midY) - 3,
      width: 60, height: 6)
    canvas.fill(speaker, cornerRadius: 3, color: StageStyle.rim)
  }
}

extension Bitmap {
  /// Returns the pixels in some rectangles, with nothing between them.
  fileprivate func cut(_ rects: [PixelRect]) -> Bitmap {
    let extent = rects.reduce(PixelRect.empty) { $0.union($1) }
    let piece = Bitmap(width: extent.width, height: extent.height)
    for rect in rects {
      piece.part(rect.offsetBy(x: -extent.x, y: -extent.y)).copyPixels(from: part(rect))
    }
    return piece
  }
}
