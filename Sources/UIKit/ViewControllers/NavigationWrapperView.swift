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
final class NavigationWrapperView: UIView {
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

  // MARK: Safe area

  /// What the bar takes of the safe area, in points.
  var barHeight: CGFloat = 0 {
    didSet { if barHeight != oldValue { updateSafeArea() } }
  }

  /// What the toolbar takes of the safe area, in points.
  var toolbarHeight: CGFloat = 0 {
    didSet { if toolbarHeight != oldValue { updateSafeArea() } }
  }

  /// The container's safe area less the bars, wherever the transition has the
  /// view: nothing inside is laid out anew because of it.
  override var inheritedSafeArea: UIEdgeInsets {
    var insets = superview?.safeAreaInsets ?? .zero
    insets.top += barHeight
    insets.bottom += toolbarHeight
    return insets
  }
}
