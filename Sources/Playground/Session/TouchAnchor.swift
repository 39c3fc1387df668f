import Foundation
import PhoneSimulator
import UIKit

/// Which view of the app a finger came down on, so that the same view can be found where other code has
/// put it elsewhere.
package struct TouchAnchor: Codable, Hashable, Sendable {
  /// A view among those beside it, and its class.
  private struct Step: Codable, Hashable {
    var index: Int
    var type: String
  }

  /// The number of the window among the app's.
  private var window: Int

  /// From the window's subviews inwards.
  private var steps: [Step] = []

  /// The place in the view, in points from its top left.
  private var place: CGPoint

  /// Notes what a touch would reach at a point of the screen; nil where that is none of the app's.
  @MainActor
  init?(at point: CGPoint, on phone: Phone) {
    guard let view = phone.view(for: .point(point)), let owner = view.window,
      let window = phone.world.application.windows.firstIndex(where: { $0 === owner })
    else { return nil }
    self.window = window
    let inside = view.convert(point, from: phone.screen.coordinateSpace)
    place = CGPoint(x: inside.x - view.bounds.minX, y: inside.y - view.bounds.minY)
    var next = view
    while next !== owner, let outer = next.superview {
      guard let index = outer.subviews.firstIndex(where: { $0 === next }) else { return nil }
      steps.append(Step(index: index, type: "\(type(of: next))"))
      next = outer
    }
    steps.reverse()
  }

  /// Where the same place of the view is now, in the screen's points; nil where there is no such view, or
  /// none that a touch can reach there.
  @MainActor
  func point(on phone: Phone) -> CGPoint? {
    let windows = phone.world.application.windows
    guard windows.indices.contains(window) else { return nil }
    var view: UIView = windows[window]
    for step in steps {
      guard view.subviews.indices.contains(step.index) else { return nil }
      view = view.subviews[step.index]
      guard "\(type(of: view))" == step.type else { return nil }
    }
    let inside = CGPoint(
      x: view.bounds.minX + min(place.x, view.bounds.width),
      y: view.bounds.minY + min(place.y, view.bounds.height))
    let point = view.convert(inside, to: phone.screen.coordinateSpace)
    return phone.screen.bounds.contains(point) ? point : nil
  }
}

/// A request that was made of another process, and where a finger came down by it.
package struct PastRequest: Codable, Hashable, Sendable {
  package var request: SessionRequest
  package var anchor: TouchAnchor?
}

/// How far fingers are from where they were in another process, in points.
struct TouchShifts {
  private var shifts: [Int: CGPoint] = [:]

  /// A touch that is nearer to where it was counts as there.
  private static let least: CGFloat = 0.01

  /// The request where its finger is now.
  @MainActor
  mutating func moved(_ past: PastRequest, on phone: Phone) -> SessionRequest {
    guard case .perform(.touch(let phase, let point, let id)) = past.request else {
      return past.request
    }
    if phase == .began {
      let now = past.anchor?.point(on: phone) ?? point
      let shift = CGPoint(x: now.x - point.x, y: now.y - point.y)
      let isMoved = abs(shift.x) > Self.least || abs(shift.y) > Self.least
      shifts[id] = isMoved ? shift : nil
    }
    guard let shift = shifts[id] else { return past.request }
    if phase == .ended || phase == .cancelled { shifts[id] = nil }
    return .perform(.touch(phase, at: CGPoint(x: point.x + shift.x, y: point.y + shift.y), id: id))
  }
}
