import CPango
import Foundation

/// A text set in lines: immutable, in points from the top left of its box, y downwards.
///
/// Every line is as high as its fonts' own lines, whatever script stands in it, so that a field
/// does not jump when the first emoji is typed.
public final class TextLayout: Sendable {
  let runs: [GlyphRun]
  let lines: [TextLine]
  let graphemes: [Grapheme]
  /// What is painted before the letters, and after them.
  let (backgrounds, rules): ([TextFill], [TextFill])

  /// The width of the longest line, and the height of all lines.
  public let size: CGSize
  /// From the top of the box down to the first line's baseline.
  public let baseline: CGFloat
  /// The height of the first line, in points, and of each where one font sets all.
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

  /// The width of the longest line with what there is before it, in points.
  public func width(firstIndent: CGFloat, indent: CGFloat) -> CGFloat {
    lines.enumerated().reduce(0) { width, line in
      max(width, CGFloat(line.element.width) + (line.offset == 0 ? firstIndent : indent))
    }
  }

  init(
    runs: [GlyphRun], lines: [TextLine], graphemes: [Grapheme], baseline: CGFloat, height: CGFloat,
    backgrounds: [TextFill], rules: [TextFill], isTruncated: Bool, utf16Count: Int
  ) {
    (self.backgrounds, self.rules) = (backgrounds, rules)
    self.runs = runs
    self.lines = lines
    self.graphemes = graphemes
    self.isTruncated = isTruncated
    self.utf16Count = utf16Count
    self.baseline = baseline
    lineHeight = lines[0].height
    size = CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height)
  }

  /// A layout of one line without decorations, moved to the right by points.
  init(_ line: TextLayout, movedBy x: Double) {
    runs = line.runs.map { $0.moved(by: x) }
    lines = line.lines.map { $0.moved(by: x) }
    graphemes = line.graphemes.map { $0.moved(by: x) }
    (backgrounds, rules) = ([], [])
    (size, baseline, lineHeight) = (line.size, line.baseline, line.lineHeight)
    (isTruncated, utf16Count) = (line.isTruncated, line.utf16Count)
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
    let width = width.flatMap { $0.isFinite ? min(max($0, 0), TextRequest.greatestWidth) : nil }
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

  /// Sets a paragraph whose parts have styles of their own, or returns the layout made of it before.
  ///
  /// `width` is in points, and `font` that of an empty text; `runs` cover the text.
  public static func layout(
    _ text: String, runs: [TextRun], font: FontDescription, setting: LineSetting = LineSetting(),
    width: CGFloat?, alignment: TextAlignment = .natural, lineLimit: Int = 0,
    truncation: TextTruncation = .none, direction: TextDirection? = nil
  ) -> TextLayout {
    let width = width.flatMap { $0.isFinite ? min(max($0, 0), TextRequest.greatestWidth) : nil }
    var request = TextRequest(
      text: text, font: runs.first?.style.font ?? font, width: width, alignment: alignment,
      lineLimit: max(0, lineLimit), truncation: truncation, direction: direction)
    request.setting = setting
    // One style that only has a font is that of a plain text.
    let isPlain = runs.allSatisfy { $0.style == TextStyle(font: request.font) }
    if !isPlain { request.runs = runs }
    return TextEngine.shared.withLock { [request] in $0.layout(for: request) }
  }

  /// What is set of a long text first, in UTF-8 units.
  private static let longestBeginning = 4096
}

extension String {
  /// The grapheme clusters that end within a number of UTF-8 units.
  fileprivate func prefix(utf8Count: Int) -> Substring {
    let end = utf8.index(startIndex, offsetBy: utf8Count)
    return self[..<index(before: index(after: end))]
  }
}
