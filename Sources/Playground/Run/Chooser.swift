import Foundation
import PhoneSimulator
import UIKit

/// A list over the phone from which one thing is chosen: typing finds, arrows select, Return
/// chooses, Escape closes, and the mouse does it too.
final class Chooser: UIView {
  /// Called with the name that was chosen; nil where the chooser is closed without.
  var onEnd: (String?) -> Void = { _ in }

  private(set) var list: ChooserList
  private var style = StageStyle(unit: 1)

  private let shade = UIView()
  private let card = UIView()
  private let glass = SearchGlass()
  private let field = UITextField()
  private let prompt = UILabel()
  private let line = UIView()
  private let viewport = UIView()
  private let nothing = UILabel()
  private let scrollBar = UIView()
  private let hint = UILabel()

  /// How much of the list is out of sight above, in points.
  private var offset: CGFloat = 0

  /// Creates a chooser; `prompt` stands where the text is typed, until there is some.
  init(_ list: ChooserList, prompt: String) {
    self.list = list
    super.init(frame: .zero)
    self.prompt.text = prompt
    field.accessibilityIdentifier = "chooser"
    field.addAction(UIAction { [weak self] _ in self?.queryChanged() }, for: .editingChanged)
    card.backgroundColor = UIColor(StageStyle.card)
    card.layer.borderColor = UIColor(StageStyle.rim).cgColor
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.5
    field.textColor = UIColor(StageStyle.bright)
    field.tintColor = UIColor(StageStyle.accent)
    line.backgroundColor = UIColor(StageStyle.rim)
    viewport.clipsToBounds = true
    scrollBar.backgroundColor = UIColor(StageStyle.dim).withAlphaComponent(0.6)
    nothing.textAlignment = .center
    hint.textAlignment = .center
    hint.text = "Return chooses · Escape closes"
    for label in [self.prompt, nothing, hint] { label.textColor = UIColor(StageStyle.dim) }
    addSubview(shade)
    addSubview(card)
    for view in [glass, self.prompt, field, line, viewport, nothing, scrollBar, hint] {
      card.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Keys and mouse

  /// Takes the keys.
  func begin() {
    field.becomeFirstResponder()
  }

  /// Puts typed text where the caret is.
  func insert(_ text: String) {
    field.insertText(text)
  }

  func deleteBackward() {
    field.deleteBackward()
  }

  func edit(_ command: TextEditingCommand) {
    field.perform(command)
  }

  /// Selects the option some rows further down.
  func moveSelection(by rows: Int) {
    list.moveSelection(by: rows)
    revealSelection()
  }

  /// Selects the option a listful further down or up.
  func moveSelection(byPages pages: Int) {
    moveSelection(by: pages * max(Int(viewport.bounds.height / rowHeight) - 1, 1))
  }

  /// Chooses what is selected, if anything is.
  func choose() {
    if let selected = list.selected { onEnd(selected.name) }
  }

  /// Closes the chooser with nothing chosen.
  func close() {
    onEnd(nil)
  }

  /// Scrolls the list by points; down where it is above zero.
  func scroll(by distance: CGFloat) {
    offset = min(max(offset + distance, 0), largestOffset)
    showRows()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  /// A click beside the card closes the chooser.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  private func queryChanged() {
    list.query = field.text ?? ""
    offset = 0
    revealSelection()
  }

  // MARK: Layout

  private var rowHeight: CGFloat { 32 * style.unit }
  private var largestOffset: CGFloat {
    max(CGFloat(list.matches.count) * rowHeight - viewport.bounds.height, 0)
  }

  /// Rows that are in sight at once where there is room, and a part of the next, which says that
  /// there is more.
  private static let mostRows: CGFloat = 10.5

  /// Places the card in the middle of the phone.
  func lay(out layout: StageLayout) {
    style = StageStyle(unit: layout.resources)
    let unit = style.unit
    frame = CGRect(origin: .zero, size: layout.pictureSizeInPoints)
    darkenPhones(layout)
    let room = bounds.insetBy(dx: 10 * unit, dy: 10 * unit)
    let (header, footer) = (50 * unit, 30 * unit)
    let width = min(400 * unit, room.width)
    let rows = min(CGFloat(max(list.options.count, 2)), Self.mostRows)
    let height = min(header + rows * rowHeight + 12 * unit + footer, room.height)
    card.frame = CGRect(
      x: min(max(layout.middle.x - width / 2, room.minX), room.maxX - width).rounded(),
      y: max(layout.middle.y - height / 2, room.minY).rounded(), width: width, height: height)
    card.layer.cornerRadius = 14 * unit
    card.layer.borderWidth = unit
    card.layer.shadowRadius = 16 * unit
    card.layer.shadowOffset = CGSize(width: 0, height: 6 * unit)

    glass.frame = CGRect(x: 16 * unit, y: 17 * unit, width: 16 * unit, height: 16 * unit)
    field.font = .systemFont(ofSize: 16 * unit)
    field.frame = CGRect(x: 42 * unit, y: 8 * unit, width: width - 54 * unit, height: 34 * unit)
    prompt.font = field.font
    // Clear of the caret.
    prompt.frame = field.frame.offsetBy(dx: 2 * unit, dy: 0)
    line.frame = CGRect(x: 0, y: header - unit, width: width, height: unit)
    viewport.frame = CGRect(
      x: 8 * unit, y: header + 6 * unit, width: width - 16 * unit,
      height: max(height - header - footer - 12 * unit, 0))
    nothing.font = .systemFont(ofSize: 14 * unit)
    nothing.frame = viewport.frame.insetBy(dx: 12 * unit, dy: 0)
    hint.font = .systemFont(ofSize: 12 * unit)
    hint.frame = CGRect(x: 0, y: height - footer, width: width, height: footer - 4 * unit)
    // The one in use stands in the middle at first.
    offset = CGFloat(list.selection ?? 0) * rowHeight - (viewport.bounds.height - rowHeight) / 2
    scroll(by: 0)
  }

  /// Lays a shade over each phone.
  private func darkenPhones(_ layout: StageLayout) {
    shade.frame = bounds
    for view in shade.subviews { view.removeFromSuperview() }
    for column in 0..<layout.columns {
      let left = CGFloat(column) * layout.columnSizeInPoints.width
      let view = UIView(frame: layout.bezel.offsetBy(dx: left, dy: 0))
      view.backgroundColor = UIColor(white: 0, alpha: 0.45)
      view.layer.cornerRadius = layout.bezelRadius
      shade.addSubview(view)
    }
  }

  private func revealSelection() {
    if let selection = list.selection {
      let top = CGFloat(selection) * rowHeight
      offset = max(min(offset, top), top + rowHeight - viewport.bounds.height)
    }
    scroll(by: 0)
  }

  private func showRows() {
    for row in viewport.subviews { row.removeFromSuperview() }
    for (index, option) in list.matches.enumerated() {
      let top = CGFloat(index) * rowHeight - offset
      guard top > -rowHeight, top < viewport.bounds.height else { continue }
      let row = ChooserRow(option, isPresent: list.allPresent.contains(option.name), style: style)
      row.frame = CGRect(x: 0, y: top, width: viewport.bounds.width, height: rowHeight)
      row.isSelected = index == list.selection
      row.addAction(
        UIAction { [weak self] _ in
          self?.list.select(index)
          self?.choose()
        }, for: .touchUpInside)
      viewport.addSubview(row)
    }
    prompt.isHidden = field.hasText
    nothing.isHidden = !list.matches.isEmpty
    nothing.text = "Nothing is called “\(list.query)”"
    showScrollBar()
  }

  private func showScrollBar() {
    let (visible, all) = (viewport.bounds.height, CGFloat(list.matches.count) * rowHeight)
    scrollBar.isHidden = all <= visible
    guard all > visible else { return }
    let width = 3 * style.unit
    let height = max(visible * visible / all, 20 * style.unit)
    scrollBar.layer.cornerRadius = width / 2
    scrollBar.frame = CGRect(
      x: card.bounds.width - width - 3 * style.unit,
      y: viewport.frame.minY + (visible - height) * offset / largestOffset, width: width,
      height: height)
  }
}

/// A magnifying glass.
private final class SearchGlass: UIView {
  private let ring = UIView()
  private let handle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.layer.borderColor = UIColor(StageStyle.dim).cgColor
    handle.backgroundColor = UIColor(StageStyle.dim)
    addSubview(ring)
    addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    ring.frame = CGRect(x: 0, y: 0, width: side * 0.72, height: side * 0.72)
    ring.layer.cornerRadius = side * 0.36
    ring.layer.borderWidth = side * 0.11
    handle.bounds = CGRect(x: 0, y: 0, width: side * 0.42, height: side * 0.13)
    handle.center = CGPoint(x: side * 0.77, y: side * 0.77)
    handle.transform = CGAffineTransform(rotationAngle: .pi / 4)
    handle.layer.cornerRadius = side * 0.065
  }
}
