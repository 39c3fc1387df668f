import Drawing
import Foundation

/// Text with attributes, set paragraph by paragraph, one below the other.
struct TextBlock {
  /// How text is set where its attributes say nothing.
  struct Defaults {
    var font: UIFont
    var alignment = NSTextAlignment.natural
    /// What natural means.
    var natural = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  private(set) var paragraphs: [(layout: TextLayout, y: CGFloat)] = []
  private(set) var size = CGSize.zero
  private(set) var lineCount = 0

  /// Sets a text in a width of points, or without one in lines as long as they are, in at most
  /// `lineLimit` lines; 0 sets no limit.
  init(_ text: NSAttributedString, _ defaults: Defaults, width: CGFloat?, lineLimit: Int) {
    let string = text.string
    var (start, y): (Int, CGFloat) = (0, 0)
    let lengths = string.paragraphLengths
    for (index, (length, lineBreak)) in lengths.enumerated() {
      defer { start += length }
      let range = NSRange(location: start, length: length - lineBreak)
      let part = text.attributedSubstring(from: range)
      let attributes =
        start < text.length
        ? text.attributes(at: start, effectiveRange: nil)
        : text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
      let style = TextAttributes(attributes).paragraphStyle
      let left = lineLimit > 0 ? lineLimit - lineCount : 0
      if lineLimit > 0, left <= 0 { break }
      if index > 0 { y += style?.paragraphSpacingBefore ?? 0 }
      func layout(endingWith end: String = "") -> TextLayout {
        Self.layout(
          part, endingWith: end, attributes, defaults, width: width, lineLimit: left)
      }
      var set = layout()
      // What does not fit any more is not only that paragraph's end.
      if lineLimit > 0, set.lineCount == left, !set.isTruncated, index + 1 < lengths.count {
        set = layout(endingWith: "…")
      }
      paragraphs.append((set, y))
      lineCount += set.lineCount
      size.width = max(size.width, style?.width(of: set) ?? set.size.width)
      y += set.size.height
      size.height = y
      y += style?.paragraphSpacing ?? 0
    }
  }

  /// Sets one paragraph, without the break that ends it.
  static func layout(
    _ text: NSAttributedString, endingWith end: String = "",
    _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults, width: CGFloat?,
    lineLimit: Int
  ) -> TextLayout {
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      runs.append(
        TextRun(length: range.length, style: TextAttributes(values).style(font: defaults.font)))
    }
    let first = TextAttributes(attributes)
    if runs.isEmpty { runs = [TextRun(length: 0, style: first.style(font: defaults.font))] }
    runs[runs.count - 1].length += end.utf16.count
    let style = first.paragraphStyle
    let wanted = style?.alignment ?? defaults.alignment
    let alignment = wanted == .natural ? defaults.natural : wanted
    return TextLayout.layout(
      text.string + end, runs: runs, font: defaults.font.fontDescription,
      setting: style?.lineSetting(in: width) ?? LineSetting(), width: width,
      alignment: alignment.drawingAlignment, lineLimit: lineLimit,
      truncation: lineLimit == 0
        ? .none : (style?.lineBreakMode ?? defaults.lineBreakMode).truncation,
      direction: style?.direction)
  }

  /// From the top down to the baseline of the first and of the last line, in points.
  var baselines: (first: CGFloat, last: CGFloat) {
    guard let first = paragraphs.first, let last = paragraphs.last else { return (0, 0) }
    let lastLine = last.layout.place(ofLine: last.layout.lineCount - 1)
    return (
      first.y + first.layout.baseline,
      last.y + lastLine.top + lastLine.height - (last.layout.lineHeight - last.layout.baseline)
    )
  }
}

extension Canvas {
  /// Draws a text with attributes; `origin` is its top left, in points.
  func draw(_ block: TextBlock, at origin: CGPoint, color: Color) {
    for (layout, y) in block.paragraphs {
      draw(layout, at: CGPoint(x: origin.x, y: origin.y + y), color: color)
    }
  }
}
