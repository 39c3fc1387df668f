import Drawing
import Foundation

/// Where the arrow of a popover points to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None is known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a controller in a bubble that points to a view, on an iPad; on a phone as a page's sheet,
/// unless the delegate wants another style.
///
/// A touch beside it dismisses it. It keeps out of the keyboard's way.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?

  /// What of the view it points to, in the view's coordinates, in points; all of it where it is null.
  open var sourceRect = CGRect.null

  /// The item of a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem?

  /// Where the arrow may point to.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Where the arrow points to, once the popover is placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// How far the popover stays from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The colour of the bubble and its arrow; nil for the system's.
  open var backgroundColor: UIColor? {
    didSet { bubble.color = backgroundColor ?? PopoverBubbleView.standardColor }
  }

  private let bubble = PopoverBubbleView()
  private let outside = UIView()
  private lazy var keyboard = PresentationKeyboardGuide()

  /// The size of content that prefers none. (Chosen.)
  private static let usualSize = CGSize(width: 320, height: 480)

  // MARK: Adapting

  override func adapted(toPad isPad: Bool) -> UIPresentationController {
    guard !isPad else { return self }
    let style = delegate?.adaptivePresentationStyle(for: self) ?? .automatic
    let adapted: UIPresentationController
    switch style {
    case .none, .popover: return self
    case .fullScreen, .overFullScreen, .custom, .currentContext, .overCurrentContext:
      let cover = CoverPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      cover.adaptedStyle = style
      adapted = cover
    case .automatic, .pageSheet, .formSheet:
      adapted = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    }
    adapted.delegate = delegate
    return adapted
  }

  // MARK: Place

  /// What the popover points to, in the container's coordinates, in points.
  private var source: CGRect {
    guard let container = containerView else { return .zero }
    guard let view = barButtonItem?.shownView ?? sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
    return container.convert(rect, from: view)
  }

  private var room: CGRect {
    guard let container = containerView else { return .zero }
    var room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    if let window = container.window, let area = window.world.keyboardArea, area.isDocked {
      let top = container.convert(area.frame, from: window.screen.coordinateSpace).minY
      room.size.height = max(0, min(room.maxY, top - popoverLayoutMargins.bottom) - room.minY)
    }
    return room
  }

  /// The side with room for the content, of those that are permitted; else the one with most.
  private func place(_ size: CGSize) -> (direction: UIPopoverArrowDirection, frame: CGRect) {
    let (source, room, arrow) = (source, room, PopoverBubbleView.arrowHeight)
    let spaces: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
      (.up, room.maxY - source.maxY, size.height), (.down, source.minY - room.minY, size.height),
      (.left, room.maxX - source.maxX, size.width), (.right, source.minX - room.minX, size.width),
    ]
    let permitted = spaces.filter { permittedArrowDirections.contains($0.0) }
    let candidates = permitted.isEmpty ? spaces : permitted
    let fitting = candidates.first { $0.1 >= $0.2 + arrow }
    let chosen = fitting ?? candidates.max { $0.1 - $0.2 < $1.1 - $1.2 } ?? spaces[0]
    let isUpright = chosen.0 == .up || chosen.0 == .down
    var size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    if isUpright {
      size.height = max(0, min(size.height, chosen.1 - arrow)) + arrow
    } else {
      size.width = max(0, min(size.width, chosen.1 - arrow)) + arrow
    }
    func clamped(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(start, high - length)).rounded()
    }
    let x = clamped(source.midX - size.width / 2, size.width, room.minX, room.maxX)
    let y = clamped(source.midY - size.height / 2, size.height, room.minY, room.maxY)
    let origin: CGPoint =
      switch chosen.0 {
      case .up: CGPoint(x: x, y: source.maxY)
      case .down: CGPoint(x: x, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: y)
      default: CGPoint(x: source.minX - size.width, y: y)
      }
    return (chosen.0, CGRect(origin: origin, size: size))
  }

  private var wantedSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
      height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { place(wantedSize).frame }

  // MARK: Presentation

  override var wrapper: PresentedWrapperView? { bubble }

  override func prepareContainer(_ container: PresentationContainerView) {
    outside.frame = container.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(UIPopoverPresentationController.tapOutside)))
    container.addSubview(outside)
    if let view = presentedView { bubble.show(view) }
    container.addSubview(bubble)
    keyboard.follow(for: container)
  }

  private func tapOutside() { dismissByHand() }

  override func placePresentedView() {
    let (direction, frame) = place(wantedSize)
    arrowDirection = direction
    bubble.frame = frame
    let source = source
    bubble.point(
      direction,
      at: direction == .up || direction == .down
        ? source.midX - frame.minX : source.midY - frame.minY)
  }

  override func setPresence(_ isThere: Bool) { bubble.alpha = isThere ? 1 : 0 }
}

/// The bubble of a popover, with an arrow at one side and the content in the rest.
final class PopoverBubbleView: PresentedWrapperView {
  static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 26
  private static let cornerRadius: CGFloat = 13

  private let content = UIView()
  private var direction = UIPopoverArrowDirection.up
  private var place: CGFloat = 0

  static let standardColor = UIColor(light: .white, dark: UIColor(white: 0.15, alpha: 1))
  var color = standardColor { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    elevate()
    content.layer.cornerRadius = Self.cornerRadius
    content.clipsToBounds = true
    addSubview(content)
    contentPainter = { [unowned self] canvas, bounds in paint(on: canvas, in: bounds) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// Turns the arrow to a side, at a place along that, in points.
  func point(_ direction: UIPopoverArrowDirection, at place: CGFloat) {
    (self.direction, self.place) = (direction, place)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var box: CGRect {
    let height = Self.arrowHeight
    let insets: UIEdgeInsets =
      switch direction {
      case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
      case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
      case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
      default: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
      }
    return bounds.inset(by: insets)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = box
  }

  /// The three points of the arrow, its tip in the middle.
  private var arrow: [CGPoint] {
    let (box, half, height) = (box, Self.arrowWidth / 2, Self.arrowHeight)
    let isUpright = direction == .up || direction == .down
    let (low, high) = isUpright ? (box.minX, box.maxX) : (box.minY, box.maxY)
    let margin = Self.cornerRadius + half
    let at = max(low + margin, min(place, high - margin))
    return switch direction {
    case .up:
      [
        CGPoint(x: at - half, y: box.minY), CGPoint(x: at, y: box.minY - height),
        CGPoint(x: at + half, y: box.minY),
      ]
    case .down:
      [
        CGPoint(x: at - half, y: box.maxY), CGPoint(x: at, y: box.maxY + height),
        CGPoint(x: at + half, y: box.maxY),
      ]
    case .left:
      [
        CGPoint(x: box.minX, y: at - half), CGPoint(x: box.minX - height, y: at),
        CGPoint(x: box.minX, y: at + half),
      ]
    default:
      [
        CGPoint(x: box.maxX, y: at - half), CGPoint(x: box.maxX + height, y: at),
        CGPoint(x: box.maxX, y: at + half),
      ]
    }
  }

  private func paint(on canvas: Canvas, in bounds: CGRect) {
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.2)
    canvas.drawShadow(
      of: box, cornerRadius: Self.cornerRadius, color: shade, offset: CGSize(width: 0, height: 4),
      radius: 16)
    canvas.fill(box, cornerRadius: Self.cornerRadius, color: color.color)
    let points = arrow
    var path = Path()
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.close()
    canvas.fill(path, color: color.color)
  }
}
