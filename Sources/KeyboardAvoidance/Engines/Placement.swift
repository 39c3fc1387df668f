import Foundation
import UIKit

/// Where a view stands by itself, and where it has been put instead.
///
/// All points are centres in the superview's coordinates.
@MainActor final class Placement {
  private(set) weak var view: UIView?

  /// Where the view stands without a shift.
  private(set) var base: CGPoint

  /// The number of the engine that moves the view: the newest one.
  private(set) var newestClaim = 0

  /// The number of the newest move, whichever engine began it.
  private(set) var newestMove = 0

  private var written: CGPoint
  private var context: AutoresizingContext

  init(_ view: UIView) {
    self.view = view
    base = view.center
    written = view.center
    context = AutoresizingContext(of: view)
  }

  /// Makes the caller the one that moves the view, and returns its number.
  func claim() -> Int {
    newestClaim += 1
    return newestClaim
  }

  func beginMove() -> Int {
    newestMove += 1
    return newestMove
  }

  /// Takes the present place for the base when other code has chosen it.
  ///
  /// A view that was autoresized where it has been put has its base where it
  /// would have been autoresized to from there. Another superview alone makes no
  /// other base.
  func settle() {
    guard let view else { return }
    let old = context
    context = AutoresizingContext(of: view)
    if let outcome = old.autoresizing(view, from: written, and: base, to: context) {
      base = outcome.center
      if view.bounds.size != outcome.size { view.bounds.size = outcome.size }
      context = AutoresizingContext(of: view)
    } else if view.center != written {
      base = view.center
    }
    written = view.center
  }

  /// Returns the centre for a shift, given in points upwards in the window.
  func center(shiftedBy shift: CGFloat) -> CGPoint {
    guard shift != 0, let superview = view?.superview, let window = superview.window else {
      return base
    }
    let origin = superview.convert(CGPoint.zero, from: window)
    let end = superview.convert(CGPoint(x: 0, y: -shift), from: window)
    return CGPoint(x: base.x + end.x - origin.x, y: base.y + end.y - origin.y)
  }

  /// Returns where a view inside this one would be in the window with no shift.
  func frameAtBase(of target: UIView, in window: UIWindow) -> CGRect {
    let frame = target.convert(target.bounds, to: window)
    guard let superview = view?.superview, written != base else { return frame.onGrid }
    let shifted = superview.convert(written, to: window)
    let unshifted = superview.convert(base, to: window)
    return frame.offsetBy(dx: unshifted.x - shifted.x, dy: unshifted.y - shifted.y).onGrid
  }

  /// Whether the view has to be moved to stand somewhere.
  func isAway(from center: CGPoint) -> Bool {
    guard let view, center.x.isFinite, center.y.isFinite else { return false }
    return view.center != center
  }

  /// Puts the view somewhere; the base stays.
  func put(_ center: CGPoint) {
    written = center
    view?.center = center
  }

  /// Puts the view back to its base, unless other code has placed it.
  func restore() {
    settle()
    if isAway(from: base) { UIView.performWithoutAnimation { put(base) } }
  }
}

extension CGRect {
  /// The rectangle with its edges on a grid far below anything visible, so that
  /// the last bits of a conversion do not make two places of one.
  fileprivate var onGrid: CGRect {
    let grid: CGFloat = 0x1p24
    func snapped(_ value: CGFloat) -> CGFloat {
      abs(value) < grid ? (value * grid).rounded() / grid : value
    }
    let (left, top) = (snapped(minX), snapped(minY))
    return CGRect(x: left, y: top, width: snapped(maxX) - left, height: snapped(maxY) - top)
  }
}
