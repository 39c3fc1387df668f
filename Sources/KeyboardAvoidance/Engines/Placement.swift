import Foundation
import UIKit

/// Where a view stands by itself, and where it has been put instead.
///
/// All points are centres in the superview's coordinates.
@MainActor final class Placement {
  private(set) weak var view: UIView?

  /// Where the view stands without a shift.
  private(set) var base: CGPoint

  private var written: CGPoint
  private weak var superview: UIView?

  init(_ view: UIView) {
    self.view = view
    base = view.center
    written = view.center
    superview = view.superview
  }

  /// Takes the present place for the base when somebody else has chosen it.
  func settle() {
    guard let view, view.center != written || view.superview !== superview else { return }
    superview = view.superview
    base = view.center
    written = base
  }

  /// Returns the centre for a shift, given in points upwards in the window.
  func center(shiftedBy shift: CGFloat) -> CGPoint {
    guard shift != 0, let superview, let window = superview.window else { return base }
    let origin = superview.convert(CGPoint.zero, from: window)
    let end = superview.convert(CGPoint(x: 0, y: -shift), from: window)
    return CGPoint(x: base.x + end.x - origin.x, y: base.y + end.y - origin.y)
  }

  /// Returns where a view inside this one would be in the window with no shift.
  func frameAtBase(of target: UIView, in window: UIWindow) -> CGRect {
    let frame = target.convert(target.bounds, to: window)
    guard let superview, written != base else { return frame.onGrid }
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

  /// Puts the view back to its base, unless somebody else has placed it.
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
