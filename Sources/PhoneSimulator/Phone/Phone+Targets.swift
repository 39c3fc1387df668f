import Foundation
import HostSystem
import UIKit

extension Phone {
  /// The first view a target names, in sight or not; for a point the view that
  /// a touch there would reach.
  package func view(for target: Target) -> UIView? {
    switch target {
    case .identifier(let name): firstView { $0.accessibilityIdentifier == name }
    case .text(let text): firstView { $0.paintedText?.readable == text }
    case .point(let point): windowHit(at: point)
    }
  }

  /// Searches the edit menu, the app's windows from the top, then the keyboard; a view that
  /// can be seen is preferred.
  private func firstView(where matches: (UIView) -> Bool) -> UIView? {
    var hidden: UIView?
    func search(_ view: UIView) -> UIView? {
      if matches(view) {
        if view.canBeSeen { return view }
        hidden = hidden ?? view
      }
      for subview in view.subviews {
        if let found = search(subview) { return found }
      }
      return nil
    }
    let menu = [world.menuController.shownWindow].compactMap(\.self)
    for window in menu + world.application.windows.reversed() + [keyboard.window] {
      if let found = search(window) { return found }
    }
    return hidden
  }

  /// The target that is most like one that names nothing on the screen; nil where none is.
  package func nearestTarget(to target: Target) -> Target? {
    func names(_ name: (UIView) -> [String]) -> [String] {
      func all(in view: UIView) -> [String] { name(view) + view.subviews.flatMap(all) }
      return world.application.windows.reversed().flatMap(all)
    }
    switch target {
    case .identifier(let name):
      return NearestName.of(name, in: names { [$0.accessibilityIdentifier].compactMap(\.self) })
        .map { .identifier($0) }
    case .text(let text):
      return NearestName.of(text, in: names(\.findableTexts)).map { .text($0) }
    case .point: return nil
    }
  }

  /// Where a finger comes down for a target, in the screen's points: at a place of
  /// its view from the top left, else in the middle.
  package func point(
    of target: Target, at place: CGPoint? = nil, mayBeCovered: Bool = false
  ) throws(PhoneError) -> CGPoint {
    let point: CGPoint
    if case .point(let given) = target {
      guard given.x.isFinite, given.y.isFinite else { throw .notAPoint(target) }
      point = given
    } else {
      guard let view = view(for: target) else { throw .noSuchView(target) }
      guard view.canBeSeen else { throw .hiddenView(target) }
      let inside =
        place.map { CGPoint(x: view.bounds.minX + $0.x, y: view.bounds.minY + $0.y) }
        ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      point = view.convert(inside, to: screen.coordinateSpace)
      guard point.x.isFinite, point.y.isFinite else { throw .notAPoint(target) }
      if !mayBeCovered, screen.bounds.contains(point), let hit = windowHit(at: point),
        !hit.isDescendant(of: view), !view.isDescendant(of: hit)
      {
        throw .coveredView(target)
      }
    }
    guard screen.bounds.contains(point) else { throw .offScreen(target) }
    return point
  }
}

extension Phone {
  /// The views that can be seen, from the back to the front: what a person would
  /// call each, and where it is seen in the screen's points.
  package var namedFrames: [(name: String, frame: CGRect)] {
    var frames: [(name: String, frame: CGRect)] = []
    func add(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      if view === window || !view.isMereContainer {
        frames.append((view.spokenName, frameInWindow(of: view)))
      }
      view.subviews.forEach(add)
    }
    screen.windows.forEach(add)
    return frames
  }
}

extension UIView {
  /// The texts by which a target may name the view.
  fileprivate var findableTexts: [String] {
    [paintedText?.readable].compactMap(\.self)
  }

  fileprivate var spokenName: String {
    let type = "\(type(of: self))"
    if let accessibilityIdentifier { return "\(type) #\(accessibilityIdentifier)" }
    if accessibilityTraits.contains(.staticText), let text = paintedText?.string {
      return "\(type) \"\(text)\""
    }
    return type
  }

  /// Whether there is nothing to be seen of the view itself, nor a name to find it by.
  fileprivate var isMereContainer: Bool {
    accessibilityIdentifier == nil
      && (self is UIWindow || isInputHost
        || type(of: self) == UIView.self && backgroundColor == nil)
  }

  /// Whether the view only holds the keys and what stands above them.
  package var isInputHost: Bool { self is InputHostView }

  /// Whether neither the view nor what it is inside of is hidden, transparent or empty.
  package var canBeSeen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha < 0.01 { return false }
      view = current.superview
    }
    return window != nil && bounds.width > 0 && bounds.height > 0
  }
}
