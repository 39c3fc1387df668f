import HostSystem
import UIKit

/// The text of a trace: a header, then a row for each frame.
///
/// Seconds have six decimals, points three; positions are presentation values
/// in the window's coordinates.
package enum TraceFormat {
  package static let header = "time,keyboard_top,target_bottom,gap,shift,events\n"

  /// The row of a frame, with its line feed; `settled` adds that word to the events.
  package static func row(_ sample: TraceSample, settled: Bool = false) -> String {
    var row = seconds(ticks: sample.tick) + "," + points(sample.keyboardTop) + ","
    row += (sample.targetBottom.map(points) ?? "") + "," + (sample.gap.map(points) ?? "") + ","
    row += points(sample.shift) + ","
    let events = sample.events.map(\.description) + (settled ? ["settled"] : [])
    if !events.isEmpty {
      row += quoted(events.map(inOneLine).joined(separator: ";"))
    }
    return row + "\n"
  }

  /// A trace without the rows that are equal to the one before but for time.
  package static func compactText(of samples: some Sequence<TraceSample>) -> String {
    var text = header
    var last: TraceSample?
    for sample in samples
    where last.map({ !sample.looksLike($0) || !sample.events.isEmpty }) ?? true {
      text += row(sample)
      last = sample
    }
    return text
  }

  /// Points with three decimals.
  package static func points(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e18 else { return value.description }
    return PlainNumber.write(units: Int(thousandths), decimals: 3)
  }

  package static func seconds(ticks: Int) -> String { seconds(ticks, digits: 6) }

  /// Seconds with three decimals, for people.
  package static func roughSeconds(ticks: Int) -> String { seconds(ticks, digits: 3) }

  private static func seconds(_ ticks: Int, digits: Int) -> String {
    let parts = digits == 3 ? 1_000 * ticks : 1_000_000 * ticks
    let rate = FrameClock.ticksPerSecond
    return PlainNumber.write(units: (2 * parts + rate) / (2 * rate), decimals: digits)
  }

  /// A semicolon separates events and a line feed rows, so neither stays inside an event.
  private static func inOneLine(_ event: String) -> String {
    guard event.contains(where: { $0 == ";" || $0.isNewline }) else { return event }
    return String(event.map { $0 == ";" ? "," : $0.isNewline ? " " : $0 })
  }

  private static func quoted(_ field: String) -> String {
    "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

extension TraceSample {
  /// Whether two samples differ in nothing but time and events.
  package func looksLike(_ other: TraceSample) -> Bool {
    keyboardTop == other.keyboardTop && targetBottom == other.targetBottom && shift == other.shift
  }
}
