import CPango
import Foundation

/// Glyphs of one font, placed from the top left of the layout's box.
final class GlyphRun: Sendable {
  /// Owned here; cairo's fonts are immutable and counted atomically, so any thread may use them.
  nonisolated(unsafe) let font: OpaquePointer
  let glyphs: [PlacedGlyph]
  /// Boxes that stand for characters which no font has.
  let missing: [CGRect]
  /// Whether the glyphs are pictures with colours of their own.
  let isColored: Bool
  /// The colour; nil is the one that the text is drawn in.
  let color: Color?

  init(
    font: OpaquePointer, isColored: Bool, glyphs: [PlacedGlyph], missing: [CGRect], color: Color?
  ) {
    self.font = cairo_scaled_font_reference(font)
    self.isColored = isColored
    self.color = color
    self.glyphs = glyphs
    self.missing = missing
  }

  deinit {
    cairo_scaled_font_destroy(font)
  }

  /// The same glyphs, moved to the right by points.
  func moved(by x: Double) -> GlyphRun {
    GlyphRun(
      font: font, isColored: isColored,
      glyphs: glyphs.map { PlacedGlyph(index: $0.index, x: x + $0.x, y: $0.y) },
      missing: missing.map {
        CGRect(x: x + $0.minX, y: $0.minY, width: $0.width, height: $0.height)
      },
      color: color)
  }
}

/// A rectangle of one colour, behind letters or across them.
struct TextFill: Hashable, Sendable {
  var rect: CGRect
  /// The colour; nil is the one that the text is drawn in.
  var color: Color?
}

/// Cairo's own glyph: an index, and the point of the baseline where it stands.
typealias PlacedGlyph = cairo_glyph_t

/// One line of a layout.
struct TextLine: Hashable, Sendable {
  /// From the top of the layout down to that of the line, and its height, in points.
  var top: Double
  var height: Double
  /// The left end of the line and its length, in points.
  var left: Double
  var width: Double
  /// The graphemes that stand in it.
  var graphemes: Range<Int>
  var isRightToLeft: Bool

  /// The same line, moved to the right by points.
  func moved(by x: Double) -> TextLine {
    var line = self
    line.left = x + left
    return line
  }
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

  /// The same grapheme, moved to the right by points.
  func moved(by x: Double) -> Grapheme {
    var grapheme = self
    (grapheme.left, grapheme.right) = (x + left, x + right)
    return grapheme
  }
}
