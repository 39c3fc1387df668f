import Drawing
import Foundation

/// What a navigation bar shows for one item: the title, and the button back.
@MainActor
final class NavigationBarContentView: UIView {
  let title = UILabel()
  let back = NavigationBackButton()

  private let item: UINavigationItem
  private let backItem: UINavigationItem?

  init(item: UINavigationItem, backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    addSubview(title)
    addSubview(back)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var showsBack: Bool { !back.isHidden }

  /// Reads the items again.
  func refresh() {
    title.text = item.title
    back.isHidden = backItem == nil || item.hidesBackButton
    setNeedsLayout()
  }

  /// The least distance between the parts, and to the edge, in points.
  private static let gap: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    var titleSize = title.intrinsicContentSize
    let free: CGFloat
    if showsBack {
      let words = backItem?.backButtonTitle ?? backItem?.title ?? "Back"
      let limit = bounds.width - titleSize.width - 2 * Self.gap
      // The title comes first: the button says less where there is no room.
      back.show([words, "Back", ""], limit: limit)
      back.bounds.size.height = bounds.height
      back.center = CGPoint(x: back.bounds.width / 2, y: bounds.midY)
      free = back.bounds.width
    } else {
      free = Self.gap
    }
    titleSize.width = min(titleSize.width, bounds.width - free - Self.gap)
    let left = max((bounds.width - titleSize.width) / 2, free)
    title.bounds.size = titleSize
    title.center = CGPoint(x: left + titleSize.width / 2, y: bounds.midY)
  }
}
