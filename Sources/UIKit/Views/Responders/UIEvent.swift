import Foundation

/// Something a person did: here, touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing a person did.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control was used.
    case remoteControl = 2
    /// Keys were pressed.
    case presses = 3
  }

  /// The touches, in the order in which they began.
  private(set) var orderedTouches: [UITouch] = []
  /// The logical time, in seconds.
  open private(set) var timestamp: TimeInterval = 0

  /// Creates an event without touches.
  @MainActor public override init() {
    super.init()
  }

  convenience init(touches: [UITouch], timestamp: TimeInterval) {
    self.init()
    orderedTouches = touches
    self.timestamp = timestamp
  }

  /// What kind of thing a person did.
  open var type: EventType { .touches }

  /// The touches of all fingers that are down or were lifted just now, whichever of them the event
  /// is about; the others are stationary.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// Returns the touches that began in a view; nil where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that began in a window; nil where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that a recogniser receives; nil where there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.isWatching($0) }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = orderedTouches.filter(belongs)
    return touches.isEmpty ? nil : Set(touches)
  }
}
