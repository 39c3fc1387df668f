import Foundation
import UIKit

/// Where the views that take text stand while the keyboard is down, and which of them is followed.
@MainActor
struct RestingPlaces {
  private struct Place {
    weak var view: UIView?
    /// In the window's points.
    let top: CGFloat
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Whether the views of a class take text.
  private var kinds: [ObjectIdentifier: Bool] = [:]

  /// The view that had the focus last; it is followed until it is back in its place.
  private weak var followed: UIView?

  /// Follows the focus, and takes down the places where nothing moves and the keyboard is down.
  mutating func update(focus: UIView?, in window: UIWindow, isAtRest: Bool) {
    if isAtRest {
      places = [:]
      followed = nil
      record(window, in: window)
    }
    guard let focus, focus.window === window else { return }
    followed = focus
    // A view that came while the keyboard was up stands where it is first seen.
    if places[ObjectIdentifier(focus)]?.view == nil { record(focus, top: focus.top(in: window)) }
  }

  /// How far the followed view is seen above its place, in points.
  func shift(in window: UIWindow) -> CGFloat {
    guard let followed, followed.window === window,
      let place = places[ObjectIdentifier(followed)], place.view === followed
    else { return 0 }
    return place.top - followed.presentationRect(followed.presentation.bounds).minY
  }

  private mutating func record(_ view: UIView, in window: UIWindow) {
    if takesText(view) { record(view, top: view.top(in: window)) }
    for subview in view.subviews { record(subview, in: window) }
  }

  // Every view is asked in every frame at rest, and a class is slow to say what it conforms to.
  private mutating func takesText(_ view: UIView) -> Bool {
    let kind = ObjectIdentifier(type(of: view))
    if let known = kinds[kind] { return known }
    let takesText = view is any UIKeyInput
    kinds[kind] = takesText
    return takesText
  }

  private mutating func record(_ view: UIView, top: CGFloat) {
    places[ObjectIdentifier(view)] = Place(view: view, top: top)
  }
}

extension UIView {
  /// Where the view's top is laid out, in a window's points.
  fileprivate func top(in window: UIWindow) -> CGFloat { convert(bounds, to: window).minY }
}
