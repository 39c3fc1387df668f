import Foundation

/// A screen: a size, a scale, a clock, and the windows on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen's rectangle in its own coordinates, in points.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels in a point.
  open package(set) var scale: CGFloat = 3

  /// How many frames a second the screen shows.
  open var maximumFramesPerSecond: Int { FrameClock.ticksPerSecond / FrameClock.ticksPerFrame }

  /// Returns a display link that calls an object's method for each frame of this screen; the method
  /// takes no argument, or the link.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel, clock: clock)
  }

  /// The logical time of everything on this screen.
  package private(set) var clock = FrameClock()

  /// What bars, notches and indicators cover of each of an app's windows that is made from now on, in points.
  package var safeAreaInsets = UIEdgeInsets.zero

  /// The world whose screen this is; a screen alone has none.
  package internal(set) weak var world: World?

  /// What the system says all that is on the screen is in, is something else than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the status bar may have to look otherwise than it does.
  package var statusBarIsStale = true

  private var visibleWindows: [WeakWindow] = []

  /// Whether anything has changed since the last frame, other than by time.
  package private(set) var needsFrame = true

  /// Creates a screen of an iPhone 13's size and scale, with a clock of its own.
  @MainActor public override init() {
    super.init()
    layOut(on: clock)
  }

  /// Creates a screen; the size and the scale of an iPhone 13 unless others are
  /// given, in points.
  package convenience init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), scale: CGFloat = 3,
    clock: FrameClock = FrameClock()
  ) {
    self.init()
    self.bounds = bounds
    self.scale = scale
    self.clock = clock
    layOut(on: clock)
  }

  private func layOut(on clock: FrameClock) {
    clock.layout = { [weak self] in self?.layoutWindows() ?? false }
  }

  /// The phone's own screen.
  open class var main: UIScreen { World.current.mainScreen }

  /// The screen as a coordinate space; it turns with the phone.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The windows that are not hidden, the lowest first.
  package var windows: [UIWindow] {
    // `sorted` keeps the order of windows of one level.
    visibleWindows.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }

  func show(_ window: UIWindow) {
    hide(window)
    visibleWindows.append(WeakWindow(window: window))
    setNeedsFrame()
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    setNeedsFrame()
  }

  package func setNeedsFrame() {
    needsFrame = true
  }

  func didMakeFrame() {
    needsFrame = false
  }

  private func layoutWindows() -> Bool {
    // Nearly every turn of the clock ends here.
    guard needsLayout else { return false }
    var didLayout = false
    for window in windows where window.subtreeNeedsLayout {
      window.layOutTree()
      didLayout = true
    }
    return didLayout
  }

  /// Whether a window waits for its layout.
  package var needsLayout: Bool {
    visibleWindows.indices.contains { visibleWindows[$0].window?.subtreeNeedsLayout ?? false }
  }

  /// Whether an animation that ends by itself is running.
  package var isAnimating: Bool { clock.animations.finite > 0 }

  /// Whether the picture changes with time alone.
  package var needsContinuousFrames: Bool {
    clock.animations.finite + clock.animations.infinite > 0
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

extension UIScreen: ScreenSpace {
  var transformToScreen: CGAffineTransform { .identity }

  /// A point of this space in that of another.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  /// A point of another space in this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace).inverted())
  }

  /// A rectangle of this space, in another.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  /// A rectangle of another space, in this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace).inverted())
  }
}
