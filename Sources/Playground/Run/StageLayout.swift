import Drawing
import Foundation
import PhoneSimulator
import XWindow

/// Where the phone, its grip and the caption lie in the window.
///
/// The picture is the part of the window that is painted: the phone in its
/// bezel, the grip beside it and the caption below. Phones beside each other have a column of the
/// picture each, in which everything lies as in the first one.
struct StageLayout: Hashable, Sendable {
  /// Pixels in a point.
  let scale: Double
  /// How many phones stand beside each other.
  let columns: Int
  /// The size of a column, in pixels.
  let columnSize: PixelSize
  /// The size of the picture, in pixels.
  let pictureSize: PixelSize
  /// What the picture was made to fit into, in pixels.
  let pictureSpace: PixelSize
  /// Where the picture lies in the window, in pixels.
  let pictureOrigin: PixelPoint
  /// The phone's screen in the picture, in pixels.
  let screen: PixelRect
  /// The bezel around the screen, in points of the picture.
  let bezel: CGRect
  /// The radius of the bezel's corners, in points.
  let bezelRadius: CGFloat
  /// The button below the screen of an older phone, in points of the picture.
  let homeButton: CGRect?
  /// The strip right of the bezel in which the grip moves, in points of the
  /// picture.
  let gripColumn: CGRect
  /// The line below the phone, in points of the picture.
  let caption: CGRect

  /// Points of the picture to a point of what is around the phone: more than one where the phone is
  /// so small that its letters would be too small to read.
  let resources: CGFloat

  private static let margin: CGFloat = 20
  private static let gripWidth: CGFloat = 84
  private static let captionHeight: CGFloat = 40

  /// Pixels to a point of what is around the phone, at the least: text of 12 points has 11 pixels.
  private static let leastScale = 11.0 / 12

  /// No picture has more pixels, which is more than screens have; of a larger window it takes the
  /// middle.
  static let mostPixels = 40_000_000.0

  private static func bezelInsets(of device: Device) -> (side: CGFloat, end: CGFloat) {
    if device.hasHomeIndicator { return (12, 12) }
    return device.idiom == .pad ? (30, 60) : (16, 84)
  }

  /// What of the picture grows with the phone, in points.
  private static func phoneSize(of device: Device) -> CGSize {
    let (insets, screen) = (bezelInsets(of: device), device.portraitSize)
    return CGSize(width: screen.width + 2 * insets.side, height: screen.height + 2 * insets.end)
  }

  /// The size of the picture in a window that has the size for a phone with a number of pixels to a point.
  static func pictureSize(for device: Device, scale: Double, columns: Int) -> PixelSize {
    StageLayout(
      device: device, windowSize: size(for: device, scale: scale, columns: columns),
      columns: columns
    ).pictureSize
  }

  /// The size of a window in which the phone has a number of pixels to a point.
  static func size(for device: Device, scale: Double, columns: Int = 1) -> PixelSize {
    let (phone, around) = (phoneSize(of: device), max(scale, leastScale))
    return PixelSize(
      width: columns * Int((phone.width * scale + (margin + gripWidth) * around).rounded(.up)),
      height: Int((phone.height * scale + (margin + captionHeight) * around).rounded(.up)))
  }

  /// The most pixels to a point with which a phone fits into a width and a height, in pixels; below
  /// zero where not even what is around it does.
  private static func fittingScale(
    for device: Device, width: Double, height: Double, columns: Int
  ) -> Double {
    let phone = phoneSize(of: device)
    func scale(_ phone: CGFloat, _ around: CGFloat, in length: Double) -> Double {
      let scale = length / (phone + around)
      return scale >= leastScale ? scale : (length - around * leastScale) / phone
    }
    return min(
      scale(phone.width, margin + gripWidth, in: width / Double(columns)),
      scale(phone.height, margin + captionHeight, in: height),
      largestScale(for: device, columns: columns))
  }

  /// The most pixels to a point with which a phone is painted.
  static func largestScale(for device: Device, columns: Int = 1) -> Double {
    let phone = phoneSize(of: device)
    return
      (mostPixels / Double(columns) / (phone.width + margin + gripWidth)
      / (phone.height + margin + captionHeight)).squareRoot()
  }

  /// The scale for a first window on a part of the screen, in pixels to a point.
  ///
  /// Window and frame take at most nine tenths in each direction; a whole number of pixels, which is
  /// sharper, is preferred where it is nearly as large.
  static func initialScale(for device: Device, in area: PixelRect, columns: Int = 1) -> Double {
    let fitting = fittingScale(
      for: device, width: Double(area.width) * 0.9, height: Double(area.height) * 0.9,
      columns: columns)
    let whole = fitting.rounded(.down)
    return whole >= 1 && whole >= 0.9 * fitting ? whole : max(fitting, 0.25)
  }

