import Foundation

/// A date picker's words, which open a calendar or wheels over the screen.
@MainActor
final class CompactDateView: UIView, DatePickerFace {
  private let day = DatePill()
  private let time = DatePill()
  private weak var picker: UIDatePicker?

  private static let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (pill, part) in [(day, DatePickerCard.Part.day), (time, .time)] {
      pill.addAction(
        UIAction { [weak self, weak pill] _ in
          if let picker = self?.picker, let pill {
            DatePickerCard.open(part, of: picker, from: pill)
          }
        }, for: .touchUpInside)
      addSubview(pill)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picker: UIDatePicker, animated: Bool) {
    self.picker = picker
    let (mode, wheels) = (picker.datePickerMode, picker.wheels)
    day.isHidden = mode == .time
    time.isHidden = mode == .date
    let old = wantedSize
    day.say(wheels.text(of: picker.date, "yMMMd"))
    time.say(wheels.text(of: picker.date, "jmm"))
    setNeedsLayout()
    if wantedSize != old { picker.invalidateIntrinsicContentSize() }
  }

  private var pills: [DatePill] { [day, time].filter { !$0.isHidden } }

  var wantedSize: CGSize {
    let sizes = pills.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = max(bounds.width - wantedSize.width, 0)
    for pill in pills {
      let size = pill.sizeThatFits(.zero)
      pill.frame = CGRect(
        x: roundToPixel(x), y: roundToPixel((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
      x += size.width + Self.gap
    }
  }
}

/// Words on grey that are tapped.
@MainActor
final class DatePill: UIControl {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func say(_ words: String) { label.text = words }

  /// Whether what the pill opens is open.
  var isOpen = false {
    didSet { label.textColor = isOpen ? tintColor : .label }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 22, height: 34)
  }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var textOfPart: ViewText? { ViewText(string: label.text ?? "") }
  override var defaultAccessibilityLabel: String? { label.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !takesTap(before: gestureRecognizer)
  }
}

/// A card over the screen on which a day or a time is chosen; a touch outside closes it.
@MainActor
final class DatePickerCard: UIView {
  enum Part {
    case day, time
  }

  private let card = UIView()
  private let inner: UIDatePicker
  private weak var picker: UIDatePicker?
  private weak var pill: DatePill?

  private static let margin: CGFloat = 8
  private static let duration = 0.25

  /// Opens a card beside what was tapped.
  static func open(_ part: Part, of picker: UIDatePicker, from pill: DatePill) {
    guard let window = picker.window else { return }
    window.endEditing(true)
    let card = DatePickerCard(part, of: picker, from: pill)
    card.frame = window.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(card)
    card.layoutIfNeeded()
    card.appear()
  }

  private init(_ part: Part, of picker: UIDatePicker, from pill: DatePill) {
    inner = UIDatePicker()
    (self.picker, self.pill) = (picker, pill)
    super.init(frame: .zero)
    inner.locale = picker.locale
    inner.calendar = picker.calendar
    inner.timeZone = picker.timeZone
    inner.datePickerMode = part == .day ? .date : .time
    inner.preferredDatePickerStyle = part == .day ? .inline : .wheels
    inner.minuteInterval = picker.minuteInterval
    (inner.minimumDate, inner.maximumDate) = (picker.minimumDate, picker.maximumDate)
    inner.date = picker.date
    inner.tintColor = picker.tintColor
    inner.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.picker?.choose(inner.date)
      }, for: .valueChanged)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 13
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.addSubview(inner)
    addSubview(card)
    pill.isOpen = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    close()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pill else { return }
    let wanted = inner.intrinsicContentSize
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(
      width: min(wanted.width + 2 * Self.margin, room.width),
      height: wanted.height + 2 * Self.margin)
    let place = pill.convert(pill.bounds, to: self)
    let below = place.maxY + Self.margin
    let y = below + size.height <= room.maxY ? below : place.minY - Self.margin - size.height
    card.bounds.size = size
    card.center = CGPoint(
      x: min(max(place.midX, room.minX + size.width / 2), room.maxX - size.width / 2),
      y: min(max(y, room.minY), max(room.maxY - size.height, room.minY)) + size.height / 2)
    inner.frame = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func appear() {
    UIView.performWithoutAnimation {
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  private func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    pill?.isOpen = false
    UIView.animate(
      withDuration: Self.duration, animations: { self.card.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }
}
