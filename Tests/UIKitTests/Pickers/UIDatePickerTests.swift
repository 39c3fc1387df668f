import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A picker in UTC, at half past nine on 10 March 2024, which is a leap year and a Sunday.
@MainActor
struct UIDatePickerTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 30)
    -> Date
  {
    Self.calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func text(_ date: Date) -> String {
    let parts = Self.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return
      "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? 0):\(parts.minute ?? 0)"
  }

  private func withPicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels,
    _ test: (UIDatePicker, UIWindow, FrameClock, () -> Int) throws -> Void
  ) rethrows {
    try withFreshUIKit { window, clock in
      let picker = UIDatePicker()
      picker.calendar = Self.calendar
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = date(2024, 3, 10)
      var count = 0
      picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      picker.frame.origin = CGPoint(x: 20, y: 100)
      picker.sizeToFit()
      window.addSubview(picker)
      clock.advance(by: 20)
      try test(picker, window, clock) { count }
    }
  }

  private func wheels(_ picker: UIDatePicker) -> UIPickerView {
    func find(_ view: UIView) -> UIPickerView? {
      view as? UIPickerView ?? view.subviews.lazy.compactMap(find).first
    }
    return find(picker) ?? UIPickerView()
  }

  /// What the wheels say in the middle.
  private func rows(_ picker: UIDatePicker) -> [String] {
    let view = wheels(picker)
    return (0..<view.numberOfComponents).map { component in
      let row = view.view(
        forRow: view.selectedRow(inComponent: component), forComponent: component)
      return (row as? UILabel)?.text ?? "?"
    }
  }

  /// Turns a wheel by some rows, as a finger does that taps further up or down.
  private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int, _ window: UIWindow) {
    let view = wheels(picker)
    let wheel = view.subviews.compactMap { $0 as? UIScrollView }[component]
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    for _ in 0..<abs(rows) {
      let place = CGPoint(x: middle.x, y: middle.y + (rows > 0 ? 32 : -32))
      window.deliverTouch(.began, at: place)
      window.screen.clock.advance(by: 10)
      window.deliverTouch(.ended, at: place)
      window.screen.clock.advance(by: 600)
    }
  }

  @Test(
    .covers(
      "UIDatePicker", "UIDatePicker.Mode", "UIDatePicker.Mode.countDownTimer",
      "UIDatePicker.Mode.date", "UIDatePicker.Mode.dateAndTime",
      "UIDatePicker.Mode.init(rawValue:)", "UIDatePicker.Mode.time",
      "UIDatePicker.calendar", "UIDatePicker.date", "UIDatePicker.datePickerMode",
      "UIDatePicker.locale", "UIDatePicker.timeZone"))
  func `wheels say the date in the order and the words of the locale`() {
    withPicker(.date) { picker, _, clock, _ in
      #expect(rows(picker) == ["March", "10", "2024"])
      picker.datePickerMode = .time
      clock.advance(by: 20)
      #expect(rows(picker) == ["9", "30", "AM"])
      picker.datePickerMode = .dateAndTime
      clock.advance(by: 20)
      #expect(rows(picker) == ["Sun, Mar 10", "9", "30", "AM"])
      picker.locale = Locale(identifier: "de_DE")
      clock.advance(by: 20)
      #expect(rows(picker).dropFirst() == ["09", "30"])
      picker.datePickerMode = .date
      clock.advance(by: 20)
      #expect(rows(picker) == ["10", "März", "2024"])
      picker.locale = nil
      picker.datePickerMode = .time
      picker.timeZone = TimeZone(secondsFromGMT: 4 * 3600)
      clock.advance(by: 20)
      #expect(rows(picker) == ["1", "30", "PM"])
      #expect(UIDatePicker.Mode(rawValue: 3) == .countDownTimer)
    }
  }

  @Test func `a wheel that is turned changes the date, and tells so once it rests`() {
    withPicker(.date) { picker, window, _, count in
      turn(picker, 0, by: 1, window)
      #expect(text(picker.date) == "2024-4-10 9:30")
      #expect(count() == 1)
      turn(picker, 2, by: -1, window)
      #expect(text(picker.date) == "2023-4-10 9:30")
      turn(picker, 1, by: -1, window)
      #expect(text(picker.date) == "2023-4-9 9:30")
      #expect(count() == 3)
    }
    withPicker(.time) { picker, window, clock, _ in
      picker.date = date(2024, 3, 10, 11, 59)
      clock.advance(by: 20)
      // Past noon the other wheel turns along.
      turn(picker, 0, by: 1, window)
      #expect(text(picker.date) == "2024-3-10 12:59")
      #expect(rows(picker) == ["12", "59", "PM"])
      turn(picker, 2, by: -1, window)
      #expect(text(picker.date) == "2024-3-10 0:59")
      #expect(rows(picker) == ["12", "59", "AM"])
      turn(picker, 1, by: 1, window)
      #expect(text(picker.date) == "2024-3-10 0:0")
    }
  }

  @Test func `a day that a month does not have becomes its last`() {
    withPicker(.date) { picker, window, clock, _ in
      picker.date = date(2024, 1, 31)
      clock.advance(by: 20)
      turn(picker, 0, by: 1, window)
      #expect(text(picker.date) == "2024-2-29 9:30")
      #expect(rows(picker) == ["February", "29", "2024"])
      turn(picker, 2, by: 1, window)
      #expect(text(picker.date) == "2025-2-28 9:30")
      #expect(rows(picker) == ["February", "28", "2025"])
    }
  }

  @Test(
    .covers(
      "UIDatePicker.maximumDate", "UIDatePicker.minimumDate", "UIDatePicker.setDate(_:animated:)"))
  func `dates out of bounds are the nearest that is not`() {
    withPicker(.date) { picker, window, clock, count in
      picker.minimumDate = date(2024, 3, 5)
      picker.maximumDate = date(2024, 3, 20)
      picker.date = date(2024, 5, 1)
      #expect(text(picker.date) == "2024-3-20 9:30")
      picker.setDate(date(2020, 5, 1), animated: true)
      #expect(text(picker.date) == "2024-3-5 9:30")
      clock.advance(by: 1200)
      #expect(rows(picker) == ["March", "5", "2024"])
      turn(picker, 1, by: -1, window)
      #expect(text(picker.date) == "2024-3-5 9:30")
      clock.advance(by: 1200)
      #expect(rows(picker) == ["March", "5", "2024"])
      #expect(count() == 0)
      // A range that is empty does not count.
      picker.minimumDate = date(2025, 1, 1)
      picker.date = date(2020, 5, 1)
      #expect(text(picker.date) == "2020-5-1 9:30")
      picker.date = Date(timeIntervalSinceReferenceDate: .nan)
      #expect(text(picker.date) == "2020-5-1 9:30")
    }
  }

  @Test(.covers("UIDatePicker.minuteInterval", "UIDatePicker.roundsToMinuteInterval"))
  func `minutes have an interval that divides the hour`() {
    withPicker(.time) { picker, window, clock, _ in
      picker.minuteInterval = 15
      picker.date = date(2024, 3, 10, 9, 44)
      #expect(text(picker.date) == "2024-3-10 9:30")
      clock.advance(by: 20)
      turn(picker, 1, by: 1, window)
      #expect(text(picker.date) == "2024-3-10 9:45")
      picker.roundsToMinuteInterval = false
      picker.date = date(2024, 3, 10, 9, 44)
      #expect(text(picker.date) == "2024-3-10 9:44")
      for bad in [7, 0, -5, 45, 1000] {
        picker.minuteInterval = bad
        #expect(picker.minuteInterval == 1)
      }
    }
  }

  @Test(.covers("UIDatePicker.countDownDuration"))
  func `a time that is counted down is a minute at least`() {
    withPicker(.countDownTimer) { picker, window, clock, _ in
      picker.countDownDuration = 5400
      clock.advance(by: 20)
      #expect(rows(picker) == ["1 hour", "30 min"])
      #expect(picker.countDownDuration == 5400)
      picker.countDownDuration = -1
      #expect(picker.countDownDuration == 60)
      picker.countDownDuration = 1e9
      #expect(picker.countDownDuration == 86_340)
      picker.countDownDuration = .nan
      #expect(picker.countDownDuration == 86_340)
      picker.countDownDuration = 60
      clock.advance(by: 20)
      turn(picker, 1, by: -1, window)
      #expect(picker.countDownDuration == 60)
      #expect(picker.datePickerStyle == .wheels)
    }
  }

  @Test(
    .covers(
      "UIDatePicker.datePickerStyle", "UIDatePicker.preferredDatePickerStyle",
      "UIDatePickerStyle", "UIDatePickerStyle.automatic", "UIDatePickerStyle.compact",
      "UIDatePickerStyle.init(rawValue:)", "UIDatePickerStyle.inline",
      "UIDatePickerStyle.wheels"))
  func `words open a calendar over the screen, which a touch outside closes`() {
    withPicker(.dateAndTime, .automatic) { picker, window, clock, count in
      #expect(picker.datePickerStyle == .compact)
      #expect(UIDatePickerStyle(rawValue: 1) == .wheels)
      #expect(picker.intrinsicContentSize.height == 34)
      @MainActor func tap(_ name: String) -> Bool {
        @MainActor func find(_ view: UIView) -> UIView? {
          guard !view.isHidden else { return nil }
          for subview in view.subviews.reversed() { if let found = find(subview) { return found } }
          return view is UIControl && view.accessibilityLabel == name ? view : nil
        }
        guard let view = find(window) else { return false }
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        window.deliverTouch(.began, at: place)
        clock.advance(by: 10)
        window.deliverTouch(.ended, at: place)
        clock.advance(by: 300)
        return true
      }
      #expect(tap("Mar 10, 2024"))
      #expect(window.subviews.count == 2)
      #expect(tap("21"))
      #expect(text(picker.date) == "2024-3-21 9:30")
      #expect(count() == 1)
      #expect(tap("Next Month"))
      #expect(tap("30"))
      #expect(text(picker.date) == "2024-4-30 9:30")
      // April has no 31st.
      #expect(!tap("31"))
      window.deliverTouch(.began, at: CGPoint(x: 5, y: 660))
      window.deliverTouch(.ended, at: CGPoint(x: 5, y: 660))
      clock.advance(by: 300)
      #expect(window.subviews.count == 1)
      #expect(tap("9:30 AM"))
      let card = window.subviews.last
      let wheels = card.flatMap { $0.subviews.first }
      #expect(wheels != nil && window.subviews.count == 2)
      picker.preferredDatePickerStyle = .inline
      #expect(picker.datePickerStyle == .inline)
      // 44 for the month, 20 for the days' names, six weeks of 44, and 44 for the time.
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 372))
      picker.datePickerMode = .time
      #expect(picker.datePickerStyle == .wheels)
    }
  }

  @Test func `a calendar offers the days between the bounds`() {
    withPicker(.date, .inline) { picker, _, clock, _ in
      picker.minimumDate = date(2024, 3, 5)
      picker.maximumDate = date(2024, 3, 20)
      clock.advance(by: 20)
      var possible: [String] = []
      @MainActor func look(_ view: UIView) {
        guard !view.isHidden else { return }
        if let day = view as? UIControl, day.isEnabled, let label = day.accessibilityLabel,
          Int(label) != nil
        {
          possible.append(label)
        }
        view.subviews.forEach(look)
      }
      look(picker)
      #expect(possible == (5...20).map(String.init))
    }
  }
}
