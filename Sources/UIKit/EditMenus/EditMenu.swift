import Drawing
import Foundation

/// The bubble with the menu's items, side by side; what has no room comes on further pages.
final class EditMenu: UIView {
  /// What the menu offers.
  struct Item {
    let title: String
    var isDestructive = false
    /// What opens in its place.
    var children: [Item] = []
    var perform: @MainActor () -> Void = {}
  }

  /// Where the menu is, seen from what it belongs to.
  enum Side {
    case above
    case below
    case left
    case right
  }

  private static let font = UIFont.systemFont(ofSize: 15)
  private static let height: CGFloat = 40
  private static let cornerRadius: CGFloat = 10
  /// What is to the left and right of a title.
  private static let padding: CGFloat = 14
  private static let pageButtonWidth: CGFloat = 36
  /// What there is at least between the menu and the edges of the screen.
  private static let margin: CGFloat = 8
  /// What there is between the menu and what it belongs to.
  private static let gap: CGFloat = 8

  private var items: [Item] = []
  /// What was shown before what opened in its place.
  private var parents: [[Item]] = []
  private var pages: [Range<Int>] = []
  private var page = 0
  private var place = CGRect.zero
  private var room = CGRect.zero
  private var preferredSide = Side.above

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(
      light: UIColor(white: 0.98, alpha: 1), dark: UIColor(white: 0.17, alpha: 1))
    layer.cornerRadius = Self.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows items beside a rectangle, inside another one; both are the screen's, in points.
  ///
  /// Where there is no room on the side that is asked for, the menu is above, else below.
  func show(_ items: [Item], beside place: CGRect, in room: CGRect, on side: Side) {
    (self.place, self.room) = (place, room)
    preferredSide = side
    parents = []
    open(items)
  }

  private func open(_ items: [Item]) {
    self.items = items
    let wayBack = parents.isEmpty ? 0 : Self.pageButtonWidth
    pages = Self.pages(
      of: items.map { Self.width(of: $0.title) }, in: room.width - 2 * Self.margin - wayBack)
    show(page: 0)
  }

  /// Which items stand on which page.
  static func pages(of widths: [CGFloat], in room: CGFloat) -> [Range<Int>] {
    if widths.reduce(0, +) <= room { return [0..<widths.count] }
    var pages: [Range<Int>] = []
    var (start, width) = (0, CGFloat(0))
    for (index, item) in widths.enumerated() {
      // A button to either side of a page in the middle.
      if index > start, width + item > room - 2 * pageButtonWidth {
        pages.append(start..<index)
        (start, width) = (index, 0)
      }
      width += item
    }
    return pages + [start..<widths.count]
  }

  private static func width(of title: String) -> CGFloat {
    let layout = TextLayout.layout(title, font: font.fontDescription, truncation: .none)
    return layout.size.width.rounded(.up) + 2 * padding
  }

  private func show(page: Int) {
    self.page = page
    for view in subviews { view.removeFromSuperview() }
    var x: CGFloat = 0
    func add(_ button: EditMenuButton, width: CGFloat) {
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      button.isFirst = x == 0
      addSubview(button)
      x += width
    }
    if page > 0 || !parents.isEmpty {
      add(
        EditMenuButton(Item(title: isRightToLeft ? "▶" : "◀") { [weak self] in self?.goBack() }),
        width: Self.pageButtonWidth)
    }
    let most = room.width - 2 * Self.margin - 2 * Self.pageButtonWidth
    for item in items[pages[page]] {
      let width = Self.width(of: item.title)
      add(
        EditMenuButton(opening(item)), width: pages.count > 1 ? min(width, most) : width)
    }
    if page + 1 < pages.count {
      let next = Item(title: isRightToLeft ? "◀" : "▶") { [weak self] in
        self?.show(page: page + 1)
      }
      add(EditMenuButton(next), width: Self.pageButtonWidth)
    }
    frame = frame(ofWidth: x)
    for button in subviews { button.frame = placed(button.frame) }
  }

  /// An item that opens what is in it, where it has something.
  private func opening(_ item: Item) -> Item {
    guard !item.children.isEmpty else { return item }
    var opener = item
    opener.perform = { [weak self] in
      guard let self else { return }
      parents.append(items)
      open(item.children)
    }
    return opener
  }

  private func goBack() {
    if page > 0 { return show(page: page - 1) }
    if let parent = parents.popLast() { open(parent) }
  }

  private func frame(ofWidth width: CGFloat) -> CGRect {
    let size = CGSize(width: width, height: Self.height)
    let left = room.minX + Self.margin
    let x = min(
      max((place.midX - width / 2).rounded(), left),
      max(left, room.maxX - Self.margin - width))
    // Where what is selected fills the screen, the menu is in its middle.
    let y = min(max(place.midY - Self.height / 2, room.minY), room.maxY - Self.height).rounded()
    for side in [preferredSide, .above, .below] {
      let origin =
        switch side {
        case .above: CGPoint(x: x, y: (place.minY - Self.gap - Self.height).rounded(.down))
        case .below: CGPoint(x: x, y: (place.maxY + Self.gap).rounded(.up))
        case .left: CGPoint(x: (place.minX - Self.gap - width).rounded(.down), y: y)
        case .right: CGPoint(x: (place.maxX + Self.gap).rounded(.up), y: y)
        }
      let fits =
        switch side {
        case .above: origin.y >= room.minY
        case .below: origin.y + Self.height <= room.maxY
        case .left: origin.x >= left
        case .right: origin.x + width <= room.maxX - Self.margin
        }
      if fits { return CGRect(origin: origin, size: size) }
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// An item of the menu.
final class EditMenuButton: UIControl {
  private let label = UILabel()
  var isFirst = true

  init(_ item: EditMenu.Item) {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 15)
    label.text = item.title
    if item.isDestructive { label.textColor = .systemRed }
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    accessibilityLabel = item.title
    accessibilityTraits = .button
    addAction(UIAction { _ in item.perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { setNeedsDisplay() }
  }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    if isHighlighted {
      canvas.fill(
        bounds.insetBy(dx: 3, dy: 3), cornerRadius: 7, color: UIColor.systemGray5.color)
    }
    if !isFirst {
      let pixel = 1 / canvas.scale
      canvas.fill(
        placed(
          CGRect(x: bounds.minX, y: bounds.minY + 10, width: pixel, height: bounds.height - 20),
          in: bounds),
        color: UIColor.separator.color)
    }
  }
}
