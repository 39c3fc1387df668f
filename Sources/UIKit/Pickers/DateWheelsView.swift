import Foundation

/// A date picker's wheels.
@MainActor
final class DateWheelsView: UIView, DatePickerFace {
  private let view = UIPickerView()
  private var wheels: DateWheels?
  private var units: [DateUnit] = []
  private weak var picker: UIDatePicker?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize { view.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    view.frame = bounds
  }

  func show(_ picker: UIDatePicker, animated: Bool) {
    self.picker = picker
    let isNew = wheels == nil
    if isNew {
      let wheels = picker.wheels
      self.wheels = wheels
      units = wheels.units
      view.dataSource = self
      view.delegate = self
    }
    guard let wheels else { return }
    for (component, unit) in units.enumerated() {
      let present = isNew ? nil : view.selectedRow(inComponent: component)
      let row = wheels.row(of: picker.date, unit, near: present)
      // Where twelve hours are the same words, the wheel of hours does not turn.
      let isSeen = unit != .hour || !wheels.countsToTwelve || abs(row - (present ?? row)) != 12
      if row != present {
        view.selectRow(row, inComponent: component, animated: animated && isSeen)
      }
    }
  }

  private func isPossible(_ row: Int, _ unit: DateUnit) -> Bool {
    guard let picker, let wheels, unit == .dayOfMonth || picker.range != nil else { return true }
    var rows = rows
    rows[unit] = row
    let date = wheels.date(of: rows, keeping: picker.date)
    if unit == .dayOfMonth, wheels.row(of: date, unit, near: row) != row { return false }
    guard let range = picker.range else { return true }
    // A day or a month counts where any of it does.
    let part: Calendar.Component? =
      switch unit {
      case .month: .month
      case .year: .year
      case .day, .dayOfMonth: .day
      default: nil
      }
    guard let part, let whole = wheels.calendar.dateInterval(of: part, for: date) else {
      return range.contains(date)
    }
    return whole.start <= range.upperBound && whole.end > range.lowerBound
  }

  private var rows: [DateUnit: Int] {
    var rows: [DateUnit: Int] = [:]
    for (component, unit) in units.enumerated() where unit != .halfOfDay {
      rows[unit] = view.selectedRow(inComponent: component)
    }
    return rows
  }
}

extension DateWheelsView: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels?.rowCount(of: units[component]) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard let wheels else { return 0 }
    let all = units.map(wheels.share).reduce(0, +)
    return (pickerView.bounds.width - 36) * wheels.share(of: units[component]) / max(all, 1)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerTitle ?? PickerTitle()
    guard let wheels else { return label }
    let unit = units[component]
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = unit == .month ? .left : .center
    label.textColor = isPossible(row, unit) ? .label : .tertiaryLabel
    label.text = wheels.title(of: row, unit, today: Date(timeIntervalSinceNow: 0))
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker, let wheels else { return }
    var rows = rows
    if units[component] == .halfOfDay, let hours = rows[.hour] {
      let hour = hours % 24
      rows[.hour] = hours + (row == 0 ? (hour < 12 ? 0 : -12) : (hour < 12 ? 12 : 0))
    }
    let date = wheels.date(of: rows, keeping: picker.date)
    let wanted =
      picker.datePickerMode == .countDownTimer
        && date == wheels.calendar.startOfDay(for: date) ? date.addingTimeInterval(60) : date
    picker.choose(wanted)
    // What was chosen may not be where the wheels are.
    picker.setDate(picker.date, animated: true)
    recolor()
  }

  /// What can be chosen of one wheel depends on the others.
  private func recolor() {
    for (component, unit) in units.enumerated() {
      let middle = view.selectedRow(inComponent: component)
      for row in (middle - 6)...(middle + 6) {
        (view.view(forRow: row, forComponent: component) as? PickerTitle)?.textColor =
          isPossible(row, unit) ? .label : .tertiaryLabel
      }
    }
  }
}
