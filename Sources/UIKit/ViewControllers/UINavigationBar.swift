import Drawing
import Foundation

/// The bar above the topmost controller of a navigation controller: its title,
/// and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView, NavigationItemBar {
  /// What to do when the button back is tapped; a bar that no controller manages takes the top
  /// item off by itself.
  var onBack: (() -> Void)?

  private let background = BarBackground(lineBelow: true)
  private(set) var content: NavigationBarContentView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    standardAppearance = UINavigationBarAppearance()
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  private var ownItems: [UINavigationItem]?

  /// What the bar has shown, the present item last.
  ///
  /// The items of a navigation controller's bar follow the controller's stack; setting them is a
  /// programming error.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set {
      precondition(onBack == nil, "the items of a navigation controller's bar are its controllers'")
      show(newValue ?? [])
      ownItems = newValue
    }
  }

  /// The item whose title is in the middle.
  open var topItem: UINavigationItem? { ownItems?.last }

  /// The item that the button leads back to.
  open var backItem: UINavigationItem? { ownItems?.dropLast().last }

  /// Shows other items at once.
  func show(_ items: [UINavigationItem]) {
    guard items != ownItems ?? [] else { return }
    content?.removeFromSuperview()
    content = setItems(items)
  }

  /// Puts the content for other items above the present one; the transition
  /// moves both.
  func beginTransition(to items: [UINavigationItem], isPop: Bool) -> NavigationBarTransition? {
    let leaving = content
    guard let arriving = setItems(items) else { return nil }
    content = arriving
    guard let leaving else { return nil }
    layoutIfNeeded()
    return NavigationBarTransition(leaving: leaving, arriving: arriving, isPop: isPop)
  }

  private func setItems(_ items: [UINavigationItem]) -> NavigationBarContentView? {
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    for item in items { item.bar = self }
    ownItems = items
    guard let topItem else { return nil }
    let content = NavigationBarContentView(item: topItem, backItem: backItem)
    content.isLarge = hasLargeTitle
    if onBack != nil || hasLargeTitle { content.heightOfRow = ownHeight }
    content.back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    self.content = content
    showAppearance()
    return content
  }

  private func goBack() {
    if let onBack {
      onBack()
    } else {
      items?.removeLast()
    }
  }

  func itemDidChange() {
    content?.isLarge = hasLargeTitle
    content?.refresh()
    showAppearance()
    guard sizeThatFits(bounds.size).height != bounds.height else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Large titles

  /// Whether titles are large below the bar where content is at its top.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// How much higher the bar is with a large title, in points.
  static let heightOfLargeTitle: CGFloat = 52

  /// Whether the topmost item has a large title.
  var hasLargeTitle: Bool { hasLargeTitle(at: ownItems ?? []) }

  /// Whether the last of some items has a large title: one that does not say so itself does as the one
  /// before it.
  func hasLargeTitle(at items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles else { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return !items.isEmpty
  }

  /// How much of the room for a large title there is, in points; more than all of it where content is
  /// pulled down.
  var largeTitleRoom = UINavigationBar.heightOfLargeTitle {
    didSet {
      guard largeTitleRoom != oldValue else { return }
      content?.showRoom(largeTitleRoom)
      showAppearance()
    }
  }

  /// Whether the bar looks otherwise when content is at its top.
  var followsContent: Bool {
    prefersLargeTitles || scrollEdgeAppearance != nil || topItem?.scrollEdgeAppearance != nil
  }

  /// Whether content is at its top; nil where the bar knows of none.
  var isContentAtTop: Bool? {
    didSet { if isContentAtTop != oldValue { showAppearance() } }
  }

  // MARK: Looks

  /// How the bar looks; setting it sets a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance }
    set {
      ownAppearance = kept(newValue)
      showAppearance()
    }
  }

  private lazy var ownAppearance = kept(UINavigationBarAppearance())

  /// How the bar looks while content is at its top; the usual look, without a background behind a large
  /// title, for nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownScrollEdgeAppearance }
    set {
      ownScrollEdgeAppearance = newValue.map(kept)
      showAppearance()
    }
  }

  private var ownScrollEdgeAppearance: UINavigationBarAppearance?

  /// How a lower bar looks, as that of a phone on its side.
  open var compactAppearance: UINavigationBarAppearance?

  /// How a lower bar looks while content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let copy = appearance.duplicate()
    copy.onChange = { [weak self] in self?.showAppearance() }
    return copy
  }

  /// Whether a large title is seen, with nothing behind it.
  private var isLargeTitleAtTop: Bool {
    hasLargeTitle && (isContentAtTop ?? true) && largeTitleRoom >= Self.heightOfLargeTitle
  }

  /// The appearance that holds.
  private var appearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    guard isContentAtTop ?? true else { return standard }
    if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    guard isLargeTitleAtTop else { return standard }
    let bare = standard.duplicate()
    bare.configureWithTransparentBackground()
    return bare
  }

  private func showAppearance() {
    let appearance = appearance
    let color = barStyle == .default ? BarBackground.color : UIColor(white: 0.11, alpha: 1)
    background.show(appearance, standard: color)
    content?.show(appearance, titleColor: barStyle == .default ? .label : .white)
  }

  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { showAppearance() }
  }

  /// The colour of the bar, as the usual appearance has it.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The attributes of the title, as the usual appearance has them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get {
      let attributes = standardAppearance.titleTextAttributes
      return attributes.isEmpty ? nil : attributes
    }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// The attributes of the large title, as the usual appearance has them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get {
      let attributes = standardAppearance.largeTitleTextAttributes
      return attributes.isEmpty ? nil : attributes
    }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// The image in place of the line below the bar; one without pixels takes the line away.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.shadowImage = newValue }
  }

  /// Sets the image behind the items; one without pixels takes the background away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { standardAppearance.backgroundImage = backgroundImage }
  }

  /// Returns the image behind the items.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? standardAppearance.backgroundImage : nil
  }

  // MARK: Layout

  /// How far the background reaches above the bar, in points: under the status
  /// bar.
  var topReach: CGFloat = 0 {
    didSet { if topReach != oldValue { setNeedsLayout() } }
  }

  /// The height of a bar with neither prompt nor large title, in points.
  private var ownHeight: CGFloat { world.device.userInterfaceIdiom == .pad ? 50 : 44 }

  private var heightOfRows: CGFloat {
    ownHeight + (topItem?.prompt == nil ? 0 : NavigationBarContentView.heightOfPrompt)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: heightOfRows + (hasLargeTitle ? max(largeTitleRoom, 0) : 0))
  }

  /// How much of the safe area the bar takes, in points: what content that is pulled down adds, it does
  /// not.
  var safeHeight: CGFloat { safeHeight(withRoom: largeTitleRoom) }

  func safeHeight(withRoom room: CGFloat) -> CGFloat {
    heightOfRows + (hasLargeTitle ? min(max(room, 0), Self.heightOfLargeTitle) : 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -topReach, width: bounds.width, height: bounds.height + topReach)
  }
}
