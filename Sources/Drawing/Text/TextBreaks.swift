import CPango
import Foundation

/// Where the words and sentences of a text stand, by Unicode's rules as pango applies them.
///
/// Ranges are in UTF-16 units, ordered and apart from each other.
public struct TextBreaks: Hashable, Sendable {
  /// The words, without the spaces and signs between them.
  public let words: [Range<Int>]

  /// The sentences, without the spaces between them.
  public let sentences: [Range<Int>]

  /// Finds the words and sentences of `text`; takes time in proportion to its length.
  public init(_ text: String) {
    guard !text.isEmpty else {
      (words, sentences) = ([], [])
      return
    }
    // Pango's text ends at a NUL; the character that stands for it is one UTF-16 unit, too.
    var text = text.contains("\0") ? text.replacing("\0", with: "\u{fffd}") : text
    let scalars = text.unicodeScalars.map(\.utf16.count)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // Pango's objects want one thread at a time.
        TextEngine.shared.withLock { _ in
          pango_get_log_attrs(
            characters.baseAddress, Int32(clamping: characters.count), -1,
            pango_language_from_string("en"), &attributes, Int32(clamping: attributes.count))
        }
      }
    }
    var words = RangeCollector()
    var sentences = RangeCollector()
    var offset = 0
    for (index, attribute) in attributes.enumerated() {
      // Inside “don’t” a word ends and starts where no boundary of words is.
      let isBoundary = attribute.is_word_boundary != 0
      words.step(
        ends: isBoundary && attribute.is_word_end != 0,
        starts: isBoundary && attribute.is_word_start != 0, at: offset)
      sentences.step(
        ends: attribute.is_sentence_end != 0, starts: attribute.is_sentence_start != 0, at: offset)
      if index < scalars.count { offset += scalars[index] }
    }
    self.words = words.finish(at: offset)
    self.sentences = sentences.finish(at: offset)
  }
}

/// Makes ranges of starts and ends that come in order.
private struct RangeCollector {
  private var ranges: [Range<Int>] = []
  private var start: Int?

  mutating func step(ends: Bool, starts: Bool, at offset: Int) {
    if ends, let start, start < offset {
      ranges.append(start..<offset)
      self.start = nil
    }
    if starts, start == nil { start = offset }
  }

  /// The ranges; one that never ended ends with the text.
  func finish(at end: Int) -> [Range<Int>] {
    guard let start, start < end else { return ranges }
    return ranges + [start..<end]
  }
}

extension TextDirection {
  /// The direction of the first strongly directed character of `text`; nil where it has none.
  public init?(of text: String) {
    var text = text
    let direction = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_find_base_dir($0.baseAddress, Int32(clamping: $0.count))
      }
    }
    switch direction {
    case PANGO_DIRECTION_LTR: self = .leftToRight
    case PANGO_DIRECTION_RTL: self = .rightToLeft
    default: return nil
    }
  }
}
