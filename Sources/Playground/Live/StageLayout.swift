import Drawing
import Foundation
import PhoneSimulator
import XWindow

/// Where the phone, its grip and the caption lie in the window.
///
/// The picture is the part of the window that is painted: the phone in its
/// bezel, the grip beside it and the caption below.
struct StageLayout: Hashable, Sendable {
  /// Pixels in a point.
  let scale: Double
  /// The size of the picture, in pixels.
  let pictureSize: PixelSize
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

  private static let margin: CGFloat = 20
  private static let gripWidth: CGFloat = 84
  private static let captionHeight: CGFloat = 40

  private static func bezelInsets(of device: Device) -> (side: CGFloat, end: CGFloat) {
    if device.hasHomeIndicator { return (12, 12) }
    return device.idiom == .pad ? (30, 60) : (16, 84)
  }

  /// The size of the picture at one pixel a point.
  static func pointSize(for device: Device) -> CGSize {
    let insets = bezelInsets(of: device)
    let screen = device.portraitSize
    return CGSize(
      width: margin + screen.width + 2 * insets.side + gripWidth,
      height: margin + screen.height + 2 * insets.end + captionHeight)
  }

  /// Fits the phone into a window.
  ///
  /// - Parameters:
  ///   - device: The phone.
  ///   - windowSize: The window, in pixels.
  init(device: Device, windowSize: PixelSize) {
    let points = Self.pointSize(for: device)
    let screenSize = device.portraitSize
    let fitting = min(
      Double(windowSize.width) / points.width, Double(windowSize.height) / points.height)
    // A whole number of pixels across keeps both edges of the screen sharp.
    let across = max((screenSize.width * fitting).rounded(.down), 32)
    let scale = across / screenSize.width
    self.scale = scale
    let insets = Self.bezelInsets(of: device)
    func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
    let left = pixels(Self.margin + insets.side)
    let top = pixels(Self.margin + insets.end)
    screen = PixelRect(
      x: left, y: top, width: Int(across), height: Int((screenSize.height * scale).rounded()))
    pictureSize = PixelSize(
      width: max(left + screen.width + pixels(insets.side + Self.gripWidth), 1),
      height: max(top + screen.height + pixels(insets.end + Self.captionHeight), 1))
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
    let (width, height) = (Double(pictureSize.width) / scale, Double(pictureSize.height) / scale)
    // Clear of the rim around the bezel.
    let edge = bezel.maxX + 3
    gripColumn = CGRect(x: edge, y: 0, width: width - edge, height: height)
    caption = CGRect(x: 0, y: bezel.maxY + 3, width: edge, height: height - bezel.maxY - 3)
  }

  /// The phone's screen, in points of the picture.
  var screenInPoints: CGRect {
    CGRect(
      x: Double(screen.x) / scale, y: Double(screen.y) / scale,
      width: Double(screen.width) / scale, height: Double(screen.height) / scale)
  }

  /// Returns a place in the window as a point of the phone's screen.
  func screenPoint(at pixel: PixelPoint) -> CGPoint {
    CGPoint(
      x: (Double(pixel.x - pictureOrigin.x - screen.x) + 0.5) / scale,
      y: (Double(pixel.y - pictureOrigin.y - screen.y) + 0.5) / scale)
  }

  /// Returns a place in the window as a point of the picture.
  func picturePoint(at pixel: PixelPoint) -> CGPoint {
    CGPoint(
      x: Double(pixel.x - pictureOrigin.x) / scale, y: Double(pixel.y - pictureOrigin.y) / scale)
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
    return CGRect(x: bezel.maxX + 8, y: y - 22, width: 12, height: 44)
  }
}
