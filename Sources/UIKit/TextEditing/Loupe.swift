import Drawing
import Foundation

/// A lens above the finger that moves a caret or an end of a selection, with the text around that
/// enlarged.
final class Loupe: UIView {
  /// Chosen: size, distance and magnification, in points.
  private static let size = CGSize(width: 124, height: 56)
  private static let distance: CGFloat = 14
  private static let magnification = 1.4
  private static let margin: CGFloat = 8

  private weak var source: UIView?
  /// What is in the middle, in the source's coordinates.
  private var focus = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.cornerRadius = Self.size.height / 2
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  /// Enlarges what is around a caret, in the coordinates of the view that shows it.
  func show(_ caret: CGRect, of source: UIView, on screen: UIScreen) {
    self.source = source
    focus = CGPoint(x: caret.midX, y: caret.midY)
    backgroundColor = source.backgroundColor ?? .systemBackground
    let place = source.convert(caret, to: screen.coordinateSpace)
    let right = screen.bounds.maxX - Self.margin - Self.size.width
    frame.origin = CGPoint(
      x: min(max(place.midX - Self.size.width / 2, Self.margin), right).rounded(),
      y: max(place.minY - Self.distance - Self.size.height, Self.margin).rounded())
    setNeedsDisplay()
  }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    let radius = bounds.height / 2
    if let source {
      canvas.withState {
        canvas.clip(to: bounds, cornerRadius: radius)
        canvas.translate(x: bounds.midX, y: bounds.midY)
        canvas.concatenate(
          AffineMatrix(a: Self.magnification, b: 0, c: 0, d: Self.magnification, tx: 0, ty: 0))
        canvas.translate(x: -focus.x, y: -focus.y)
        source.paintInTraits(on: canvas, in: source.bounds)
      }
    }
    let pixel = 1 / canvas.scale
    canvas.stroke(
      bounds.insetBy(dx: pixel / 2, dy: pixel / 2), cornerRadius: radius, width: pixel,
      color: UIColor.systemGray3.color)
  }
}

/// The loupe of a world, in a window of its own that takes no touches.
@MainActor
final class WorldLoupe: WorldPart {
  private var window: UIWindow?
  private let loupe = Loupe()

  init(of world: World) {}

  var isPristine: Bool { !isShown }

  var isShown: Bool { window.map { !$0.isHidden } ?? false }

  /// Where it is, in the screen's coordinates, in points.
  var frame: CGRect { loupe.frame }

  func show(_ caret: CGRect, of source: UIView) {
    guard let host = source.window, caret.isFinite else { return hide() }
    let window = self.window ?? UIWindow(frame: host.screen.bounds, screen: host.screen)
    self.window = window
    window.windowLevel = .loupe
    window.isUserInteractionEnabled = false
    window.frame = host.screen.bounds
    if loupe.superview !== window { window.addSubview(loupe) }
    loupe.show(caret, of: source, on: host.screen)
    window.isHidden = false
  }

  func hide() { window?.isHidden = true }
}

extension World {
  var loupe: WorldLoupe { part() }
}

extension UIWindow.Level {
  /// In front of the keyboard and of menus.
  fileprivate static let loupe = UIWindow.Level(rawValue: 10_200)
}
