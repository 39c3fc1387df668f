import Foundation
import UIKit

/// What the autoresizing of a view depends on besides its mask and its place.
@MainActor struct AutoresizingContext {
  private weak var superview: UIView?
  private let superviewSize: CGSize
  private let size: CGSize

  init(of view: UIView) {
    superview = view.superview
    superviewSize = view.superview?.bounds.size ?? .zero
    size = view.bounds.size
  }

  /// Sizes that were worked out in another number of steps may differ by less
  /// than this, in points.
  private static let tolerance: CGFloat = 1e-6

  /// Returns where a view would have been autoresized to from another place; nil
  /// when it stands where autoresizing has not brought it.
  ///
  /// Two stand-ins go the same way, so that the arithmetic is UIKit's own.
  func autoresizing(
    _ view: UIView, from written: CGPoint, and base: CGPoint, to present: AutoresizingContext
  ) -> (center: CGPoint, size: CGSize)? {
    guard written != base, !view.autoresizingMask.isEmpty, let superview,
      superview === present.superview,
      superviewSize != present.superviewSize || view.center != written
    else { return nil }
    let parent = UIView(frame: CGRect(origin: .zero, size: superviewSize))
    parent.autoresizesSubviews = superview.autoresizesSubviews
    let (moved, unmoved) = (UIView(), UIView())
    UIView.performWithoutAnimation {
      for (standIn, center) in [(moved, written), (unmoved, base)] {
        standIn.bounds.size = size
        standIn.transform = view.transform
        standIn.center = center
        standIn.autoresizingMask = view.autoresizingMask
        parent.addSubview(standIn)
      }
      parent.bounds.size = present.superviewSize
    }
    let differences = [
      moved.center.x - view.center.x, moved.center.y - view.center.y,
      moved.bounds.width - present.size.width, moved.bounds.height - present.size.height,
    ]
    guard differences.allSatisfy({ abs($0) < Self.tolerance }) else { return nil }
    return (unmoved.center, unmoved.bounds.size)
  }
}
