import Foundation
import HostSystem
import PhoneSimulator
import UIKit

/// What a finger hits, and what can be said about it while it is down.
@MainActor
struct Hit {
  var spot: TouchedSpot

  /// The view that takes the touch.
  weak var view: UIView?

  /// Where the middle of the spot's own target is, in the screen's points.
  var middle: CGPoint?
}

extension Phone {
  /// Finds names for what a finger hits at a point of the screen; what somebody has
  /// called it already is tried first.
  func hit(at point: CGPoint, named: Target? = nil) -> Hit {
    let view = view(for: .point(point))
    if let key = softKey(at: point), let spot = spot(of: key, at: point) {
      return Hit(spot: spot, view: view)
    }
    for target in (named.map { [$0] } ?? []) + names(of: view) {
      guard let place = place(in: target, of: point) else { continue }
      let middle = try? self.point(of: target)
      var spot = TouchedSpot(target: target, place: middle == point ? nil : place)
      if let middle, self.view(for: .point(middle)) === view, isRoomy(view, as: target) {
        spot.middle = target
      }
      return Hit(spot: spot, view: view, middle: middle)
    }
    return Hit(spot: TouchedSpot(target: .point(point)), view: view)
  }

  /// A key is found by the point it is hit at, wherever in it that is.
  private func spot(of key: UIView, at point: CGPoint) -> TouchedSpot? {
    guard let name = key.accessibilityIdentifier else { return nil }
    let target = Target.identifier(name)
    guard let middle = try? self.point(of: target), softKey(at: middle) === key,
      let place = place(in: target, of: point)
    else { return nil }
    // A finger that is on the keys already types when another one comes, and that may
    // turn to other keys.
    let isAlone = !keyboard.window.hasActiveTouches
    return TouchedSpot(
      middle: isAlone ? target : nil, target: target, place: middle == point ? nil : place,
      isSoftKey: true)
  }

  /// Whether a touch does the same wherever in the view it is.
  private func isRoomy(_ view: UIView?, as target: Target) -> Bool {
    guard let view else { return false }
    if view.accessibilityTraits.contains(.button) { return true }
    // A finger puts the caret somewhere; where is known when it is lifted.
    return view is any CaretPlacing && self.view(for: target) === view
  }

  /// What a view can be called, the best name first.
  private func names(of view: UIView?) -> [Target] {
    guard let view else { return [] }
    var identifiers: [Target] = []
    var next: UIView? = view
    while let candidate = next {
      if let name = candidate.accessibilityIdentifier, !name.isEmpty {
        let target = Target.identifier(name)
        if self.view(for: target) === candidate { identifiers.append(target) }
      }
      next = candidate.superview
    }
    let texts = view.viewText?.readable.map { [Target.text($0)] } ?? []
    // The words on a button say more than what the button is inside of.
    let isNamed = view.accessibilityIdentifier.map { !$0.isEmpty } ?? false
    return view.accessibilityTraits.contains(.button) && !isNamed
      ? texts + identifiers : identifiers + texts
  }

  /// The place in a target's view that is exactly a point of the screen.
  private func place(in target: Target, of point: CGPoint) -> CGPoint? {
    guard let view = view(for: target), view.canBeSeen else { return nil }
    let inside = view.convert(point, from: screen.coordinateSpace)
    let place = CGPoint(x: inside.x - view.bounds.minX, y: inside.y - view.bounds.minY)
    // A short number where that is as good.
    let short = CGPoint(x: (place.x * 100).rounded() / 100, y: (place.y * 100).rounded() / 100)
    return [short, place].first { place in
      place.isWritable && (try? self.point(of: target, at: place)) == point
    }
  }
}

extension CGPoint {
  /// Whether a scenario can have exactly these numbers in it.
  var isWritable: Bool {
    [x, y].allSatisfy {
      Limits.shift.contains(Double($0)) && PlainNumber.read(PlainNumber.write($0)) == Double($0)
    }
  }

  /// The nearest point that a scenario can have in it.
  var writable: CGPoint {
    guard !isWritable else { return self }
    func near(_ number: CGFloat) -> CGFloat {
      let limited = min(max(number, Limits.shift.lowerBound), Limits.shift.upperBound)
      return (limited * 1024).rounded() / 1024
    }
    return CGPoint(x: near(x), y: near(y))
  }
}
