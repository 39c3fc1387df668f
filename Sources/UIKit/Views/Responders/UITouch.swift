import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Where the touch is in its life.
  public internal(set) var phase = Phase.began
  /// The view that was hit when the touch began.
  public internal(set) weak var view: UIView?
  /// The window that was hit when the touch began.
  public internal(set) weak var window: UIWindow?
  /// How many times in a row the place was tapped.
  public internal(set) var tapCount = 1
  /// The logical time of the last change, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// The recognisers that receive the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Which finger it is.
  let id: Int
  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint

  init(id: Int, at location: CGPoint) {
    self.id = id
    screenLocation = location
    previousScreenLocation = location
  }

  /// Returns the place in a view's coordinates, in the window's for nil, in
  /// points.
  public func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Returns the place before the last move, in a view's coordinates, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let space = view ?? window else { return point }
    return point.applying(space.transformToScreen.inverted())
  }
}

/// Something a person did: here, touches.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// All touches of the event.
  public let allTouches: Set<UITouch>?
  /// The logical time, in seconds.
  public let timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// Returns the touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
