import Foundation

/// Knows the fingers on a world's screen, and takes what they do to recognisers and views.
@MainActor
final class TouchDispatcher: WorldPart {
  /// The fingers that are down, in the order in which they came down.
  private(set) var down: [UITouch] = []
  /// Touches whose end the view has not got yet, as a recogniser withholds it.
  var withheld: [UITouch] = []
  /// What the views are still to hear of in this turn.
  var changed: [(touch: UITouch, event: UIEvent)] = []
  /// What a gesture has taken from its view, which has not heard of that yet.
  var touchesToCancel: [UITouch] = []

  /// Recognisers that have changed since their targets were told, in that order.
  var waitingToAct: [UIGestureRecognizer] = []
  /// Recognisers that are done and wait for their next gesture.
  var finished: [UIGestureRecognizer] = []
  /// Recognisers that wait for others to fail.
  var held: [UIGestureRecognizer] = []
  private var depth = 0
  /// Called before a finger that has come down in a window is handed to it.
  var fingerWillTouch: ((_ window: UIWindow) -> Void)?

  private var recentTaps: [(location: CGPoint, tick: Int, count: Int, window: ObjectIdentifier)] =
    []

  /// How long after a tap, in seconds, and how far from it, in points, another one counts with it.
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 20

  init(of world: World) {}

  var isPristine: Bool { down.isEmpty && withheld.isEmpty && held.isEmpty && finished.isEmpty }

  // MARK: Fingers

  /// Hands a finger's change to its window, through the app.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - location: Where, in the screen's coordinates, in points.
  ///   - id: Which finger; one that the window does not know is left alone.
  ///   - window: The window that the finger is in.
  func change(_ phase: UITouch.Phase, at location: CGPoint, id: Int, in window: UIWindow) {
    let clock = window.screen.clock
    let known = down.first { $0.id == id && $0.window === window }
    let touch: UITouch
    if phase == .began {
      guard known == nil else { return }
      fingerWillTouch?(window)
      touch = UITouch(id: id, at: location)
      touch.window = window
      touch.view = window.hitTest(
        location.applying(window.transformToScreen.inverted()), with: nil)
      touch.tapCount = tapCount(at: location, tick: clock.now, in: window)
      if takesTouch(touch) { touch.delivery = .withheld(location) }
      down.append(touch)
    } else {
      guard let known else { return }
      touch = known
      touch.previousScreenLocation = touch.screenLocation
      touch.screenLocation = location
    }
    for other in down where other !== touch {
      other.phase = .stationary
      other.previousScreenLocation = other.screenLocation
    }
    touch.phase = phase
    touch.timestamp = clock.seconds
    let event = UIEvent(touches: down, timestamp: touch.timestamp)
    window.world.application.sendEvent(event)
    guard touch.isOver else { return }
    down.removeAll { $0 === touch }
    if window.isStatusBarTap(touch) { window.scrollToTop() }
    if !withheld.contains(touch) { touch.watchers = [] }
  }

  private func tapCount(at location: CGPoint, tick: Int, in window: UIWindow) -> Int {
    let window = ObjectIdentifier(window)
    var count = 1
    let last = recentTaps.firstIndex {
      tick - $0.tick <= FrameClock.ticks(Self.tapInterval) && $0.window == window
        && location.distance(to: $0.location) <= Self.tapDistance
    }
    if let last {
      count = recentTaps.remove(at: last).count + 1
    } else if down.isEmpty {
      recentTaps = []
    }
    recentTaps.append((location, tick, count, window))
    return count
  }

  /// Whether a view takes a touch besides the fingers that are down already.
  private func takesTouch(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return !down.contains { other in
      guard let otherView = other.view else { return false }
      if otherView === view { return !view.isMultipleTouchEnabled }
      guard other.window === touch.window, other.delivery != .over else { return false }
      return view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  // MARK: Turns

  /// Hands a window's part of an event to recognisers and views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.orderedTouches.filter { $0.window === window && $0.phase != .stationary }
    guard !touches.isEmpty else { return }
    update {
      for touch in touches where touch.phase == .began && touch.watchers.isEmpty {
        offer(touch)
      }
      feed(touches, with: event)
      changed += touches.map { ($0, event) }
    }
  }

  /// Runs what may change the state of recognisers, then lets the consequences follow.
  func update(_ changes: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    changes()
    guard depth == 1 else { return }
    // What an action changes may have consequences again; one that does so for ever has a bug.
    for _ in 0..<100 {
      letHeldGo()
      takeTouchesFromViews()
      if !waitingToAct.isEmpty {
        waitingToAct.removeFirst().sendActions()
        continue
      }
      deliverToViews()
      guard waitingToAct.isEmpty else { continue }
      // A gesture lasts as long as its fingers are down.
      let ready = finished.filter(\.touches.isEmpty)
      if ready.isEmpty { break }
      finished.removeAll(where: \.touches.isEmpty)
      for recognizer in ready { recognizer.makeReady() }
    }
  }

  private func offer(_ touch: UITouch) {
    var view = touch.view
    while let candidate = view {
      // A gesture of more taps is looked at before one that is contained in it.
      let recognizers = (candidate.gestureRecognizers ?? []).enumerated().sorted {
        ($1.element.tapsBeforeOthers, $0.offset) < ($0.element.tapsBeforeOthers, $1.offset)
      }
      for (_, recognizer) in recognizers where recognizer.wants(touch) {
        touch.watchers.append(recognizer)
        recognizer.take(touch)
      }
      view = candidate.superview
    }
  }

  private func feed(_ touches: [UITouch], with event: UIEvent) {
    var seen: Set<ObjectIdentifier> = []
    let recognizers = touches.flatMap(\.watchers)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    for recognizer in recognizers { recognizer.receive(touches, with: event) }
  }
}

extension World {
  /// The fingers on the screen.
  var touches: TouchDispatcher { part() }
}

extension CGPoint {
  /// The distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
