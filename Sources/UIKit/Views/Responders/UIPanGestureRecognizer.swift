import Foundation

/// Recognises fingers that are dragged.
///
/// It begins when enough fingers have moved by more than 10 points, changes when one moves while
/// enough are down, and ends when all are lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must be down.
  open var minimumNumberOfTouches = 1
  /// How many fingers may be down; those that come later are left alone.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have gone since they came down, in the screen's coordinates, in points.
  private var way = SIMD2<Double>.zero
  /// What `translation(in:)` counts from.
  private var origin = SIMD2<Double>.zero
  private var history = MotionHistory()

  /// How far the fingers go before they pan, in points.
  static let slop = 10.0

  /// Returns how far the fingers have gone, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(way - origin, to: view)
  }

  /// Sets how far the fingers have gone, in a view's coordinates, in points; the velocity is
  /// measured anew from here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let space = (view ?? self.view?.window)?.transformToScreen ?? .identity
    let vector = CGSize(width: translation.x, height: translation.y).applying(space)
    origin = way - [vector.width, vector.height]
    history.clear()
    history.add(way, at: tick)
  }

  /// Returns the speed of the fingers in a view's coordinates, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(history.velocity(at: tick), to: view)
  }

  private func convertVector(_ vector: SIMD2<Double>, to view: UIView?) -> CGPoint {
    let space = (view ?? self.view?.window)?.transformToScreen ?? .identity
    let size = CGSize(width: vector.x, height: vector.y).applying(space.inverted())
    return CGPoint(x: size.width, y: size.height)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      guard state != .possible else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    } else if state == .possible {
      // All fingers of the pan move together.
      way = .zero
      history.clear()
      history.add(way, at: tick)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let (place, previous) = (touch.screenLocation, touch.previousScreenLocation)
      way +=
        SIMD2(place.x - previous.x, place.y - previous.y) / Double(max(self.touches.count, 1))
    }
    history.add(way, at: tick)
    guard self.touches.count >= minimumNumberOfTouches else { return }
    if state != .possible {
      state = .changed
    } else if hasMovedEnough(by: way) {
      state = mayPan(by: way) ? .began : .failed
    }
  }

  /// Whether fingers have gone far enough to pan, or not to.
  func hasMovedEnough(by way: SIMD2<Double>) -> Bool { hypot(way.x, way.y) > Self.slop }

  /// Whether fingers that have gone a way, in points, pan.
  func mayPan(by way: SIMD2<Double>) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy(\.isOver) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    super.reset()
    way = .zero
    origin = .zero
    history.clear()
  }
}
