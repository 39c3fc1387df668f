import CPango
import Foundation

/// Turns a request into a layout: pango breaks and shapes, and everything worth keeping is taken
/// out of its objects.
///
/// Used inside the text engine's lock.
struct TextLayoutBuilder {
  private let request: TextRequest
  private let context: OpaquePointer
  private let metrics: FontMetrics
  /// The measures of the fonts of all styles.
  private let measures: [FontDescription: FontMetrics]
  /// The text that is shaped, which may be less than the one asked for.
  private let text: String
  private let utf16Count: Int
  private let isShortened: Bool

  private var runs: [RunDraft] = []
  private var lines: [TextLine] = []
  private var styles: StyledRuns
  private var baselines: [Double] = []
  private var decorations = TextDecorations()
  private var graphemes: [Grapheme] = []
  /// For each UTF-8 unit of the text the grapheme it belongs to.
  private var graphemeOfByte: [Int] = []

  init(
    request: TextRequest, context: OpaquePointer, metrics: FontMetrics,
    measures: [FontDescription: FontMetrics]
  ) {
    // Pango's text ends at a NUL; the character that stands for it is one UTF-16 unit, too.
    self.init(
      request: request, context: context, metrics: metrics, measures: measures,
      text: request.text.contains("\0")
        ? request.text.replacing("\0", with: "\u{fffd}") : request.text,
      utf16Count: request.text.utf16.count, isShortened: false)
  }

  private init(
    request: TextRequest, context: OpaquePointer, metrics: FontMetrics,
    measures: [FontDescription: FontMetrics], text: String, utf16Count: Int, isShortened: Bool
  ) {
    self.measures = measures
    styles = StyledRuns(request.runs, of: text)
    self.request = request
    self.context = context
    self.metrics = metrics
    self.text = text
    self.utf16Count = utf16Count
    self.isShortened = isShortened
  }

  consuming func build() -> TextLayout {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("pango is out of memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let direction = request.direction {
      pango_layout_set_auto_dir(layout, 0)
      pango_context_set_base_dir(context, direction.pango)
    }
    defer {
      if request.direction != nil { pango_context_set_base_dir(context, PANGO_DIRECTION_LTR) }
    }
    configure(layout)
    var shaped: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let element = node {
      if let data = element.pointee.data {
        shaped.append(data.assumingMemoryBound(to: PangoLayoutLine.self))
      }
      node = element.pointee.next
    }
    if request.lineLimit > 0, shaped.count > request.lineLimit {
      shaped.removeLast(shaped.count - request.lineLimit)
      if request.truncation != .none, !isShortened, let last = shaped.last {
        let end = Int(last.pointee.start_index + last.pointee.length)
        return shortened(toBytes: end).build()
      }
    }
    findGraphemes()
    for line in shaped { add(line) }
    return TextLayout(
      runs: runs.map { $0.finished },
      lines: lines, graphemes: Array(graphemes.prefix(lines.last?.graphemes.upperBound ?? 0)),
      baseline: baselines.first ?? metrics.ascent,
      height: request.isPlain
        ? metrics.lineHeight * Double(lines.count) : lines.last.map { $0.top + $0.height } ?? 0,
      backgrounds: decorations.backgrounds, rules: decorations.rules,
      isTruncated: isShortened || pango_layout_is_ellipsized(layout) != 0
        || (lines.last?.graphemes.upperBound ?? 0) < graphemes.count,
      utf16Count: utf16Count)
  }

  /// The same for the beginning of the text and an ellipsis that stands for the rest.
  private func shortened(toBytes count: Int) -> TextLayoutBuilder {
    let beginning = String(decoding: text.utf8.prefix(count), as: UTF8.self)
    return TextLayoutBuilder(
      request: request, context: context, metrics: metrics, measures: measures,
      text: beginning + "…",
      utf16Count: utf16Count, isShortened: true)
  }

