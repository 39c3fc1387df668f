import Drawing
import Foundation

/// A picture as a layer shows it.
struct PictureLook: Hashable, Sendable {
  /// What is painted.
  enum Source: Hashable, Sendable {
    case pixels(CGImage)
    case symbol(Symbol)
    case nothing
  }

  /// How the inside of a picture fills a larger place.
  enum Filling: Hashable, Sendable {
    case stretched
    case tiled
  }

  var source: Source
  /// The size as it is seen, in points.
  var size: CGSize
  /// How the pixels lie.
  var orientation = PictureOrientation.up
  /// The colour of every part of a template.
  var tint: Color?
  /// What keeps its size where the picture is stretched, in points.
  var caps = UIEdgeInsets.zero
  var filling = Filling.stretched
  /// Whether caps and filling have been chosen.
  var isResizable = false
  /// The part that is shown, in parts of the size.
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  var gravity = CALayerContentsGravity.resize

  /// The part of the bounds, or beyond, where the picture lies.
  func place(in bounds: CGRect) -> CGRect {
    let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
    return gravity.place(of: shown, in: bounds)
  }

  /// Paints the picture of a layer with looks.
  func paint(on canvas: Canvas, _ values: LayerValues) {
    let place = place(in: values.bounds)
    canvas.withState {
      if values.masksToBounds {
        if values.isPlainBox {
          canvas.clip(to: values.bounds, cornerRadius: values.cornerRadius)
        } else {
          canvas.clip(to: values.outline())
        }
      }
      if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
        guard part.width > 0, part.height > 0 else { return }
        canvas.clip(to: place)
        let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
        paint(
          on: canvas,
          in: CGRect(
            x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height,
            width: whole.width, height: whole.height))
      } else {
        paint(on: canvas, in: place)
      }
    }
  }

  /// Paints the picture over a rectangle, in points.
  func paint(on canvas: Canvas, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    guard isResizable, rect.size != size else { return paintPiece(whole, on: canvas, in: rect) }
    let across = Self.pieces(
      before: caps.left, after: caps.right, of: size.width, in: (rect.minX, rect.width), filling)
    let down = Self.pieces(
      before: caps.top, after: caps.bottom, of: size.height, in: (rect.minY, rect.height), filling)
    for row in down {
      for column in across {
        paintPiece(
          CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          on: canvas,
          in: CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent))
      }
    }
  }

  private var whole: CGRect { CGRect(origin: .zero, size: size) }

  /// A piece of the picture along one axis, and where it goes, in points.
  struct Piece: Hashable {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var extent: CGFloat
  }

  /// The pieces of a picture along an axis: what is kept before and after, and what fills the rest.
  static func pieces(
    before: CGFloat, after: CGFloat, of size: CGFloat, in place: (start: CGFloat, extent: CGFloat),
    _ filling: Filling
  ) -> [Piece] {
    var (before, after) = (min(max(before, 0), size), max(after, 0))
    after = min(after, size - before)
    // Where there is no room for what is kept, that shrinks.
    let factor = min(1, place.extent / max(before + after, .leastNormalMagnitude))
    let (first, last) = (before * factor, after * factor)
    var pieces = [Piece(from: 0, length: before, to: place.start, extent: first)]
    let middle = size - before - after
    let room = place.extent - first - last
    // Thin tiles would be very many.
    if middle > 0, room > 0 {
      if filling == .stretched || room / middle > 2000 {
        pieces.append(
          Piece(from: before, length: middle, to: place.start + first, extent: room))
      } else {
        var done: CGFloat = 0
        while done < room {
          let length = min(middle, room - done)
          pieces.append(
            Piece(from: before, length: length, to: place.start + first + done, extent: length))
          done += middle
        }
      }
    }
    pieces.append(
      Piece(
        from: size - after, length: after, to: place.start + place.extent - last, extent: last))
    return pieces.filter { $0.length > 0 && $0.extent > 0 }
  }

  /// The pixels of a part of the picture where they are whole ones and lie upright.
  private func pixels(of piece: CGRect) -> CGImage? {
    guard case .pixels(let image) = source, orientation == .up, size.width > 0 else { return nil }
    let scale = CGFloat(image.width) / size.width
    let part = CGRect(
      x: piece.minX * scale, y: piece.minY * scale, width: piece.width * scale,
      height: piece.height * scale)
    let rounded = CGRect(
      x: part.minX.rounded(), y: part.minY.rounded(), width: part.width.rounded(),
      height: part.height.rounded())
    let isWhole = [
      part.minX - rounded.minX, part.minY - rounded.minY, part.width - rounded.width,
      part.height - rounded.height,
    ].allSatisfy { abs($0) < 1e-6 }
    return isWhole ? image.cropping(to: rounded) : nil
  }

  /// Paints a part of the picture as it is seen, in points, over a rectangle.
  private func paintPiece(_ piece: CGRect, on canvas: Canvas, in rect: CGRect) {
    let isWhole = piece == whole
    // What is beside a part would be mixed into its edges where it is stretched.
    if !isWhole, let part = pixels(of: piece) {
      return canvas.withState { paint(part, on: canvas, in: rect) }
    }
    canvas.withState {
      if !isWhole { canvas.clip(to: rect) }
      let (x, y) = (rect.width / piece.width, rect.height / piece.height)
      let all =
        isWhole
        ? rect
        : CGRect(
          x: rect.minX - piece.minX * x, y: rect.minY - piece.minY * y, width: size.width * x,
          height: size.height * y)
      switch source {
      case .nothing: break
      case .symbol(let symbol):
        // Flipped ones are turned round; nothing turns a symbol otherwise.
        if orientation.isMirrored {
          canvas.concatenate(AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: 2 * all.midX, ty: 0))
        }
        symbol.paint(on: canvas, in: all, color: tint ?? .black)
      case .pixels(let image): paint(image, on: canvas, in: all)
      }
    }
  }

  private func paint(_ image: CGImage, on canvas: Canvas, in rect: CGRect) {
    var rect = rect
    if orientation != .up {
      canvas.concatenate(orientation.matrix(in: rect))
      rect = CGRect(
        origin: .zero,
        size: orientation.isSideways
          ? CGSize(width: rect.height, height: rect.width) : rect.size)
    }
    let matrix = canvas.deviceMatrix
    let bitmap = image.bitmap(
      forWidth: rect.width * hypot(matrix.a, matrix.b),
      height: rect.height * hypot(matrix.c, matrix.d))
    if let tint {
      canvas.fill(rect, maskedBy: bitmap, color: tint)
    } else {
      canvas.draw(bitmap, in: rect)
    }
  }
}

