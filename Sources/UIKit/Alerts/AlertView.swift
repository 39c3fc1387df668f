import Drawing
import Foundation

/// What is seen of an alert: its words, its fields and its buttons, or the groups of an action sheet.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let box = UIScrollView()
  private let cancelBox = UIView()
  private let title = UILabel()
  private let message = UILabel()
  private var fields: [AlertFieldBox] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  private static let width: CGFloat = 270
  private static let padding: CGFloat = 16
  private static let top: CGFloat = 20
  private static let fieldHeight: CGFloat = 32
  private static let gap: CGFloat = 8
  private static let ground = UIColor(
    light: UIColor(white: 0.97, alpha: 1), dark: UIColor(white: 0.15, alpha: 1))

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    accessibilityIdentifier = "alert"
    for (label, font) in [
      (title, UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
      (message, UIFont.systemFont(ofSize: 13)),
    ] {
      label.font = font
      label.textColor = isSheet ? .secondaryLabel : .label
      label.textAlignment = .center
      label.numberOfLines = 0
      box.addSubview(label)
    }
    for group in [box, cancelBox] as [UIView] {
      group.backgroundColor = Self.ground
      group.layer.cornerRadius = 14
      group.clipsToBounds = true
      addSubview(group)
    }
    box.alwaysBounceVertical = false
    cancelBox.isHidden = true
    textDidChange()
    fieldsDidChange()
    actionsDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  // MARK: What there is

  func textDidChange() {
    (title.text, message.text) = (alert?.title, alert?.message)
    contentDidChange()
  }

  func fieldsDidChange() {
    for field in fields { field.removeFromSuperview() }
    fields = (alert?.textFields ?? []).map(AlertFieldBox.init)
    for field in fields { box.addSubview(field) }
    contentDidChange()
  }

  func actionsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    let actions = alert?.actions ?? []
    let bold = alert?.preferredAction ?? actions.first { $0.style == .cancel }
    buttons = actions.map { action in
      AlertButton(action, isBold: action === bold, size: isSheet ? 20 : 17) { [weak self] in
        self?.alert?.perform(action)
      }
    }
    for button in buttons {
      (isSheet && button.action.style == .cancel ? cancelBox : box).addSubview(button)
    }
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// The buttons in the order in which they are seen: what cancels is at the left of two, else last.
  private var orderedButtons: [AlertButton] {
    let others = buttons.filter { $0.action.style != .cancel }
    let cancelling = buttons.filter { $0.action.style == .cancel }
    return areSideBySide(in: Self.width) ? cancelling + others : others + cancelling
  }

  private func areSideBySide(in width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.wordsWidth <= width / 2 - 2 * Self.gap }
  }

  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

  /// The size of all in some room, in points; what has no room is scrolled to.
  func size(in room: CGSize) -> CGSize {
    let width = isSheet ? min(room.width, 400) : min(Self.width, room.width)
    let (box, cancel) = heights(inWidth: width)
    return CGSize(width: width, height: min(box + cancel, room.height))
  }

  private func heights(inWidth width: CGFloat) -> (box: CGFloat, cancel: CGFloat) {
    let boxed = isSheet ? buttons.filter { $0.action.style != .cancel } : buttons
    let rows = areSideBySide(in: width) ? 1 : boxed.count
    let hasCancel = isSheet && boxed.count < buttons.count
    let head = headHeight(inWidth: width)
    return (head + CGFloat(rows) * buttonHeight, hasCancel ? buttonHeight + Self.gap : 0)
  }

  private func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
  }

  private func headHeight(inWidth width: CGFloat) -> CGFloat {
    let room = width - 2 * Self.padding
    let words = [title, message].map { height(of: $0, inWidth: room) }.filter { $0 > 0 }
    let fields = CGFloat(fields.count) * Self.fieldHeight
    guard !words.isEmpty || fields > 0 else { return 0 }
    let between: CGFloat = words.count == 2 ? 3 : 0
    return Self.top + words.reduce(0, +) + between + (fields > 0 ? 14 + fields : 0) + Self.top
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = heights(inWidth: width)
    let boxHeight = max(0, bounds.height - heights.cancel)
    box.frame = CGRect(x: 0, y: 0, width: width, height: min(heights.box, boxHeight))
    box.contentSize = CGSize(width: width, height: heights.box)
    box.isHidden = heights.box == 0
    cancelBox.isHidden = heights.cancel == 0
    cancelBox.frame = CGRect(
      x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
    layoutHead(inWidth: width)
    layoutButtons(inWidth: width)
  }

  private func layoutHead(inWidth width: CGFloat) {
    var y = Self.top
    let room = width - 2 * Self.padding
    for label in [title, message] {
      let height = height(of: label, inWidth: room)
      label.isHidden = height == 0
      label.frame = CGRect(x: Self.padding, y: y, width: room, height: height)
      if height > 0 { y += height + 3 }
    }
    y += 11
    for field in fields {
      field.frame = CGRect(x: Self.padding, y: y, width: room, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
  }

  private func layoutButtons(inWidth width: CGFloat) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let thin = 1 / (window?.screen.scale ?? 2)
    func addLine(_ frame: CGRect) {
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      box.addSubview(line)
      lines.append(line)
    }
    var y = headHeight(inWidth: width)
    let isAlone = y == 0
    let isRow = areSideBySide(in: width)
    for (index, button) in orderedButtons.enumerated() {
      if button.superview === cancelBox {
        button.frame = cancelBox.bounds
        continue
      }
      let x = isRow && index == 1 ? width / 2 : 0
      button.frame = placed(
        CGRect(x: x, y: y, width: isRow ? width / 2 : width, height: buttonHeight))
      if isRow, index == 1 {
        addLine(CGRect(x: x, y: y, width: thin, height: buttonHeight))
      } else if index > 0 || !isAlone {
        addLine(CGRect(x: 0, y: y, width: width, height: thin))
      }
      if !isRow { y += buttonHeight }
    }
  }
}

/// A text field of an alert in its frame.
private final class AlertFieldBox: UIView {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = UIColor(light: .white, dark: .systemBackground)
    layer.borderWidth = 0.5
    showBorder()
    addSubview(field)
  }

  private func showBorder() {
    let color = UIColor(light: UIColor(white: 0.75, alpha: 1), dark: UIColor(white: 0.3, alpha: 1))
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func followTraits(since old: UITraitCollection) {
    super.followTraits(since: old)
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}

/// A button of an alert, as wide as its place.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let words = UILabel()
  private let isBold: Bool
  private static let pressed = UIColor(
    light: UIColor(white: 0, alpha: 0.1), dark: UIColor(white: 1, alpha: 0.15))

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, perform: @escaping () -> Void) {
    (self.action, self.isBold) = (action, isBold)
    super.init(frame: .zero)
    words.text = action.title
    words.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    words.textAlignment = .center
    addSubview(words)
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
    action.onChange = { [weak self] in self?.showState() }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the words are, in points.
  var wordsWidth: CGFloat { words.intrinsicContentSize.width }

  private func showState() {
    isEnabled = action.isEnabled
    words.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Self.pressed : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var defaultAccessibilityLabel: String? { action.title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
}
