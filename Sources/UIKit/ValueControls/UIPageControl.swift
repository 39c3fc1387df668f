import Drawing
import Foundation

/// Dots, one for each page, of which one is the present page's.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The present page, counted from 0; one that there is not becomes the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }

  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The colour of the other pages' dots; a white that is seen through unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the present page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  // MARK: Size

  /// The size of the dots of some pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.pitch + Self.pitch, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Looks

  private var showsDots: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

  /// The pages whose dots have room, the present one among them.
  private var shownPages: Range<Int> {
    let room = max(Int((bounds.width - Self.pitch) / Self.pitch), 1)
    guard numberOfPages > room else { return 0..<numberOfPages }
    let first = min(max(currentPage - room / 2, 0), numberOfPages - room)
    return first..<first + room
  }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    guard showsDots else { return }
    let pages = shownPages
    let start = bounds.midX - CGFloat(pages.count - 1) / 2 * Self.pitch
    for (place, page) in pages.enumerated() {
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      // Dots at an end behind which there are more are smaller.
      let isEnd =
        (place == 0 && pages.lowerBound > 0)
        || (place == pages.count - 1 && pages.upperBound < numberOfPages)
      let size = isEnd && !isCurrent ? Self.dot * 0.6 : Self.dot
      let index = isRightToLeft ? pages.count - 1 - place : place
      let x = start + CGFloat(index) * Self.pitch
      canvas.fill(
        CGRect(x: x - size / 2, y: bounds.midY - size / 2, width: size, height: size),
        cornerRadius: size / 2, color: color.color)
    }
  }

  // MARK: Touches

  /// A tap on the half behind the present dot goes to the next page, on the other one back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, showsDots else { return }
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    let old = currentPage
    currentPage += isForward ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged, event) }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !takesTap(before: gestureRecognizer) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var defaultAccessibilityValue: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }
}
