import Foundation

/// A menu on a card over the screen; a touch outside closes it.
@MainActor
final class MenuCard: UIView {
  private let card = UIView()
  private let scroller = UIScrollView()
  private var rows: [MenuRow] = []
  private weak var source: UIView?
  /// The menus from which the present one was opened.
  private var path: [UIMenu] = []
  private var menu: UIMenu
  private let didChoose: (UIMenuElement) -> Void

  private static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let cornerRadius: CGFloat = 13
  private static let duration = 0.25

  /// Opens a menu beside a view; `didChoose` hears of what is chosen before that is done.
  @discardableResult
  static func open(
    _ menu: UIMenu, from source: UIView, didChoose: @escaping (UIMenuElement) -> Void = { _ in }
  ) -> MenuCard? {
    guard let window = source.window, !menu.lines.isEmpty else { return nil }
    let card = MenuCard(menu, from: source, didChoose: didChoose)
    card.frame = window.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(card)
    card.layoutIfNeeded()
    card.appear()
    return card
  }

  private init(
    _ menu: UIMenu, from source: UIView, didChoose: @escaping (UIMenuElement) -> Void
  ) {
    (self.menu, self.source, self.didChoose) = (menu, source, didChoose)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 32
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    scroller.layer.cornerRadius = Self.cornerRadius
    scroller.clipsToBounds = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    card.addSubview(scroller)
    addSubview(card)
    showRows()
  }

  required init?(coder: NSCoder) { nil }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    if let outer = path.last {
      rows.append(
        MenuRow(.back(menu.title.isEmpty ? outer.title : menu.title), hasMarks: false))
    } else if !menu.title.isEmpty {
      rows.append(MenuRow(.title(menu.title), hasMarks: false))
    }
    let lines = menu.lines
    let hasMarks = lines.contains { $0.isMarked }
    rows += lines.map { MenuRow($0, hasMarks: hasMarks) }
    for row in rows {
      row.addAction(
        UIAction { [weak self, weak row] _ in if let row { self?.choose(row) } },
        for: .touchUpInside)
      scroller.addSubview(row)
    }
    setNeedsLayout()
  }

  // MARK: A finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    close()
  }

  /// Lights up what is under a finger that came down elsewhere, at a place in the window, in points.
  func follow(_ place: CGPoint) {
    for row in rows { row.isHighlighted = row.isEnabled && holds(row, place) }
  }

  /// That finger was lifted.
  func letGo(_ place: CGPoint) {
    guard let row = rows.first(where: { $0.isEnabled && holds($0, place) }) else { return }
    choose(row)
  }

  private func holds(_ row: MenuRow, _ place: CGPoint) -> Bool {
    scroller.bounds.contains(scroller.convert(place, from: nil))
      && row.bounds.contains(row.convert(place, from: nil))
  }

  private func choose(_ row: MenuRow) {
    switch row.line {
    case .back:
      menu = path.popLast() ?? menu
      showRows()
    case .element(let inner as UIMenu):
      path.append(menu)
      menu = inner
      scroller.contentOffset = .zero
      showRows()
    case .element(let element):
      let stays = (element as? UIAction)?.attributes.contains(.keepsMenuPresented) ?? false
      if !stays { close() }
      didChoose(element)
      (element as? UIAction)?.perform(from: source ?? self)
      if stays { showRows() }
    case .title, .gap: break
    }
  }

  // MARK: Coming and going

  private func appear() {
    UIView.performWithoutAnimation {
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: {
        self.card.alpha = 1
        self.card.transform = .identity
      })
  }

  /// Takes the menu away; nothing in it can be chosen any more.
  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.duration, animations: { self.card.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return }
    var room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    if let window, let area = window.world.keyboardArea, area.isDocked {
      let top = area.frame.applying(window.transformToScreen.inverted()).minY - Self.margin
      room.size.height = max(min(room.maxY, top) - room.minY, MenuRow.height)
    }
    let height = rows.map(\.wantedHeight).reduce(0, +)
    let place = source.convert(source.bounds, to: self)
    let (below, above) = (
      room.maxY - place.maxY - Self.margin, place.minY - Self.margin - room.minY
    )
    let opensBelow = height <= below || below >= above
    let size = CGSize(
      width: min(Self.width, room.width),
      height: min(height, max(opensBelow ? below : above, MenuRow.height)))
    let y = opensBelow ? place.maxY + Self.margin : place.minY - Self.margin - size.height
    card.bounds.size = size
    card.center = CGPoint(
      x: min(max(place.midX, room.minX + size.width / 2), room.maxX - size.width / 2),
      y: max(y, room.minY) + size.height / 2)
    scroller.frame = card.bounds
    scroller.contentSize = CGSize(width: size.width, height: height)
    var top: CGFloat = 0
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: top, width: size.width, height: row.wantedHeight)
      row.hasLine = index + 1 < rows.count && !rows[index + 1].line.isGap
      top += row.wantedHeight
    }
  }
}

extension UIMenu {
  /// The lines of the menu: menus in it that stand among the others are set off by gaps.
  var lines: [MenuLine] {
    var lines: [MenuLine] = []
    var wantsGap = false
    for element in children {
      if (element as? UIAction)?.attributes.contains(.hidden) ?? false { continue }
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        let more = inner.lines
        guard !more.isEmpty else { continue }
        if !lines.isEmpty { lines.append(.gap) }
        if !inner.title.isEmpty { lines.append(.title(inner.title)) }
        lines += more
        wantsGap = true
        continue
      }
      if wantsGap { lines.append(.gap) }
      wantsGap = false
      lines.append(.element(element))
    }
    return lines
  }
}

/// A line of a menu.
enum MenuLine {
  case element(UIMenuElement)
  /// What the menu, or a part of it, is called.
  case title(String)
  /// The way back to the menu from which this one was opened.
  case back(String)
  /// What sets parts off.
  case gap

  var isGap: Bool { if case .gap = self { true } else { false } }

  /// Whether the line has a mark before its words.
  @MainActor var isMarked: Bool {
    if case .element(let action as UIAction) = self { action.state != .off } else { false }
  }
}
