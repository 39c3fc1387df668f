import Foundation
import UIKit

/// A finger on the phone's screen.
@MainActor
struct Finger {
  /// The window that was hit; nil where nothing takes touches.
  weak var window: UIWindow?

  /// In the screen's points.
  var location: CGPoint
}

extension Phone {
  func touch(_ phase: TouchPhase, at point: CGPoint, id: Int) throws(PhoneError) {
    guard point.x.isFinite, point.y.isFinite else { throw .notAPoint(.point(point)) }
    if phase == .began {
      guard fingers[id] == nil else { throw .touchInUse(id: id) }
      guard screen.bounds.contains(point) else { throw .offScreen(.point(point)) }
      fingers[id] = Finger(window: windowHit(at: point)?.window, location: point)
    } else {
      guard fingers[id] != nil else { throw .noTouch(id: id) }
      fingers[id]?.location = point
    }
    log.add(.finger(phase, at: point, id: id))
    let window = fingers[id]?.window
    if phase == .ended || phase == .cancelled { fingers[id] = nil }
    window?.deliverTouch(phase.uiPhase, at: point, id: id)
  }

  /// The topmost view that takes a touch at a point of the screen.
  func windowHit(at point: CGPoint) -> UIView? {
    for window in screen.windows.reversed() {
      let inside = window.convert(point, from: screen.coordinateSpace)
      if let hit = window.hitTest(inside, with: nil) { return hit }
    }
    return nil
  }

  func tap(at point: CGPoint) throws(PhoneError) {
    let id = makeFingerID()
    try touch(.began, at: point, id: id)
    try touch(.ended, at: point, id: id)
  }

  /// Scrolls what is at a point of the screen; where nothing scrolls, nothing happens.
  func turnWheel(by way: CGSize, at point: CGPoint) throws(PhoneError) {
    let end = CGPoint(x: point.x + way.width, y: point.y + way.height)
    guard end.x.isFinite, end.y.isFinite else { throw .notAPoint(.point(end)) }
    guard screen.bounds.contains(point) else { throw .offScreen(.point(point)) }
    windowHit(at: point)?.window?.deliverWheel(by: way, at: point)
  }

  /// Returns the number of a finger that no other has had; such numbers are below zero.
  package func makeFingerID() -> Int {
    lastOwnFinger -= 1
    return lastOwnFinger
  }

  /// Takes all fingers off the screen, as when the phone is closed.
  func cancelFingers() {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key }) {
      fingers[id] = nil
      log.add(.finger(.cancelled, at: finger.location, id: id))
      finger.window?.deliverTouch(.cancelled, at: finger.location, id: id)
    }
  }
}

extension TouchPhase {
  fileprivate var uiPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
