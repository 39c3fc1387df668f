import Foundation

/// The attributes of a text's parts, in order; offsets are in UTF-16 units.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var runs: [(length: Int, attributes: Attributes)] = []

  /// What the text had before it became empty.
  private var emptied: Attributes = [:]

  /// One part of a length; of an empty text, what is typed first has the attributes.
  init(length: Int = 0, _ attributes: Attributes = [:]) {
    if length > 0 { runs = [(length, attributes)] } else { emptied = attributes }
  }

  /// Some parts one after the other.
  init(_ parts: [(length: Int, attributes: Attributes)]) {
    for part in parts where part.length > 0 { append(part) }
  }

  /// The length of all parts.
  var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// Whether no part has any attribute.
  var areEmpty: Bool { emptied.isEmpty && runs.allSatisfy(\.attributes.isEmpty) }

  /// The attributes of a text.
  init(_ text: NSAttributedString) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      runs.append((range.length, values))
    }
  }

  /// The attributes of the character at an offset; those of the last one at the end, and in
  /// an empty text those that it had before it became empty.
  func attributes(at offset: Int) -> Attributes {
    var start = 0
    for run in runs {
      start += run.length
      if offset < start { return run.attributes }
    }
    return runs.last?.attributes ?? emptied
  }

  /// The parts of a range.
  func parts(of range: Range<Int>) -> [(length: Int, attributes: Attributes)] {
    // Most texts have one part.
    if runs.count == 1 { return range.isEmpty ? [] : [(range.count, runs[0].attributes)] }
    var parts: [(length: Int, attributes: Attributes)] = []
    var start = 0
    for run in runs {
      let common = range.clamped(to: start..<start + run.length)
      if !common.isEmpty { parts.append((common.count, run.attributes)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return parts
  }

  /// Puts parts in the place of those of a range.
  mutating func replace(_ range: Range<Int>, with inside: AttributeRuns) {
    let removed = attributes(at: range.lowerBound)
    let before = parts(of: 0..<range.lowerBound)
    let after = parts(of: range.upperBound..<max(range.upperBound, length))
    runs = []
    for part in before + inside.runs + after { append(part) }
    if runs.isEmpty { emptied = removed }
  }

  private mutating func append(_ part: (length: Int, attributes: Attributes)) {
    if let last = runs.last, Self.areEqual(last.attributes, part.attributes) {
      runs[runs.count - 1].length += part.length
    } else {
      runs.append(part)
    }
  }

  /// A text with these attributes, and others where they say nothing.
  func attributedText(_ text: String, _ defaults: Attributes = [:]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text)
    var start = 0
    for run in runs {
      result.setAttributes(
        defaults.merging(run.attributes) { $1 }, range: NSRange(location: start, length: run.length)
      )
      start += run.length
    }
    return result
  }

  /// Changes the attributes of everything.
  mutating func changeAll(_ change: (inout Attributes) -> Void) {
    change(&emptied)
    let parts = runs
    runs = []
    for var part in parts {
      change(&part.attributes)
      append(part)
    }
  }

  /// The same with more that looks like the beginning and the end.
  func lengthened(by before: Int, _ after: Int) -> AttributeRuns {
    AttributeRuns(
      [(before, attributes(at: 0))] + runs + [(after, runs.last?.attributes ?? [:])])
  }

  /// Gives all parts an attribute that the first one has, others where they have none; returns that of
  /// the first one.
  mutating func settle(_ key: NSAttributedString.Key, others value: Any) -> Any? {
    guard let first = attributes(at: 0)[key] else { return nil }
    changeAll { if $0[key] == nil { $0[key] = value } }
    return first
  }

  /// The attributes of what is shown for a text.
  func shown(as displayed: DisplayedText) -> AttributeRuns {
    var (parts, end, shownEnd) = (runs, 0, 0)
    for index in parts.indices {
      end += parts[index].length
      let next = displayed.displayOffset(end)
      (parts[index].length, shownEnd) = (next - shownEnd, next)
    }
    return AttributeRuns(parts)
  }

  private static func areEqual(_ one: Attributes, _ other: Attributes) -> Bool {
    guard one.count == other.count else { return false }
    return one.isEmpty
      || one.allSatisfy { key, value in
        guard let other = other[key] else { return false }
        // Whatever cannot be compared is another.
        return (value as? NSObject).map { $0.isEqual(other) } ?? false
      }
  }
}
