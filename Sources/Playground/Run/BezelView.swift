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
    let all = PixelRect(covering: layout.bezel.insetBy(dx: -3, dy: -3), scale: layout.scale)
    let corners = Self.corners(of: device, in: layout)
    for band in Self.bands(of: layout, in: all) {
      let sides = Self.sides(around: layout.screen, in: band.rect).map { [$0] }
      let rows = band.isRound ? corners.map { $0.filter { band.rect.contains($0) } } : []
      let picture = band.isRound ? Self.picture(of: layout, in: band.rect) : nil
      for rects in sides + rows where !rects.isEmpty {
        let piece = picture.map {
          $0.cut(rects.map { $0.offsetBy(x: -band.rect.x, y: -band.rect.y) })
        }
        addSubview(BezelPiece(rects, of: layout, picture: piece))
      }
    }
  }

  /// The bezel from top to bottom: where it has arcs, and between them, where all rows are equal.
  private static func bands(
    of layout: StageLayout, in all: PixelRect
  ) -> [(rect: PixelRect, isRound: Bool)] {
    let arcs = layout.bezel.insetBy(dx: 0, dy: layout.bezelRadius)
    let straight = PixelRect(covering: arcs, scale: layout.scale)
    let top = max(layout.screen.minY, straight.minY + 1)
    let bottom = min(layout.screen.maxY, straight.maxY - 1)
    guard top < bottom else { return [(all, true)] }
    func rows(_ rows: Range<Int>) -> PixelRect {
      PixelRect(x: all.x, y: rows.lowerBound, width: all.width, height: rows.count)
    }
    return [
      (rows(all.minY..<top), true), (rows(top..<bottom), false), (rows(bottom..<all.maxY), true),
    ]
  }

  /// What of a rectangle lies above, below, to the left and to the right of the screen.
  private static func sides(around screen: PixelRect, in rect: PixelRect) -> [PixelRect] {
    let (right, bottom) = (rect.maxX - screen.maxX, rect.maxY - screen.maxY)
    return [
      PixelRect(x: rect.x, y: rect.y, width: rect.width, height: screen.minY - rect.minY),
      PixelRect(x: rect.x, y: screen.maxY, width: rect.width, height: bottom),
      PixelRect(x: rect.x, y: screen.minY, width: screen.minX - rect.minX, height: screen.height)
        .intersection(rect),
      PixelRect(x: screen.maxX, y: screen.minY, width: right, height: screen.height)
        .intersection(rect),
    ].filter { !$0.isEmpty }
  }

  /// Paints the rows of the bezel from which pieces are cut; nil where there is no memory for them.
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
