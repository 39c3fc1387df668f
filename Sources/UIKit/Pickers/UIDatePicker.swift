import Foundation

/// How a date picker lets a person choose.
public enum UIDatePickerStyle: Int, Sendable {
  /// As suits the mode: compactly, or with wheels for a time that is counted down.
  case automatic = 0
  /// By wheels.
  case wheels = 1
  /// By words that open a calendar or wheels over the screen.
  case compact = 2
  /// By a calendar.
  case inline = 3
}

/// Chooses a date or a time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// How long something takes.
    case countDownTimer = 3
  }

  private var face: (any DatePickerFace)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    exchangeFace()
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  // MARK: What is chosen

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { exchangeFace() } }

  private var ownDate = Date(timeIntervalSinceNow: 0)

  /// The date that is chosen, at first the present one.
  ///
  /// One that is out of bounds is the nearest that is not.
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date, for which wheels turn where that is animated; targets are not told.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    ownDate = bounded(rounded(date))
    face?.show(self, animated: animated)
  }

  /// The earliest date; none for nil.
  ///
  /// Bounds in the wrong order do not count.
  open var minimumDate: Date? { didSet { setDate(ownDate, animated: false) } }

  /// The latest date; none for nil.
  open var maximumDate: Date? { didSet { setDate(ownDate, animated: false) } }

  /// The dates that can be chosen; nil where all can.
  var range: ClosedRange<Date>? {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard first <= last, datePickerMode != .countDownTimer else { return nil }
    return minimumDate == nil && maximumDate == nil ? nil : first...last
  }

  private func bounded(_ date: Date) -> Date {
    guard let range else { return date }
    return min(max(date, range.lowerBound), range.upperBound)
  }

  private var ownInterval = 1

  /// The minutes from one that can be chosen to the next; a number that does not divide an hour, or is
  /// more than half of one, counts as one.
  open var minuteInterval: Int {
    get { ownInterval }
    set {
      ownInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      setDate(ownDate, animated: false)
      exchangeFace()
    }
  }

  /// Whether the date is brought to the interval of minutes.
  open var roundsToMinuteInterval = true { didSet { setDate(ownDate, animated: false) } }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let minute = shownCalendar.component(.minute, from: date)
    return date.addingTimeInterval(Double(-(minute % minuteInterval)) * 60)
  }

  /// How long something takes, in seconds, from a minute to a day less one.
  open var countDownDuration: TimeInterval {
    get {
      let parts = shownCalendar.dateComponents([.hour, .minute], from: ownDate)
      return Double((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      guard newValue.isFinite else { return }
      let minutes = min(max(Int(min(newValue, 86_400) / 60), 1), 24 * 60 - 1)
      let start = shownCalendar.startOfDay(for: ownDate)
      setDate(start.addingTimeInterval(Double(minutes * 60)), animated: false)
    }
  }

  // MARK: Language

  /// The language and habits of the words; English ones of the United States for nil.
  open var locale: Locale? { didSet { exchangeFace() } }

  /// The calendar; the usual one unless set.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { exchangeFace() } }

  /// The time zone; the calendar's for nil.
  open var timeZone: TimeZone? { didSet { exchangeFace() } }

  var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  var shownCalendar: Calendar {
    var calendar: Calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.locale = shownLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  // MARK: Style

  /// How a person is to choose.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { exchangeFace() } }

  /// How a person does choose.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer): .wheels
    case (.automatic, _): .compact
    case (.inline, .time): .wheels
    case (let style, _): style
    }
  }

  private func exchangeFace() {
    face?.removeFromSuperview()
    let new: any DatePickerFace =
      switch datePickerStyle {
      case .wheels, .automatic: DateWheelsView()
      case .compact: CompactDateView()
      case .inline: DateCalendarView()
      }
    new.isUserInteractionEnabled = isEnabled
    face = new
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(new)
    new.show(self, animated: false)
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    alpha = isEnabled ? 1 : 0.5
  }

  /// A person has chosen a date.
  func choose(_ date: Date) {
    let old = ownDate
    setDate(date, animated: true)
    if ownDate != old { sendActions(for: .valueChanged) }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { face?.wantedSize ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }
}

/// What a date picker looks like in one of its styles.
@MainActor
protocol DatePickerFace: UIView {
  /// Shows what the picker says; it is not asked before.
  func show(_ picker: UIDatePicker, animated: Bool)

  /// The size that it takes by itself, in points.
  var wantedSize: CGSize { get }
}

extension UIDatePicker {
  var wheels: DateWheels {
    DateWheels(
      mode: datePickerMode, calendar: shownCalendar, locale: shownLocale, interval: minuteInterval,
      anchor: date)
  }
}
