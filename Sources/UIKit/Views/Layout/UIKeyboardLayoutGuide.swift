import Foundation

/// A guide that is where the keyboard covers its view.
///
/// It moves inside the keyboard's own animation, with whatever is constrained to it. While the
/// keyboard is away it is as high as the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is also where a keyboard is that is not docked; otherwise that one counts as
  /// hidden.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { keyboardDidMove() } }
  }

  /// Whether the guide is at least as high as the bottom of the safe area.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
  }

  /// How far above the keyboard a drag begins to dismiss it, in points; never negative.
  open var keyboardDismissPadding: CGFloat {
    get { dismissPadding }
    set { dismissPadding = newValue > 0 ? newValue : 0 }
  }

  private var dismissPadding: CGFloat = 0

  /// The keyboard as far as the guide follows it, in the owning view's coordinates.
  private var followedArea: KeyboardArea? {
    guard let owningView, let window = owningView.window, let world = window.screen.world,
      var area = world.keyboardArea, area.isDocked || followsUndockedKeyboard
    else { return nil }
    area.frame = owningView.convert(area.frame, from: window.screen)
    return area
  }

  override var edges: LayoutEdges? {
    guard let owningView else { return nil }
    let bottom = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
    var edges = LayoutEdges(.zero)
    edges.top = .init(isFar: true, offset: -bottom)
    guard let area = followedArea else { return edges }
    let (bounds, frame) = (owningView.bounds, area.frame)
    if area.isDocked {
      edges.top.offset = -max(bottom, bounds.maxY - frame.minY)
    } else {
      edges.left = .init(isFar: false, offset: frame.minX - bounds.minX)
      edges.right = .init(isFar: false, offset: frame.maxX - bounds.minX)
      edges.top = .init(isFar: false, offset: frame.minY - bounds.minY)
      edges.bottom = .init(isFar: false, offset: frame.maxY - bounds.minY)
    }
    return edges
  }

  /// How far from an edge a keyboard that is not docked still counts as near it, in points.
  private static let nearness: CGFloat = 50

  override var nearEdges: NSDirectionalRectEdge {
    guard let owningView, let area = followedArea, !area.isDocked else { return .bottom }
    let (bounds, frame) = (owningView.bounds, area.frame)
    var near: NSDirectionalRectEdge = []
    let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
    let isRightToLeft = owningView.isRightToLeft
    if left < Self.nearness { near.insert(isRightToLeft ? .trailing : .leading) }
    if right < Self.nearness { near.insert(isRightToLeft ? .leading : .trailing) }
    if frame.minY - bounds.minY < Self.nearness { near.insert(.top) }
    if bounds.maxY - frame.maxY < Self.nearness { near.insert(.bottom) }
    return near
  }

  /// Follows the keyboard of the window that the owning view is in.
  func startFollowing() {
    guard let window = owningView?.window else { return }
    window.world.follow(with: self)
    keyboardDidMove()
  }

  /// Takes over where the keyboard is now.
  func keyboardDidMove() {
    layoutNode.numbersDidChange()
    switchConstraints()
  }
}

/// Where the software keyboard is.
package struct KeyboardArea: Hashable, Sendable {
  /// The frame in the screen's coordinates, in points.
  package var frame: CGRect
  /// Whether it is at the bottom of the screen and as wide as that.
  package var isDocked: Bool

  /// A keyboard with a frame in the screen's coordinates, in points.
  package init(frame: CGRect, isDocked: Bool = true) {
    self.frame = frame
    self.isDocked = isDocked
  }
}

/// What layout has to know of a world's keyboard.
@MainActor
final class KeyboardTracking: WorldPart {
  fileprivate(set) var area: KeyboardArea?
  private var guides: [WeakGuide] = []

  init(of world: World) {}

  var isPristine: Bool { area == nil }

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil || $0.guide === guide }
    guides.append(WeakGuide(guide: guide))
  }

  /// The guides whose views are in windows, and those windows.
  var seen: (guides: [UIKeyboardLayoutGuide], windows: [UIWindow]) {
    let seen = guides.compactMap(\.guide).filter { $0.owningView?.window != nil }
    var windows: [UIWindow] = []
    for case let window? in seen.map({ $0.owningView?.window }) where !windows.contains(window) {
      windows.append(window)
    }
    return (seen, windows)
  }
}

private struct WeakGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension World {
  private var keyboardTracking: KeyboardTracking { part() }

  /// Where the keyboard is or will be when its motion has ended; nil while it is hidden.
  package var keyboardArea: KeyboardArea? { keyboardTracking.area }

  /// How far above the keyboard a drag takes hold of it, in points: what the guides on the screen
  /// ask for at most.
  package var keyboardDismissPadding: CGFloat {
    keyboardTracking.seen.guides.map(\.keyboardDismissPadding).max() ?? 0
  }

  /// Lets what is constrained to the keyboard follow it, in the animation block that is open.
  package func moveKeyboard(to area: KeyboardArea?) {
    guard area != keyboardTracking.area else { return }
    let (guides, windows) = keyboardTracking.seen
    // What waits for its layout for other reasons does not move with the keyboard.
    UIView.performWithoutAnimation { for window in windows { window.layoutIfNeeded() } }
    keyboardTracking.area = area
    for guide in guides { guide.keyboardDidMove() }
    for window in windows { window.layoutIfNeeded() }
  }

  /// Lets a guide follow the keyboard.
  func follow(with guide: UIKeyboardLayoutGuide) { keyboardTracking.add(guide) }
}

extension UIView {
  /// The guide that follows the keyboard, made when it is first asked for.
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    layout.keyboardGuide = guide
    guide.owningView = self
    guide.startFollowing()
    return guide
  }
}