  private func configure(_ layout: OpaquePointer) {
    request.font.withPango { pango_layout_set_font_description(layout, $0) }
    if let attributes = styles.attributes() {
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    } else if request.font.tabularDigits {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    guard let width = request.lineWidth else { return }
    if request.lineLimit == 1 && request.truncation == .none { return }
    pango_layout_set_width(layout, width)
    let indent = request.setting.indent
    if request.setting.firstIndent != indent {
      pango_layout_set_indent(
        layout, Int32((request.setting.firstIndent - indent) * Double(PANGO_SCALE)))
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
    if request.lineLimit > 0 {
      pango_layout_set_height(layout, -Int32(clamping: request.lineLimit))
      pango_layout_set_ellipsize(layout, request.truncation.pango)
    }
  }

  private mutating func findGraphemes() {
    graphemeOfByte.reserveCapacity(text.utf8.count)
    var offset = 0
    for character in text {
      let end = offset + character.utf16.count
      graphemeOfByte += repeatElement(graphemes.count, count: character.utf8.count)
      graphemes.append(
        Grapheme(
          utf16: offset..<end, line: 0, left: .infinity, right: -.infinity,
          isRightToLeft: false))
      offset = end
    }
    if isShortened { graphemes[graphemes.count - 1].utf16 = (offset - 1)..<utf16Count }
  }

  private mutating func add(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    let isRightToLeft =
      pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let element = node {
      if let data = element.pointee.data {
        items.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      node = element.pointee.next
    }
    let width = items.reduce(0) { $0 + points(pango_glyph_string_get_width($1.pointee.glyphs)) }
    let left = request.left(
      ofLine: width, isFirst: lines.isEmpty, isRightToLeft: isRightToLeft)
    let (top, height, baseline) = place(of: items, startingAt: Int(line.pointee.start_index))
    // From the line's left end on, so that numbers are exact until the line is moved to its place.
    var x = 0.0
    for item in items {
      let style = styles.style(at: Int(item.pointee.item.pointee.offset))
      let end = add(item, at: x, of: left, baseline: baseline, style: style)
      if let style {
        decorations.add(
          style, from: left + x, to: left + end, top: top, height: height, baseline: baseline,
          xHeight: (measures[style.font] ?? metrics).xHeight)
      }
      x = end
    }
    baselines.append(baseline)

    // A line owns its graphemes up to the next line's beginning, its line break included.
    let first = lines.last?.graphemes.upperBound ?? 0
    let end = Int(line.pointee.start_index + line.pointee.length)
    var last = end < graphemeOfByte.count ? graphemeOfByte[end] : graphemes.count
    if last < graphemes.count, isLineBreak(at: end) { last += 1 }
    last = max(first, last)
    var edge = isRightToLeft ? left + width : left
    for index in first..<last {
      graphemes[index].line = lines.count
      if graphemes[index].left > graphemes[index].right {
        graphemes[index].left = edge
        graphemes[index].right = edge
        graphemes[index].isRightToLeft = isRightToLeft
      }
      edge = graphemes[index].trailing
    }
    lines.append(
      TextLine(
        top: top, height: height, left: left, width: width, graphemes: first..<last,
        isRightToLeft: isRightToLeft))
  }

  /// Where the next line stands: its top, its height and its baseline, from the top of the layout.
  private func place(
    of items: [UnsafeMutablePointer<PangoGlyphItem>], startingAt byte: Int
  ) -> (top: Double, height: Double, baseline: Double) {
    if request.isPlain {
      let top = Double(lines.count) * metrics.lineHeight
      return (top, metrics.lineHeight, top + metrics.ascent)
    }
    var (ascent, descent) = (0.0, 0.0)
    func measure(_ style: TextStyle?) {
      let metrics = style.flatMap { measures[$0.font] } ?? metrics
      let offset = style?.baselineOffset ?? 0
      ascent = max(ascent, metrics.ascent + offset)
      descent = max(descent, metrics.descent - offset)
    }
    for item in items { measure(styles.style(at: Int(item.pointee.item.pointee.offset))) }
    if items.isEmpty { measure(styles.style(at: byte)) }
    let height = request.setting.height(natural: ascent + descent)
    let top = lines.last.map { $0.top + $0.height + request.setting.spacing } ?? 0
    // What a line is higher than its fonts is above their letters.
    return (top, height, top + height - descent)
  }

  private func isLineBreak(at byte: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    return text[index].isNewline
  }

  /// Takes over one run of glyphs that begins at `x` of a line whose left end is `left`, and returns
  /// where it ends in the line.
  private mutating func add(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, at x: Double, of left: Double, baseline: Double,
    style: TextStyle?
  ) -> Double {
    guard let item = run.pointee.item, let font = item.pointee.analysis.font,
      let string = run.pointee.glyphs,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return x }
    let baseline = baseline - (style?.baselineOffset ?? 0)
    if runs.last?.font != scaled || runs.last?.color != style?.color {
      runs.append(RunDraft(font: scaled, isColored: isColored(font), color: style?.color))
    }
    let current = runs.count - 1
    var position = x
    for index in 0..<Int(string.pointee.num_glyphs) {
      let glyph = string.pointee.glyphs[index]
      let width = points(glyph.geometry.width)
      if glyph.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
        let height = metrics.capHeight
        runs[current].missing.append(
          CGRect(x: left + position, y: baseline - height, width: width, height: height))
      } else if glyph.glyph != PANGO_GLYPH_EMPTY {
        runs[current].glyphs.append(
          PlacedGlyph(
            index: UInt(glyph.glyph), x: left + (position + points(glyph.geometry.x_offset)),
            y: baseline + points(glyph.geometry.y_offset)))
      }
      position += width
    }
    measureCharacters(of: run, from: x, to: position, left: left)
    return position
  }

  private func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    var isColored = FcBool(0)
    font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      _ = FcPatternGetBool(pango_fc_font_get_pattern($0), FC_COLOR, 0, &isColored)
    }
    return isColored != 0
  }

  /// Notes the left and right edges of the graphemes in a run of a line whose left end is `left`.
  private mutating func measureCharacters(
    of run: UnsafeMutablePointer<PangoGlyphItem>, from start: Double, to end: Double, left: Double
  ) {
    let item = run.pointee.item.pointee
    let isRightToLeft = item.analysis.level % 2 == 1
    var widths = [Int32](repeating: 0, count: Int(item.num_chars))
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_glyph_item_get_logical_widths(run, $0.baseAddress, &widths)
      }
      var byte = Int(item.offset)
      var x = isRightToLeft ? end : start
      for width in widths {
        let end = isRightToLeft ? x - points(width) : x + points(width)
        let index = graphemeOfByte[byte]
        graphemes[index].left = min(graphemes[index].left, left + x, left + end)
        graphemes[index].right = max(graphemes[index].right, left + x, left + end)
        graphemes[index].isRightToLeft = isRightToLeft
        x = end
        byte += 1
        while byte < bytes.count, bytes[byte] & 0xc0 == 0x80 { byte += 1 }
      }
    }
  }

  private func points(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }
}

/// A run of glyphs that may still grow; the font belongs to the layout that is read.
private struct RunDraft {
  let font: OpaquePointer
  let isColored: Bool
  let color: Color?
  var glyphs: [PlacedGlyph] = []
  var missing: [CGRect] = []

  var finished: GlyphRun {
    GlyphRun(font: font, isColored: isColored, glyphs: glyphs, missing: missing, color: color)
  }
}

extension TextDirection {
  fileprivate var pango: PangoDirection {
    switch self {
    case .leftToRight: PANGO_DIRECTION_LTR
    case .rightToLeft: PANGO_DIRECTION_RTL
    }
  }
}

extension TextTruncation {
  var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
