import Foundation

/// The root view of a navigation controller.
@MainActor
final class NavigationContainerView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// Holds the view of one controller of a navigation stack, so that a transition
/// never moves that view itself: where it is, is the controller's own business.
@MainActor
final class NavigationWrapperView: UIView, BarContentObserver {
  let child: UIViewController
  private let dimming = UIView()

  init(child: UIViewController) {
    self.child = child
    super.init(frame: child.rootView.frame)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isUserInteractionEnabled = false
    for view in [child.rootView, dimming] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the controller's view back, which an animator may have moved elsewhere.
  func takeChildBack() {
    let view = child.rootView
    guard view.superview !== self else { return }
    view.transform = .identity
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Takes the view off the screen and gives the controller's view free.
  func takeDown() {
    removeFromSuperview()
    if child.rootView.superview === self { child.rootView.removeFromSuperview() }
  }

  /// How dark a view gets that lies under another one.
  private static let dimmedOpacity: CGFloat = 0.1

  var isDimmed: Bool {
    get { dimming.alpha > 0 }
    set { dimming.alpha = newValue ? Self.dimmedOpacity : 0 }
  }

  var castsShadow = false {
    didSet {
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOffset = .zero
      layer.shadowRadius = 8
      layer.shadowOpacity = castsShadow ? 0.16 : 0
    }
  }

  // MARK: Content that scrolls

  /// What scrolls under the bar: the controller's view, or what is first in it.
  private(set) weak var scroller: (any BarContentScroller)?

  /// Hears that the content has scrolled.
  var onScroll: (() -> Void)?

  /// Finds out what scrolls under the bar, if anything does.
  func findScroller() {
    let view = child.rootView
    let candidates: [UIView?] = [
      child.barContentScroller, view.contentScroller, view.subviews.first?.contentScroller,
    ]
    let found = candidates.lazy.compactMap { $0 as? any BarContentScroller }
      .first { $0.isDescendant(of: view) && $0.reachesUnderBars(of: view) }
    guard found !== scroller else { return }
    scroller?.barObserver = nil
    scroller?.roomOfBar = 0
    scroller = found
    found?.barObserver = self
  }

  func contentDidScroll() { onScroll?() }

  /// Whether the bar has a large title.
  var hasLargeTitle = false

  func restingOffset(for offset: CGFloat, of scroller: any BarContentScroller) -> CGFloat {
    let top = offset - scroller.contentOffsetOfTop
    let whole = UINavigationBar.heightOfLargeTitle
    // A large title is seen as a whole or not at all.
    guard hasLargeTitle, top > 0, top < whole else { return offset }
    return scroller.contentOffsetOfTop + (top < whole / 2 ? 0 : whole)
  }

  /// How much room the content leaves a large title, in points; more than all of it where the content
  /// is pulled down.
  var largeTitleRoom: CGFloat {
    let whole = UINavigationBar.heightOfLargeTitle
    guard let scroller else { return whole }
    return whole - scroller.distanceFromTop
  }

  // MARK: Safe area

  /// What the bar takes of the safe area, in points.
  var barHeight: CGFloat = 0 {
    didSet { if barHeight != oldValue { updateSafeArea() } }
  }

  /// What the toolbar takes of the safe area, in points.
  var toolbarHeight: CGFloat = 0 {
    didSet { if toolbarHeight != oldValue { updateSafeArea() } }
  }

  /// What has a tab bar that is away while this page is seen.
  weak var tabs: UITabBarController? {
    didSet { updateSafeArea() }
  }

  /// The container's safe area less the bars, wherever the transition has the
  /// view: nothing inside is laid out anew because of it.
  override var inheritedSafeArea: UIEdgeInsets {
    var insets = superview?.safeAreaInsets ?? .zero
    insets.top += barHeight
    insets.bottom += toolbarHeight
    if let tabs { insets.bottom = max(insets.bottom - tabs.heightOfBar, 0) }
    return insets
  }
}
