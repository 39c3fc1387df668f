import Foundation

/// A date picker's calendar: the days of a month, and a time below them.
@MainActor
final class DateCalendarView: UIView, DatePickerFace {
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var names: [UILabel] = []
  private var days: [CalendarDay] = []
  private let timeTitle = UILabel()
  private let time = DatePill()
  private weak var picker: UIDatePicker?
  private var wheels: DateWheels?
  /// The first moment of the month that is seen.
  private var month: Date?

  private static let heightOfTitle: CGFloat = 44
  private static let heightOfNames: CGFloat = 20
  private static let heightOfRow: CGFloat = 44
  private static let rows = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    forth.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    back.accessibilityLabel = "Previous Month"
    forth.accessibilityLabel = "Next Month"
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    timeTitle.text = "Time"
    timeTitle.font = .systemFont(ofSize: 17)
    time.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
    for view in [title, back, forth, timeTitle, time] { addSubview(view) }
    names = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    days = (0..<7 * Self.rows).map { index in
      let day = CalendarDay()
      day.addAction(UIAction { [weak self] _ in self?.chose(index) }, for: .touchUpInside)
      addSubview(day)
      return day
    }
  }

  required init?(coder: NSCoder) { nil }

  private var hasTime: Bool { picker?.datePickerMode == .dateAndTime }

  var wantedSize: CGSize {
    CGSize(
      width: 320,
      height: Self.heightOfTitle + Self.heightOfNames + CGFloat(Self.rows) * Self.heightOfRow
        + (hasTime ? Self.heightOfRow : 0))
  }

  func show(_ picker: UIDatePicker, animated: Bool) {
    let isNew = self.picker == nil
    self.picker = picker
    let wheels = picker.wheels
    self.wheels = wheels
    let calendar = wheels.calendar
    if isNew
      || !(month.map { calendar.isDate($0, equalTo: picker.date, toGranularity: .month) } ?? false)
    {
      month = calendar.dateInterval(of: .month, for: picker.date)?.start
    }
    showMonth()
  }

  private func showMonth() {
    guard let picker, let wheels, let month else { return }
    let calendar = wheels.calendar
    title.text = wheels.text(of: month, "yMMMM")
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in names.enumerated() {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let today = Date(timeIntervalSinceNow: 0)
    for (index, day) in days.enumerated() {
      let number = index - firstIndex + 1
      guard (1...max(count, 1)).contains(number), let date = date(of: number) else {
        day.isHidden = true
        continue
      }
      day.isHidden = false
      day.show(
        number, isChosen: calendar.isDate(date, inSameDayAs: picker.date),
        isToday: calendar.isDate(date, inSameDayAs: today), isPossible: isPossible(date))
    }
    time.say(wheels.text(of: picker.date, "jmm"))
    (timeTitle.isHidden, time.isHidden) = (!hasTime, !hasTime)
    back.isEnabled = picker.range.map { $0.lowerBound < month } ?? true
    forth.isEnabled =
      picker.range.map { range in
        calendar.date(byAdding: .month, value: 1, to: month).map { $0 <= range.upperBound } ?? true
      } ?? true
    setNeedsLayout()
  }

  /// The place of the month's first day in the grid.
  private var firstIndex: Int {
    guard let wheels, let month else { return 0 }
    let weekday = wheels.calendar.component(.weekday, from: month)
    return (weekday - wheels.calendar.firstWeekday + 7) % 7
  }

  private func date(of number: Int) -> Date? {
    guard let wheels, let month else { return nil }
    return wheels.calendar.date(byAdding: .day, value: number - 1, to: month)
  }

  private func isPossible(_ day: Date) -> Bool {
    guard let range = picker?.range, let calendar = wheels?.calendar,
      let next = calendar.date(byAdding: .day, value: 1, to: day)
    else { return true }
    return day <= range.upperBound && next > range.lowerBound
  }

  private func turn(by months: Int) {
    guard let wheels, let month else { return }
    self.month = wheels.calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
  }

  private func chose(_ index: Int) {
    guard let picker, let calendar = wheels?.calendar, let day = date(of: index - firstIndex + 1),
      isPossible(day)
    else { return }
    var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let found = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.year, parts.month, parts.day) = (found.year, found.month, found.day)
    if let date = calendar.date(from: parts) { picker.choose(date) }
  }

  private func openTime() {
    guard let picker else { return }
    DatePickerCard.open(.time, of: picker, from: time)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    title.frame = CGRect(x: 12, y: 0, width: max(bounds.width - 112, 0), height: Self.heightOfTitle)
    back.frame = CGRect(x: bounds.width - 92, y: 0, width: 44, height: Self.heightOfTitle)
    forth.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: Self.heightOfTitle)
    for (index, label) in names.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width, y: Self.heightOfTitle, width: width, height: Self.heightOfNames)
    }
    let top = Self.heightOfTitle + Self.heightOfNames
    for (index, day) in days.enumerated() {
      day.frame = CGRect(
        x: CGFloat(index % 7) * width, y: top + CGFloat(index / 7) * Self.heightOfRow,
        width: width, height: Self.heightOfRow)
    }
    let y = top + CGFloat(Self.rows) * Self.heightOfRow
    timeTitle.frame = CGRect(x: 12, y: y, width: 120, height: Self.heightOfRow)
    time.bounds.size = time.sizeThatFits(.zero)
    time.center = CGPoint(
      x: bounds.width - 8 - time.bounds.width / 2, y: y + Self.heightOfRow / 2)
  }
}

/// A day of a calendar.
@MainActor
private final class CalendarDay: UIControl {
  private let disc = UIView()
  private let label = UILabel()
  private var isChosen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, isChosen: Bool, isToday: Bool, isPossible: Bool) {
    self.isChosen = isChosen
    isEnabled = isPossible
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
    // The day that is chosen stands on a disc; today's on a full one.
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    label.textColor =
      !isPossible
      ? .tertiaryLabel
      : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
  }

  private static let diameter: CGFloat = 40

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = min(Self.diameter, bounds.width, bounds.height)
    disc.bounds.size = CGSize(width: diameter, height: diameter)
    disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    disc.layer.cornerRadius = diameter / 2
    label.frame = bounds
  }

  override var textOfPart: ViewText? { ViewText(string: label.text ?? "") }
  override var defaultAccessibilityLabel: String? { label.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isChosen ? [.button, .selected] : .button
  }
}
