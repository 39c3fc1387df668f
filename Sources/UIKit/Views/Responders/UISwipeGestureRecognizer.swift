import Foundation

/// Recognises fingers that go quickly in one direction.
///
/// Within half a second they go 50 points in a direction, and at most half as far to its sides.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers swipe together.
  open var numberOfTouchesRequired = 1

  /// How far a swipe goes, in points.
  private static let length = 50.0
  /// How long it may take, in seconds.
  private static let longestDuration = 0.5

  private var fingers: [UITouch] = []
  private var starts: [CGPoint] = []
  private var timeout: ScheduledWork?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty {
      timeout = schedule(after: FrameClock.ticks(Self.longestDuration) + 1) { [weak self] in
        self?.state = .failed
      }
    }
    for touch in self.touches where touches.contains(touch) {
      fingers.append(touch)
      starts.append(touch.screenLocation)
    }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count == numberOfTouchesRequired, heldState == nil else { return }
    var way = SIMD2<Double>.zero
    for (finger, start) in zip(fingers, starts) {
      way += SIMD2(finger.screenLocation.x - start.x, finger.screenLocation.y - start.y)
    }
    way /= Double(fingers.count)
    let (along, aside) = best(of: way)
    if along >= Self.length, aside <= along / 2 {
      state = .ended
    } else if hypot(way.x, way.y) >= Self.length, aside > along / 2 {
      state = .failed
    }
  }

  /// How far a way goes in the allowed direction that suits it best, and how far to the sides.
  private func best(of way: SIMD2<Double>) -> (along: Double, aside: Double) {
    let ways: [(Direction, Double, Double)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.up, -way.y, way.x), (.down, way.y, way.x),
    ]
    let allowed = ways.filter { direction.contains($0.0) }.map { ($0.1, abs($0.2)) }
    return allowed.max { $0.0 < $1.0 } ?? (0, .infinity)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns the middle of where the fingers came down, in a view's coordinates, in the window's for
  /// nil, in points.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let (x, y) = (starts.map(\.x).reduce(0, +), starts.map(\.y).reduce(0, +))
    let count = CGFloat(starts.count)
    return convert(CGPoint(x: x / count, y: y / count), to: view)
  }

  /// Returns where one of the fingers came down, in a view's coordinates, in the window's for nil, in
  /// points.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard starts.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(starts[touchIndex], to: view)
  }

  override var locatedTouches: [UITouch] { fingers.isEmpty ? touches : fingers }

  open override func reset() {
    super.reset()
    timeout?.cancel()
    timeout = nil
    (fingers, starts) = ([], [])
  }
}