  /// Fits the phone into a window.
  ///
  /// - Parameters:
  ///   - device: The phone.
  ///   - windowSize: The window, in pixels.
  ///   - pictureSpace: What the picture is to fit into, in pixels; the window without it.
  ///   - columns: How many phones stand beside each other.
  init(
    device: Device, windowSize: PixelSize, pictureSpace: PixelSize? = nil, columns: Int = 1
  ) {
    self.columns = columns
    let space = pictureSpace ?? windowSize
    self.pictureSpace = space
    let screenSize = device.portraitSize
    let fitting = Self.fittingScale(
      for: device, width: Double(space.width), height: Double(space.height), columns: columns)
    // A whole number of pixels across keeps both edges of the screen sharp; what rounding has
    // taken away must not take another one.
    let across = max((screenSize.width * fitting + 1e-6).rounded(.down), 32)
    let scale = across / screenSize.width
    self.scale = scale
    let resources = max(1, Self.leastScale / scale)
    self.resources = resources
    let insets = Self.bezelInsets(of: device)
    func pixels(_ length: CGFloat, _ around: CGFloat) -> Int {
      Int(((length + around * resources) * scale).rounded())
    }
    let left = pixels(insets.side, Self.margin)
    let top = pixels(insets.end, Self.margin)
    screen = PixelRect(
      x: left, y: top, width: Int(across), height: Int((screenSize.height * scale).rounded()))
    columnSize = PixelSize(
      width: max(left + screen.width + pixels(insets.side, Self.gripWidth), 1),
      height: max(top + screen.height + pixels(insets.end, Self.captionHeight), 1))
    pictureSize = PixelSize(width: columnSize.width * columns, height: columnSize.height)
    pictureOrigin = PixelPoint(
      x: (windowSize.width - pictureSize.width) / 2,
      y: (windowSize.height - pictureSize.height) / 2)
    let corner = CGPoint(x: Double(left) / scale, y: Double(top) / scale)
    bezel = CGRect(origin: corner, size: screenSize).insetBy(dx: -insets.side, dy: -insets.end)
    bezelRadius = device.hasHomeIndicator ? device.cornerRadius + insets.side : 52
    if device.hasHomeIndicator {
      homeButton = nil
    } else {
      let side = min(insets.end * 0.64, 54)
      homeButton = CGRect(
        x: bezel.midX - side / 2, y: bezel.maxY - insets.end / 2 - side / 2, width: side,
        height: side)
    }
    let (width, height) = (Double(columnSize.width) / scale, Double(columnSize.height) / scale)
    // Clear of the rim around the bezel, and at edges of pixels: a pixel that is painted over in
    // part keeps a trace of what was there.
    let right = ((bezel.maxX + 3) * scale).rounded(.up) / scale
    let bottom = ((bezel.maxY + 3) * scale).rounded(.up) / scale
    gripColumn = CGRect(x: right, y: 0, width: width - right, height: height)
    caption = CGRect(x: 0, y: bottom, width: right, height: height - bottom)
  }

  /// The phone's screen, in points of the picture.
  var screenInPoints: CGRect { screen.points(scale: scale) }

  /// The size of the picture, in points of it.
  var pictureSizeInPoints: CGSize {
    CGSize(width: Double(pictureSize.width) / scale, height: Double(pictureSize.height) / scale)
  }

  /// The size of a column, in points of the picture.
  var columnSizeInPoints: CGSize {
    CGSize(width: Double(columnSize.width) / scale, height: Double(columnSize.height) / scale)
  }

  /// The middle of the phone, or of the phones, in points of the picture.
  var middle: CGPoint {
    columns == 1
      ? CGPoint(x: bezel.midX, y: bezel.midY)
      : CGPoint(x: pictureSizeInPoints.width / 2, y: bezel.midY)
  }

  /// Returns the column that a place in the window is in, or is nearest to, from 0.
  func column(at pixel: PixelPoint) -> Int {
    let column = (Double(pixel.x - pictureOrigin.x) / Double(columnSize.width)).rounded(.down)
    return Int(min(max(column, 0), Double(columns - 1)))
  }

  /// Returns a place in the window as a point of a phone's screen, in a column.
  func screenPoint(at pixel: PixelPoint, column: Int = 0) -> CGPoint {
    let left = pictureOrigin.x + column * columnSize.width
    return CGPoint(
      x: (Double(pixel.x - left - screen.x) + 0.5) / scale,
      y: (Double(pixel.y - pictureOrigin.y - screen.y) + 0.5) / scale)
  }

  /// Returns a place in the window as a point of the picture.
  func picturePoint(at pixel: PixelPoint) -> CGPoint {
    CGPoint(
      x: Double(pixel.x - pictureOrigin.x) / scale, y: Double(pixel.y - pictureOrigin.y) / scale)
  }

  /// Returns a place in the window as a point of the column it is in.
  func columnPoint(at pixel: PixelPoint) -> CGPoint {
    let left = column(at: pixel) * columnSize.width
    return picturePoint(at: PixelPoint(x: pixel.x - left, y: pixel.y))
  }

  /// Returns a point of the phone's screen as a place in the window, in pixels.
  func windowPixel(at point: CGPoint) -> PixelPoint {
    PixelPoint(
      x: pictureOrigin.x + screen.x + Int((point.x * scale).rounded()),
      y: pictureOrigin.y + screen.y + Int((point.y * scale).rounded()))
  }

  /// Returns the grip for a keyboard top, which is in points of the phone's
  /// screen; the grip is in points of the picture.
  func grip(keyboardTop: CGFloat) -> CGRect {
    let y = Double(screen.y) / scale + keyboardTop
    let unit = resources
    return CGRect(x: bezel.maxX + 8 * unit, y: y - 22 * unit, width: 12 * unit, height: 44 * unit)
  }
}
