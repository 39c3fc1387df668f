import Drawing
import Foundation

/// The bubble with the menu's items, side by side; what has no room comes on further pages.
final class EditMenu: UIView {
  /// What the menu offers.
  struct Item {
    let title: String
    let perform: @MainActor () -> Void
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
  private var pages: [Range<Int>] = []
  private var page = 0
  private var place = CGRect.zero
  private var room = CGRect.zero
  private var isBelowPreferred = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.98, alpha: 1)
    layer.cornerRadius = Self.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows items beside a rectangle, inside another one; both are the screen's, in points.
  func show(_ items: [Item], beside place: CGRect, in room: CGRect, prefersBelow: Bool) {
    (self.items, self.place, self.room) = (items, place, room)
    isBelowPreferred = prefersBelow
    pages = Self.pages(
      of: items.map { Self.width(of: $0.title) }, in: room.width - 2 * Self.margin)
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
    if page > 0 {
      add(
        EditMenuButton("◀") { [weak self] in self?.show(page: page - 1) },
        width: Self.pageButtonWidth)
    }
    let most = room.width - 2 * Self.margin - 2 * Self.pageButtonWidth
    for item in items[pages[page]] {
      let width = Self.width(of: item.title)
      add(
        EditMenuButton(item.title, item.perform), width: pages.count > 1 ? min(width, most) : width)
    }
    if page + 1 < pages.count {
      add(
        EditMenuButton("▶") { [weak self] in self?.show(page: page + 1) },
        width: Self.pageButtonWidth)
    }
    frame = frame(ofWidth: x)
  }

  private func frame(ofWidth width: CGFloat) -> CGRect {
    let left = room.minX + Self.margin
    let right = max(left, room.maxX - Self.margin - width)
    let x = min(max((place.midX - width / 2).rounded(), left), right)
    let above = (place.minY - Self.gap - Self.height).rounded(.down)
    let below = (place.maxY + Self.gap).rounded(.up)
    let fitsAbove = above >= room.minY
    let fitsBelow = below + Self.height <= room.maxY
    let y: CGFloat
    if fitsAbove, !(isBelowPreferred && fitsBelow) {
      y = above
    } else if fitsBelow {
      y = below
    } else {
      // What is selected fills the screen.
      y = min(max(place.midY - Self.height / 2, room.minY), room.maxY - Self.height).rounded()
    }
    return CGRect(x: x, y: y, width: width, height: Self.height)
  }
}

/// An item of the menu.
final class EditMenuButton: UIControl {
  private let label = UILabel()
  var isFirst = true

  init(_ title: String, _ perform: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 15)
    label.text = title
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    accessibilityLabel = title
    accessibilityTraits = .button
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
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
        CGRect(x: bounds.minX, y: bounds.minY + 10, width: pixel, height: bounds.height - 20),
        color: UIColor.separator.color)
    }
  }
}

/// The window of the menu, which takes touches where the menu is and nowhere else.
final class EditMenuWindow: UIWindow {
  let menu = EditMenu()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(menu)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIWindow.Level {
  /// In front of the keyboard.
  static let editMenu = UIWindow.Level(rawValue: 10_100)
}
