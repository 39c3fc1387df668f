import Drawing
import Foundation
import UIKit

/// What the phone itself shows over every app: status bar, notch or island,
/// home indicator, and the screen's rounded corners.
@MainActor
final class ScreenChrome {
  let window: UIWindow
  private let statusBar: StatusBarView
  private let home: HomeIndicatorView?

  init(device: Device, screen: UIScreen) {
    window = UntouchableWindow(frame: screen.bounds, screen: screen)
    // Nothing covers the edge of the glass, the keyboard included.
    window.windowLevel = UIWindow.Level(rawValue: 20_000)
    statusBar = StatusBarView(device: device)
    home = device.hasHomeIndicator ? HomeIndicatorView(device: device) : nil
    window.addSubview(statusBar)
    if let home { window.addSubview(home) }
    for corner in Corner.allCases where device.cornerRadius > 0 {
      window.addSubview(CornerView(corner, device: device))
    }
    window.isHidden = false
  }

  /// Shows what stands on apps in white, or in black.
  func show(isLight: Bool) {
    let ink: Color = isLight ? .white : .black
    if statusBar.ink != ink { statusBar.ink = ink }
    if let home, home.ink != ink { home.ink = ink }
  }
}

/// A window that fingers do not notice.
private final class UntouchableWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// The bar at the bottom edge that stands for the home button.
private final class HomeIndicatorView: UIView {
  var ink = Color.black { didSet { setNeedsDisplay() } }

  init(device: Device) {
    let screen = device.portraitSize
    let size = CGSize(width: (screen.width * 0.357).rounded(), height: 5)
    super.init(
      frame: CGRect(
        x: ((screen.width - size.width) / 2).rounded(), y: screen.height - 8 - size.height,
        width: size.width, height: size.height))
    contentPainter = { [unowned self] canvas, bounds in
      canvas.fill(bounds, cornerRadius: bounds.height / 2, color: ink)
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
  /// How far the view reaches beyond the screen, in points: where its edge is between two pixels, no
  /// light shows at the screen's.
  private static let overlap: CGFloat = 4

  init(_ corner: Corner, device: Device) {
    let (radius, screen, overlap) = (device.cornerRadius, device.portraitSize, Self.overlap)
    super.init(
      frame: CGRect(
        x: corner.isLeft ? -overlap : screen.width - radius,
        y: corner.isTop ? -overlap : screen.height - radius, width: radius + overlap,
        height: radius + overlap))
    contentPainter = { canvas, bounds in
      // Where the edges are those of pixels, nothing shows.
      let edges = [radius, screen.width, screen.height].map { $0 * canvas.scale }
      let isSharp = edges.allSatisfy { $0 == $0.rounded() }
      canvas.fill(
        Self.outside(corner, of: bounds, upTo: isSharp ? 0 : overlap), color: .black)
    }
    // Painted once; from then on it is copied whenever something moves below.
    layer.shouldRasterize = true
  }

  required init?(coder: NSCoder) { nil }

  /// What the arc cuts off, and what is so far beyond the screen.
  private static func outside(
    _ corner: Corner, of bounds: CGRect, upTo distance: CGFloat
  ) -> Path {
    // The screen's own corner, and from there on what is cut off of it.
    let x = corner.isLeft ? bounds.minX + overlap : bounds.maxX - overlap
    let y = corner.isTop ? bounds.minY + overlap : bounds.maxY - overlap
    let outerX = corner.isLeft ? x - distance : x + distance
    let outerY = corner.isTop ? y - distance : y + distance
    let inwardX = corner.isLeft ? bounds.maxX - x : bounds.minX - x
    let inwardY = corner.isTop ? bounds.maxY - y : bounds.minY - y
    // A continuous corner begins flatter than a circle: the control points of
    // the curve lie a little nearer to the corner.
    let pull: CGFloat = 0.38
    var path = Path()
    path.move(to: CGPoint(x: outerX, y: outerY))
    path.addLine(to: CGPoint(x: x + inwardX, y: outerY))
    path.addLine(to: CGPoint(x: x + inwardX, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: y + inwardY),
      control1: CGPoint(x: x + inwardX * pull, y: y),
      control2: CGPoint(x: x, y: y + inwardY * pull))
    path.addLine(to: CGPoint(x: outerX, y: y + inwardY))
    path.close()
    return path
  }
}
