import CPango
import Foundation

/// Where lines stand in the width they are given.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where the text's own direction begins.
  case natural
  case left
  case center
  case right
}

/// What becomes of a text that is too long for its width and its lines.
public enum TextTruncation: Hashable, Sendable {
  case none
  case head
  case middle
  case tail
}

/// The direction in which the lines of a text run.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Everything a layout depends on.
struct TextRequest: Hashable, Sendable {
  let text: String
  let font: FontDescription
  let width: CGFloat?
  let alignment: TextAlignment
  let lineLimit: Int
  let truncation: TextTruncation
  var direction: TextDirection?
}

/// A text set in lines: immutable, in points from the top left of its box, y downwards.
///
/// Every line is as high as the font's own line, whatever script stands in it, so that a field
/// does not jump when the first emoji is typed.
public final class TextLayout: Sendable {
  let runs: [GlyphRun]
  let lines: [TextLine]
  let graphemes: [Grapheme]

  /// The width of the longest line, and the height of all lines.
  public let size: CGSize
  /// From the top of the box down to the first line's baseline.
  public let baseline: CGFloat
  /// The height of each line, in points.
  public let lineHeight: CGFloat
  /// Whether something of the text was left out.
  public let isTruncated: Bool
  /// The length of the text in UTF-16 units.
  public let utf16Count: Int

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// Where the lines stand in the box they were given.
  public var bounds: CGRect {
    let left = lines.reduce(.infinity) { min($0, $1.left) }
    let right = lines.reduce(-.infinity) { max($0, $1.left + $1.width) }
    return CGRect(x: left, y: 0, width: right - left, height: size.height)
  }

  init(
    runs: [GlyphRun], lines: [TextLine], graphemes: [Grapheme], metrics: FontMetrics,
    isTruncated: Bool, utf16Count: Int
  ) {
    self.runs = runs
    self.lines = lines
    self.graphemes = graphemes
    self.isTruncated = isTruncated
    self.utf16Count = utf16Count
    baseline = metrics.ascent
    lineHeight = metrics.lineHeight
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: metrics.lineHeight * Double(lines.count))
  }

  /// Sets a text, or returns the layout made of it before.
  ///
  /// `width` is in points; without it lines are as long as their text. With it, lines stand in
  /// that width by their alignment and break where `lineLimit` is not 1. A `lineLimit` of 0 means
  /// as many lines as it takes. Lines run in the direction of the text's first letter unless
  /// another is given.
  ///
  /// Of a very long text in one line that ends in an ellipsis only the beginning is set.
  public static func layout(
    _ text: String, font: FontDescription, width: CGFloat? = nil,
    alignment: TextAlignment = .natural, lineLimit: Int = 1, truncation: TextTruncation = .tail,
    direction: TextDirection? = nil
  ) -> TextLayout {
    let width = width.flatMap { $0.isFinite ? min(max($0, 0), 1_000_000) : nil }
    func layout(_ text: String) -> TextLayout {
      let request = TextRequest(
        text: text, font: font, width: width, alignment: alignment, lineLimit: max(0, lineLimit),
        truncation: truncation, direction: direction)
      return TextEngine.shared.withLock { $0.layout(for: request) }
    }
    if width != nil, lineLimit == 1, truncation == .tail {
      var count = longestBeginning
      while text.utf8.count > count {
        let beginning = layout(String(text.prefix(utf8Count: count)))
        if beginning.isTruncated { return beginning }
        count *= 4
      }
    }
    return layout(text)
  }

  /// What is set of a long text first, in UTF-8 units.
  private static let longestBeginning = 4096
}

/// Glyphs of one font, placed from the top left of the layout's box.
final class GlyphRun: Sendable {
  /// Owned here; cairo's fonts are immutable and counted atomically, so any thread may use them.
  nonisolated(unsafe) let font: OpaquePointer
  let glyphs: [PlacedGlyph]
  /// Boxes that stand for characters which no font has.
  let missing: [CGRect]
  /// Whether the glyphs are pictures with colours of their own.
  let isColored: Bool

  init(font: OpaquePointer, isColored: Bool, glyphs: [PlacedGlyph], missing: [CGRect]) {
    self.font = cairo_scaled_font_reference(font)
    self.isColored = isColored
    self.glyphs = glyphs
    self.missing = missing
  }

  deinit {
    cairo_scaled_font_destroy(font)
  }
}

/// Cairo's own glyph: an index, and the point of the baseline where it stands.
typealias PlacedGlyph = cairo_glyph_t

/// One line of a layout.
struct TextLine: Hashable, Sendable {
  /// The left end of the line and its length, in points.
  var left: Double
  var width: Double
  /// The graphemes that stand in it.
  var graphemes: Range<Int>
  var isRightToLeft: Bool
}

/// What a reader takes for one character: never cut by the caret.
struct Grapheme: Hashable, Sendable {
  /// Where it stands in the text, in UTF-16 units.
  var utf16: Range<Int>
  var line: Int
  var left: Double
  var right: Double
  var isRightToLeft: Bool

  /// The edge where the caret stands before it, and the one where it stands behind it.
  var leading: Double { isRightToLeft ? right : left }
  var trailing: Double { isRightToLeft ? left : right }
}

extension String {
  /// The grapheme clusters that end within a number of UTF-8 units.
  fileprivate func prefix(utf8Count: Int) -> Substring {
    let end = utf8.index(startIndex, offsetBy: utf8Count)
    return self[..<index(before: index(after: end))]
  }
}
