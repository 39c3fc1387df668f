import Drawing
import Foundation

/// Finds units of text by the text alone: words and sentences by Unicode's rules, and paragraphs by
/// their line breaks.
///
/// A line is a paragraph and left is backward in a text written from left to right; a text input
/// whose layout knows more overrides what depends on it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text input, which it does not keep alive.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(of: position, in: direction),
      let unit = place.unit(around: granularity),
      let start = place.position(at: unit.lowerBound), let end = place.position(at: unit.upperBound)
    else { return nil }
    return place.input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position, in: direction) else { return false }
    return place.units(granularity).contains {
      place.isForward ? $0.upperBound == place.offset : $0.lowerBound == place.offset
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(of: position, in: direction) else { return nil }
    let (units, offset) = (place.units(granularity), place.offset)
    let boundary =
      place.isForward
      ? units.first { $0.upperBound > offset }?.upperBound
      : units.last { $0.lowerBound < offset }?.lowerBound
    return boundary.flatMap(place.position)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    place(of: position, in: direction)?.unit(around: granularity) != nil
  }

  private func place(of position: UITextPosition, in direction: UITextDirection) -> TextPlace? {
    guard let input else { return nil }
    let isForward: Bool
    switch direction.rawValue {
    case UITextStorageDirection.forward.rawValue: isForward = true
    case UITextStorageDirection.backward.rawValue: isForward = false
    case let way:
      let isRightToLeft =
        input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
      switch UITextLayoutDirection(rawValue: way) {
      case .right: isForward = !isRightToLeft
      case .left: isForward = isRightToLeft
      case .down: isForward = true
      case .up: isForward = false
      case nil: return nil
      }
    }
    return TextPlace(position, of: input, isForward: isForward)
  }
}

/// A place in a text input's text, with a direction.
@MainActor
private struct TextPlace {
  let input: any UITextInput
  let isForward: Bool
  /// From the start of the text, in UTF-16 units.
  let offset: Int
  private let length: Int

  /// More than any text has; a text input may answer with any number.
  private static let greatestLength = 1 << 40

  init(_ position: UITextPosition, of input: any UITextInput, isForward: Bool) {
    self.input = input
    self.isForward = isForward
    let start = input.beginningOfDocument
    let length = input.offset(from: start, to: input.endOfDocument)
    self.length = min(max(length, 0), Self.greatestLength)
    offset = min(max(input.offset(from: start, to: position), 0), self.length)
  }

  func position(at offset: Int) -> UITextPosition? {
    input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func text(in range: Range<Int>) -> String {
    guard let start = position(at: range.lowerBound), let end = position(at: range.upperBound),
      let range = input.textRange(from: start, to: end)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  /// The unit around the place; at a boundary the one that lies in the direction.
  func unit(around granularity: UITextGranularity) -> Range<Int>? {
    units(granularity).first {
      isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// How far around the place characters are looked for, in UTF-16 units.
  private static let reach = 128

  /// The units around the place, at least those that begin before and end behind it.
  func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .character:
      let start = max(0, offset - Self.reach)
      let text = text(in: start..<min(length, offset + Self.reach))
      return Self.parts(text.map { $0.utf16.count }, from: start)
    case .word:
      let search = WordSearch(length: length) { (text(in: $0), $0) }
      let (before, after) = (search.last(before: offset), search.first(after: offset))
      return before == after ? [before].compactMap(\.self) : [before, after].compactMap(\.self)
    case .sentence: return TextBreaks(text(in: 0..<length)).sentences
    case .paragraph, .line:
      let text = text(in: 0..<length)
      var ranges: [Range<Int>] = []
      var start = 0
      for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        ranges.append(start..<start + paragraph.utf16.count)
        // A break of two characters is one of Swift's.
        let lineBreak = paragraph.endIndex < text.endIndex ? text[paragraph.endIndex] : nil
        start += paragraph.utf16.count + (lineBreak?.utf16.count ?? 0)
      }
      return ranges
    case .document: return [0..<length]
    }
  }

  private static func parts(_ lengths: [Int], from start: Int) -> [Range<Int>] {
    var end = start
    return lengths.map { length in
      defer { end += length }
      return end..<end + length
    }
  }
}
