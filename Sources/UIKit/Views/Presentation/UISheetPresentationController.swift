import Foundation

/// Presents a controller as a sheet: on a phone attached to the bottom, as high as one of its detents,
/// on an iPad in the middle.
///
/// A person drags it from detent to detent, and down to dismiss it. It keeps out of the keyboard's way
/// by itself: while something in it has the focus, it stands at its highest detent, or above the keys.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "a sheet has a detent at least")
      containerView?.setNeedsLayout()
    }
  }

  /// The detent at which the sheet rests; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The highest detent at which what is below is neither dimmed nor out of reach; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether dragging content that is at its top upwards makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber is seen at the top.
  open var prefersGrabberVisible = false {
    didSet { sheet.grabber.isHidden = !prefersGrabberVisible }
  }

  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { applyCorners() } }

  let sheet = SheetView()
  let dimming = UIView()
  var dragStart: CGFloat?
  private lazy var keyboard = PresentationKeyboardGuide()

  private static let cornerRadius: CGFloat = 10
  /// How opaque what dims is. (Chosen.)
  private static let dimmedAlpha: CGFloat = 0.2

  /// Creates a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.grabber.isHidden = true
    dimming.backgroundColor = .black
    dimming.alpha = 0
    applyCorners()
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(UISheetPresentationController.tapOutside)))
    sheet.addGestureRecognizer(SheetPanGestureRecognizer(of: self))
  }

  private func tapOutside() { dismissByHand() }

  /// Makes changes whose effects on the sheet are animated.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard presentation?.isAtRest ?? false else { return }
    animateToDetent()
  }

  /// Has the heights of custom detents worked out again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  func animateToDetent() {
    containerView?.setNeedsLayout()
    UIView.animate(
      withDuration: 0.5, delay: 0,
      options: [.curveKeyboard, .allowUserInteraction, .overrideInheritedDuration],
      animations: { self.containerView?.layoutIfNeeded() })
  }

  // MARK: Places

  private var isPad: Bool { presentedViewController.world.device.userInterfaceIdiom == .pad }

  /// Whether the sheet is attached to the bottom, as on a phone.
  var isAttached: Bool { !isPad }

  /// How far from the top of the container the highest sheet begins, in points. (Chosen.)
  private var topInset: CGFloat { (containerView?.safeAreaInsets.top ?? 0) + 10 }

  /// The greatest height of a detent, in points, without what the home indicator takes.
  private var maximumDetentValue: CGFloat {
    let insets = containerView?.safeAreaInsets ?? .zero
    return max(0, (containerView?.bounds.height ?? 0) - topInset - insets.bottom)
  }

  /// The detents that are active, the lowest first, with their tops in the container, in points.
  var stops: [(identifier: Detent.Identifier, top: CGFloat)] {
    guard let container = containerView else { return [] }
    let context = SheetDetentContext(maximumDetentValue: maximumDetentValue)
    let bottom = container.safeAreaInsets.bottom
    let stops = detents.compactMap { detent -> (identifier: Detent.Identifier, top: CGFloat)? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      let height = min(max(value, 0), maximumDetentValue) + bottom
      return (detent.identifier, container.bounds.height - height)
    }
    return stops.isEmpty ? [(.large, topInset)] : stops.sorted { $0.top > $1.top }
  }

  /// Where the keyboard begins that something in the sheet has, in the container's coordinates.
  private var keyboardTop: CGFloat? {
    guard let container = containerView, let window = container.window,
      let area = window.world.keyboardArea, area.isDocked,
      let first = window.focusWindow.firstResponder as? UIView,
      first.isDescendant(of: sheet) || first.window !== window
    else { return nil }
    return container.convert(area.frame, from: window.screen.coordinateSpace).minY
  }

  /// The detent at which the sheet rests.
  private var stop: (identifier: Detent.Identifier, top: CGFloat) {
    let stops = stops
    if keyboardTop != nil, let highest = stops.last { return highest }
    return stops.first { $0.identifier == selectedDetentIdentifier } ?? stops[0]
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard isAttached else { return centredFrame(in: bounds) }
    let top = stop.top
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// On an iPad: a form's sheet is as large as the content prefers, a page's as a page. (Chosen.)
  private func centredFrame(in bounds: CGRect) -> CGRect {
    let insets = containerView?.safeAreaInsets ?? .zero
    let preferred = presentedViewController.preferredContentSize
    let isForm = presentedViewController.modalPresentationStyle == .formSheet
    var size =
      isForm
      ? CGSize(width: 540, height: 620)
      : CGSize(width: 704, height: bounds.height - insets.top - insets.bottom - 88)
    if preferred.width > 0, preferred.height > 0 { size = preferred }
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - insets.top - insets.bottom - 20)
    var top = ((bounds.height - size.height) / 2).rounded()
    if let keyboardTop { top = max(insets.top + 10, min(top, keyboardTop - size.height)) }
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height
    )
  }

  // MARK: Presentation

  override var wrapper: PresentedWrapperView? { sheet }

  override func adapted(toPad isPad: Bool) -> UIPresentationController { self }

  override func prepareContainer(_ container: PresentationContainerView) {
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    if let view = presentedView { sheet.hold(view) }
    sheet.bringSubviewToFront(sheet.grabber)
    container.addSubview(sheet)
    keyboard.follow(for: container)
  }

  override func placePresentedView() {
    guard dragStart == nil, let container = containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    sheet.restingInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isAttached ? container.safeAreaInsets.bottom : 0, right: 0)
    sheet.frame = frame
    showSurroundings(true)
  }

  override func showSurroundings(_ isThere: Bool) {
    dimming.alpha = isThere && isDimmed ? Self.dimmedAlpha : 0
  }

  /// Whether what is below the sheet is dimmed at its detent.
  private var isDimmed: Bool {
    guard isAttached, let largest = largestUndimmedDetentIdentifier else { return true }
    let stops = stops
    guard let limit = stops.firstIndex(where: { $0.identifier == largest }),
      let present = stops.firstIndex(where: { $0.identifier == stop.identifier })
    else { return true }
    return present > limit
  }

  override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  private func applyCorners() {
    sheet.corners = (preferredCornerRadius ?? Self.cornerRadius, isPad)
  }
}

/// The sheet itself: rounded, with the presented view and perhaps a grabber.
final class SheetView: PresentedWrapperView {
  let grabber = UIView()

  init() {
    super.init(frame: .zero)
    elevate()
    grabber.backgroundColor = UIColor(
      light: UIColor(white: 0.24, alpha: 0.3), dark: UIColor(white: 0.92, alpha: 0.3))
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.accessibilityIdentifier = "grabber"
    grabber.frame = CGRect(x: -18, y: 5, width: 36, height: 5)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    clipsToBounds = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of the corners, and whether the lower ones are rounded as well.
  var corners: (radius: CGFloat, areAll: Bool) = (0, false) {
    didSet {
      layer.cornerRadius = corners.radius
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      layer.maskedCorners = corners.areAll ? [upper, lower] : upper
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
  }
}
