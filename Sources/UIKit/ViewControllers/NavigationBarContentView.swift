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

  private let item: UINavigationItem
  private let backItem: UINavigationItem?
  private var titleView: UIView?

  init(item: UINavigationItem, backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    addSubview(title)
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

  /// Reads the items again.
  func refresh() {
    title.text = item.title
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
    title.isHidden = titleView != nil
  }

  /// The least distance between the parts, and to the edge, in points.
  private static let gap: CGFloat = 8

  /// How much higher the bar is with a prompt, in points.
  static let heightOfPrompt: CGFloat = 30

  /// What the prompt leaves of the bar.
  private var row: CGRect {
    let top = item.prompt == nil ? 0 : min(Self.heightOfPrompt, bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = row
    prompt.frame = CGRect(
      x: Self.gap, y: 0, width: max(bounds.width - 2 * Self.gap, 0), height: row.minY)
    var titleSize = middleSize
    // The parts at the sides reach from the edges to these places.
    var (left, right) = (Self.gap, Self.gap)
    let rightWidth = rightItems.naturalWidth
    if rightWidth > 0 {
      rightItems.frame = CGRect(
        x: bounds.width - Self.gap - rightWidth, y: row.minY, width: rightWidth,
        height: row.height)
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
      back.center = CGPoint(x: back.bounds.width / 2, y: row.midY)
      left = back.bounds.width
    }
    let leftWidth = leftItems.naturalWidth
    if leftWidth > 0 {
      leftItems.frame = CGRect(
        x: left, y: row.minY, width: leftWidth, height: row.height)
      left += leftWidth
    }
    titleSize.width = max(0, min(titleSize.width, bounds.width - left - right))
    let x = min(
      max((bounds.width - titleSize.width) / 2, left), bounds.width - right - titleSize.width)
    middle.bounds.size = titleSize
    middle.center = CGPoint(x: x + titleSize.width / 2, y: row.midY)
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
