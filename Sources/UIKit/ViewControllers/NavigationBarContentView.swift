import Drawing
import Foundation

/// What a navigation bar shows for one item: the title, the button back, and the items at both sides.
@MainActor
final class NavigationBarContentView: UIView {
  let title = UILabel()
  let back = NavigationBackButton()
  let leftItems = BarItemsView()
  let rightItems = BarItemsView()

  let prompt = UILabel()

  /// Shows the large title below the row, as much of it as there is room for.
  private let largeArea = UIView()
  let largeTitle = UILabel()

  /// Holds the title, which is away while the large one is seen.
  private let titleHolder = UIView()

  private let item: UINavigationItem
  private let backItem: UINavigationItem?
  private var titleView: UIView?

  init(item: UINavigationItem, backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    title.textAlignment = .center
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.isHidden = true
    largeArea.addSubview(largeTitle)
    titleHolder.isUserInteractionEnabled = false
    titleHolder.addSubview(title)
    addSubview(largeArea)
    addSubview(titleHolder)
    addSubview(back)
    addSubview(prompt)
    for items in [leftItems, rightItems] {
      items.isHidden = true
      addSubview(items)
      items.onChange = { [weak self] in self?.setNeedsLayout() }
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var showsBack: Bool { !back.isHidden }

  /// What stands in the middle.
  var middle: UIView { titleView ?? title }

  // MARK: Large title

  /// Whether the title is large below the row.
  var isLarge = false {
    didSet {
      guard isLarge != oldValue else { return }
      largeArea.isHidden = !isLarge
      showTitle()
      sayTitles()
    }
  }

  private var room = UINavigationBar.heightOfLargeTitle

  /// How little room there is for the large title where the other one takes its place, in points.
  private static let leastRoom: CGFloat = 12

  /// How long the titles take to change places, in seconds.
  private static let fadeDuration = 0.2

  private var isLargeTitleSeen: Bool { isLarge && room > Self.leastRoom }

  /// Follows the room that there is for the large title, in points.
  func showRoom(_ room: CGFloat) {
    let wasSeen = isLargeTitleSeen
    self.room = room
    setNeedsLayout()
    guard isLargeTitleSeen != wasSeen else { return }
    UIView.animate(
      withDuration: window == nil ? 0 : Self.fadeDuration, delay: 0,
      options: .allowUserInteraction, animations: showTitle)
  }

  private func showTitle() { titleHolder.alpha = isLargeTitleSeen ? 0 : 1 }

  // MARK: Looks

  private var appearance = UINavigationBarAppearance()
  private var titleColor = UIColor.label

  /// Shows words in the looks of an appearance, in a colour where that has none.
  func show(_ appearance: UINavigationBarAppearance, titleColor: UIColor) {
    (self.appearance, self.titleColor) = (appearance, titleColor)
    leftItems.appearance = (appearance.buttonAppearance, appearance.doneButtonAppearance)
    rightItems.appearance = leftItems.appearance
    back.attributes = appearance.backButtonAppearance.attributes(
      isEnabled: true, isHighlighted: false)
    sayTitles()
  }

  private func sayTitles() {
    title.say(
      item.title, appearance.titleTextAttributes,
      font: .systemFont(ofSize: 17, weight: .semibold), color: titleColor)
    largeTitle.say(
      isLarge ? item.title : nil, appearance.largeTitleTextAttributes,
      font: .systemFont(ofSize: 34, weight: .bold), color: titleColor)
    setNeedsLayout()
  }

  /// Reads the items again.
  func refresh() {
    sayTitles()
    prompt.text = item.prompt
    prompt.isHidden = item.prompt == nil
    let left = item.leftBarButtonItems ?? []
    back.isHidden =
      backItem == nil || item.hidesBackButton
      || !left.isEmpty && !item.leftItemsSupplementBackButton
    leftItems.show(left, animated: item.animatesChange)
    rightItems.show((item.rightBarButtonItems ?? []).reversed(), animated: item.animatesChange)
    showTitleView()
    setNeedsLayout()
  }

  private func showTitleView() {
    if titleView !== item.titleView, titleView?.superview === self {
      titleView?.removeFromSuperview()
    }
    titleView = item.titleView
    if let titleView, titleView.superview !== self { addSubview(titleView) }
    titleHolder.isHidden = titleView != nil
  }

  /// The least distance between the parts, and to the edge, in points.
  private static let gap: CGFloat = 8

  /// How much higher the bar is with a prompt, in points.
  static let heightOfPrompt: CGFloat = 30

  /// The height of the row with title and buttons, in points; nil for all that the prompt leaves.
  var heightOfRow: CGFloat?

  /// Where title and buttons are.
  private var row: CGRect {
    let top = item.prompt == nil ? 0 : min(Self.heightOfPrompt, bounds.height)
    return CGRect(
      x: 0, y: top, width: bounds.width, height: heightOfRow ?? bounds.height - top)
  }

  private func layOutLargeTitle(below y: CGFloat) {
    guard isLarge else { return }
    largeArea.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(bounds.height - y, 0))
    largeArea.isHidden = bounds.height <= y
    let margin: CGFloat = min(bounds.width, 414) < 414 ? 16 : 20
    let size = largeTitle.intrinsicContentSize
    largeTitle.bounds.size = CGSize(
      width: min(size.width, max(bounds.width - 2 * margin, 0)), height: size.height)
    // It goes up with the content, behind the row.
    largeTitle.center = CGPoint(
      x: margin + largeTitle.bounds.width / 2,
      y: roundToPixel(
        largeArea.bounds.height - UINavigationBar.heightOfLargeTitle / 2 - Self.riseOfLargeTitle))
  }

  /// How far the middle of the large title is above that of its room, in points.
  private static let riseOfLargeTitle: CGFloat = 2

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = row
    titleHolder.frame = bounds
    layOutLargeTitle(below: row.maxY)
    prompt.frame = CGRect(
      x: Self.gap, y: 0, width: max(bounds.width - 2 * Self.gap, 0), height: row.minY)
    var titleSize = middleSize
    // The parts at the sides reach from the edges to these places.
    var (left, right) = (Self.gap, Self.gap)
    let rightWidth = rightItems.naturalWidth
    if rightWidth > 0 {
      rightItems.frame = placed(
        CGRect(
          x: bounds.width - Self.gap - rightWidth, y: row.minY, width: rightWidth,
          height: row.height))
      right = Self.gap + rightWidth
    }
    if showsBack {
      let words = backItem?.wordsOfBackButton ?? "Back"
      let others = right == Self.gap ? 0 : right - Self.gap
      let limit =
        bounds.width - titleSize.width - 2 * Self.gap - others - leftItems.naturalWidth
      // The title comes first: the button says less where there is no room.
      back.show([words, "Back", ""], limit: limit)
      back.bounds.size.height = row.height
      let x = back.bounds.width / 2
      back.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: row.midY)
      left = back.bounds.width
    }
    let leftWidth = leftItems.naturalWidth
    if leftWidth > 0 {
      leftItems.frame = placed(
        CGRect(x: left, y: row.minY, width: leftWidth, height: row.height))
      left += leftWidth
    }
    titleSize.width = max(0, min(titleSize.width, bounds.width - left - right))
    let x = min(
      max((bounds.width - titleSize.width) / 2, left), bounds.width - right - titleSize.width)
    middle.bounds.size = titleSize
    let middleX = x + titleSize.width / 2
    middle.center = CGPoint(x: isRightToLeft ? bounds.width - middleX : middleX, y: row.midY)
  }

  private var middleSize: CGSize {
    guard let titleView else { return title.intrinsicContentSize }
    var size = titleView.bounds.size
    let asked = titleView.intrinsicContentSize
    if size.width == 0 { size.width = max(asked.width, 0) }
    if size.height == 0 { size.height = max(asked.height, 0) }
    return CGSize(width: size.width, height: min(size.height, row.height))
  }
}
