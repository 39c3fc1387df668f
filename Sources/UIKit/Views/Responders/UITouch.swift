import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger is down and has not moved since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system has taken the finger away.
    case cancelled = 4
  }

  /// Where the touch is in its life.
  open internal(set) var phase = Phase.began
  /// The view that was hit when the touch began.
  open internal(set) weak var view: UIView?
  /// The window that was hit when the touch began.
  open internal(set) weak var window: UIWindow?
  /// How many times in a row the place was tapped.
  open internal(set) var tapCount = 1
  /// The logical time of the last change, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// The recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    watchers.filter { $0.isWatching(self) }
  }

  /// Which finger it is.
  private(set) var id = 0
  /// Where it began, in the screen's coordinates, in points.
  private(set) var startLocation = CGPoint.zero
  /// In the screen's coordinates, in points.
  var screenLocation = CGPoint.zero
  /// In the screen's coordinates, in points.
  var previousScreenLocation = CGPoint.zero

  /// The recognisers that the touch was offered to when it began, the innermost first; kept when
  /// they have finished with it.
  var watchers: [UIGestureRecognizer] = []
  /// How much of the touch its view has got.
  var delivery = TouchDelivery.over

  /// Creates a touch that belongs to no finger.
  @MainActor public override init() {
    super.init()
  }

  convenience init(id: Int, at location: CGPoint) {
    self.init()
    self.id = id
    startLocation = location
    screenLocation = location
    previousScreenLocation = location
  }

  /// Whether the finger has been lifted or taken away.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the place in a view's coordinates, in the window's for nil, in
  /// points.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Returns the place before the last move, in a view's coordinates, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? window else { return point }
    return point.applying(space.transformToScreen.inverted())
  }
}

/// How much of a touch its view has got.
enum TouchDelivery: Equatable {
  /// Not even the beginning, which a recogniser may withhold; the place is where the finger came
  /// down, in the screen's coordinates, in points.
  case withheld(CGPoint)
  /// The beginning, and all that has come of it since.
  case following
  /// All it will ever get.
  case over
}