/// How the pixels of a picture lie, by UIKit's numbers.
enum PictureOrientation: Int, Hashable, Sendable {
  case up
  case down
  case left
  case right
  case upMirrored
  case downMirrored
  case leftMirrored
  case rightMirrored

  /// The orientation that Exif numbers from 1 to 8.
  init(exif number: Int) {
    let order: [PictureOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = order.indices.contains(number - 1) ? order[number - 1] : .up
  }

  /// Whether width and height of the pixels are height and width of what is seen.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  var isMirrored: Bool { rawValue >= 4 }

  /// The orientation of what is seen in a mirror at the side.
  var mirrored: PictureOrientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // What lies sideways is mirrored the other way up.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From a rectangle at the origin, of the pixels' own size, to where it is seen.
  func matrix(in rect: CGRect) -> AffineMatrix {
    let (x, y, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return switch self {
    case .up: AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .down: AffineMatrix(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom)
    case .upMirrored: AffineMatrix(a: -1, b: 0, c: 0, d: 1, tx: right, ty: y)
    case .downMirrored: AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: x, ty: bottom)
    // Turned anticlockwise by a quarter to be seen.
    case .left: AffineMatrix(a: 0, b: -1, c: 1, d: 0, tx: x, ty: bottom)
    case .right: AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: right, ty: y)
    case .leftMirrored: AffineMatrix(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
    case .rightMirrored: AffineMatrix(a: 0, b: -1, c: -1, d: 0, tx: right, ty: bottom)
    }
  }
}
