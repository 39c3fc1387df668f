import Foundation

/// What a wheel of a date picker turns.
enum DateUnit: Hashable {
  case day, month, dayOfMonth, year, hour, minute, halfOfDay, countedHours, countedMinutes
}

/// The wheels of a date picker: what their rows say, and which date they stand for together.
struct DateWheels {
  let mode: UIDatePicker.Mode
  let calendar: Calendar
  let locale: Locale
  /// The minutes from row to row.
  let interval: Int
  /// The day in the middle of a wheel of days.
  let anchor: Date

  init(
    mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, anchor: Date
  ) {
    (self.mode, self.calendar, self.locale) = (mode, calendar, locale)
    (self.interval, self.anchor) = (interval, anchor)
  }

  /// How often a wheel that goes round has its rows; as often as no finger turns it.
  private static let rounds = 200
  /// How many days there are to each side.
  private static let reach = 10_000

  /// Whether hours are counted to twelve.
  var countsToTwelve: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  /// The wheels from the left to the right, in the order of the locale.
  var units: [DateUnit] {
    let time: [DateUnit] = countsToTwelve ? [.hour, .minute, .halfOfDay] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .dateAndTime: return [.day] + time
    case .countDownTimer: return [.countedHours, .countedMinutes]
    case .date:
      let format =
        DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
      let places: [(DateUnit, Character)] = [(.month, "M"), (.dayOfMonth, "d"), (.year, "y")]
      return places.sorted {
        (format.firstIndex(of: $0.1) ?? format.endIndex)
          < (format.firstIndex(of: $1.1) ?? format.endIndex)
      }.map(\.0)
    }
  }

  /// How many different rows a wheel has.
  private func variety(of unit: DateUnit) -> Int {
    switch unit {
    case .day: 2 * Self.reach + 1
    case .month: 12
    case .dayOfMonth: 31
    case .year: 9999
    case .hour, .countedHours: 24
    case .minute, .countedMinutes: 60 / interval
    case .halfOfDay: 2
    }
  }

  private func goesRound(_ unit: DateUnit) -> Bool {
    switch unit {
    case .month, .dayOfMonth, .hour, .minute, .countedMinutes: true
    case .day, .year, .halfOfDay, .countedHours: false
    }
  }

  /// How many rows a wheel has.
  func rowCount(of unit: DateUnit) -> Int {
    variety(of: unit) * (goesRound(unit) ? Self.rounds : 1)
  }

  /// The row of a wheel that stands for some of its values, the one nearest to another row.
  private func row(of value: Int, _ unit: DateUnit, near row: Int?) -> Int {
    guard goesRound(unit) else { return value }
    let variety = variety(of: unit)
    let start = row ?? variety * (Self.rounds / 2)
    let base = start - start % variety + value
    return [base - variety, base, base + variety].min { abs($0 - start) < abs($1 - start) } ?? base
  }

  /// The row that stands for a date, the one nearest to another row of the wheel.
  func row(of date: Date, _ unit: DateUnit, near row: Int? = nil) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let value =
      switch unit {
      case .day: Self.reach + days(to: date)
      case .month: (parts.month ?? 1) - 1
      case .dayOfMonth: (parts.day ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .hour, .countedHours: parts.hour ?? 0
      case .minute, .countedMinutes: (parts.minute ?? 0) / interval
      case .halfOfDay: (parts.hour ?? 0) / 12
      }
    return self.row(of: value, unit, near: row)
  }

  private func days(to date: Date) -> Int {
    let (from, to) = (calendar.startOfDay(for: anchor), calendar.startOfDay(for: date))
    return calendar.dateComponents([.day], from: from, to: to).day ?? 0
  }

  /// The date that some rows stand for; a day that its month does not have is the month's last.
  func date(of rows: [DateUnit: Int], keeping old: Date) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: old)
    for (unit, row) in rows {
      let value = row % variety(of: unit)
      switch unit {
      case .day:
        let start = calendar.startOfDay(for: anchor)
        let day = calendar.date(byAdding: .day, value: value - Self.reach, to: start) ?? start
        let found = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.year, parts.month, parts.day) = (found.year, found.month, found.day)
      case .month: parts.month = value + 1
      case .dayOfMonth: parts.day = value + 1
      case .year: parts.year = value + 1
      case .hour: parts.hour = value
      case .minute, .countedMinutes: parts.minute = value * interval
      case .countedHours: parts.hour = value
      case .halfOfDay: break
      }
    }
    var first = parts
    first.day = 1
    if let start = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: start)?.count
    {
      parts.day = min(parts.day ?? 1, days)
    }
    return calendar.date(from: parts) ?? old
  }

  /// What a row says; `today` is the day that is called so.
  func title(of row: Int, _ unit: DateUnit, today: Date) -> String {
    let value = row % variety(of: unit)
    switch unit {
    case .day:
      let start = calendar.startOfDay(for: anchor)
      let day = calendar.date(byAdding: .day, value: value - Self.reach, to: start) ?? start
      return calendar.isDate(day, inSameDayAs: today) ? "Today" : text(of: day, "EEEMMMd")
    case .month: return calendar.monthSymbols[value % calendar.monthSymbols.count]
    case .dayOfMonth, .year: return "\(value + 1)"
    case .hour: return countsToTwelve ? "\((value + 11) % 12 + 1)" : Self.twoDigits(value)
    case .minute: return Self.twoDigits(value * interval)
    case .halfOfDay: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .countedHours: return value == 1 ? "1 hour" : "\(value) hours"
    case .countedMinutes: return "\(value * interval) min"
    }
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private let words = DateWords()

  /// A date in words of the locale, by a template.
  func text(of date: Date, _ template: String) -> String {
    words.text(of: date, template, calendar: calendar, locale: locale)
  }

  /// The widths of the wheels as parts of the whole.
  func share(of unit: DateUnit) -> CGFloat {
    switch unit {
    case .day: 2.4
    case .month: 2.2
    case .year: 1.3
    case .countedHours, .countedMinutes: 1.6
    case .dayOfMonth, .hour, .minute, .halfOfDay: 1
    }
  }
}

/// Keeps what turns dates into words, which takes long to make.
private final class DateWords {
  private var formatters: [String: DateFormatter] = [:]

  func text(of date: Date, _ template: String, calendar: Calendar, locale: Locale) -> String {
    let formatter = formatters[template] ?? DateFormatter()
    if formatters[template] == nil {
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
      formatter.setLocalizedDateFormatFromTemplate(template)
      formatters[template] = formatter
    }
    // The space before AM is a narrow one, which the fonts lack.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
