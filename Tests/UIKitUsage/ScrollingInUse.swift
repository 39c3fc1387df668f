import UIKit

// Scroll views as an app writes them: this target sees what UIKit makes public, and nothing else.

/// A list that counts what it hears and goes to whole rows.
public class RowList: UIScrollView, UIScrollViewDelegate {
  public private(set) var scrolls = 0
  public private(set) var insetChanges = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    keyboardDismissMode = .interactive
    decelerationRate = .fast
    indicatorStyle = .white
    showsHorizontalScrollIndicator = false
    panGestureRecognizer.maximumNumberOfTouches = 1
  }

  public required init?(coder: NSCoder) { nil }

  public override var contentOffset: CGPoint {
    didSet { scrolls += 1 }
  }

  public override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetChanges += 1
  }

  public override func touchesShouldCancel(in view: UIView) -> Bool { true }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 50).rounded() * 50
  }

  /// What most apps do when the keyboard comes up.
  public func makeRoom(_ height: CGFloat) {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    contentInset = insets
    scrollIndicatorInsets = insets
  }
}
