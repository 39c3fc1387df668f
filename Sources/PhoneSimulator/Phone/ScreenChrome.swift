import Drawing
import Foundation
import UIKit

/// What the phone itself shows over every app: status bar, notch or island,
/// home indicator, and the screen's rounded corners.
@MainActor
final class ScreenChrome {
  let window: UIWindow

  init(device: Device, screen: UIScreen) {
    window = UntouchableWindow(frame: screen.bounds, screen: screen)
    // Nothing covers the edge of the glass, the keyboard included.
    window.windowLevel = UIWindow.Level(rawValue: 20_000)
    window.addSubview(StatusBarView(device: device))
    if device.hasHomeIndicator { window.addSubview(HomeIndicatorView(device: device)) }
    for corner in Corner.allCases where device.cornerRadius > 0 {
      window.addSubview(CornerView(corner, device: device))
    }
    window.isHidden = false
  }
}

/// A window that fingers do not notice.
private final class UntouchableWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// The bar at the bottom edge that stands for the home button.
private final class HomeIndicatorView: UIView {
  init(device: Device) {
    let screen = device.portraitSize
    let size = CGSize(width: (screen.width * 0.357).rounded(), height: 5)
    super.init(
      frame: CGRect(
        x: ((screen.width - size.width) / 2).rounded(), y: screen.height - 8 - size.height,
        width: size.width, height: size.height))
    contentPainter = { canvas, bounds in
      canvas.fill(bounds, cornerRadius: bounds.height / 2, color: .black)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A corner of the screen.
enum Corner: CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }
}

/// The black outside of a rounded corner.
private final class CornerView: UIView {
  init(_ corner: Corner, device: Device) {
    let (radius, screen) = (device.cornerRadius, device.portraitSize)
    super.init(
      frame: CGRect(
        x: corner.isLeft ? 0 : screen.width - radius,
        y: corner.isTop ? 0 : screen.height - radius, width: radius, height: radius))
    contentPainter = { canvas, bounds in
      canvas.fill(Self.outside(corner, of: bounds), color: .black)
    }
    // Painted once; from then on it is copied whenever something moves below.
    layer.shouldRasterize = true
  }

  required init?(coder: NSCoder) { nil }

  /// What the arc cuts off, a little larger than the bounds so that no light
  /// shows at the edge.
  private static func outside(_ corner: Corner, of bounds: CGRect) -> Path {
    let x = corner.isLeft ? bounds.minX : bounds.maxX
    let y = corner.isTop ? bounds.minY : bounds.maxY
    let inwardX = corner.isLeft ? bounds.width : -bounds.width
    let inwardY = corner.isTop ? bounds.height : -bounds.height
    // A continuous corner begins flatter than a circle: the control points of
    // the curve lie a little nearer to the corner.
    let pull: CGFloat = 0.38
    var path = Path()
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + inwardX, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: y + inwardY),
      control1: CGPoint(x: x + inwardX * pull, y: y),
      control2: CGPoint(x: x, y: y + inwardY * pull))
    path.close()
    return path
  }
}
