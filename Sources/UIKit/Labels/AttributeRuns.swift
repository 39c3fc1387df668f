import Foundation

/// The attributes of a text's parts, in order; offsets are in UTF-16 units.
struct AttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var runs: [(length: Int, attributes: Attributes)] = []

  /// One part of a length.
  init(length: Int = 0, _ attributes: Attributes = [:]) {
    if length > 0 { runs = [(length, attributes)] }
  }

  /// The attributes of a text.
  init(_ text: NSAttributedString) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      runs.append((range.length, values))
    }
  }

  /// The attributes of the character at an offset; those of the last one at the end, none in an empty
  /// text.
  func attributes(at offset: Int) -> Attributes {
    var start = 0
    for run in runs {
      start += run.length
      if offset < start { return run.attributes }
    }
    return runs.last?.attributes ?? [:]
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

  /// Puts a part in the place of a range.
  mutating func replace(_ range: Range<Int>, length: Int, _ attributes: Attributes) {
    let inside = length > 0 ? [(length: length, attributes: attributes)] : []
    replace(range, with: inside)
  }

  private mutating func replace(
    _ range: Range<Int>, with inside: [(length: Int, attributes: Attributes)]
  ) {
    let total = runs.reduce(0) { $0 + $1.length }
    let before = parts(of: 0..<range.lowerBound)
    let after = parts(of: range.upperBound..<max(range.upperBound, total))
    runs = []
    for run in before + inside + after {
      if let last = runs.last, Self.areEqual(last.attributes, run.attributes) {
        runs[runs.count - 1].length += run.length
      } else {
        runs.append(run)
      }
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
    for index in runs.indices { change(&runs[index].attributes) }
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
