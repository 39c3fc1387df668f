import Drawing
import Foundation

/// Where the text of a text view stands.
extension UITextView {
  var usedFont: UIFont { font ?? Self.standardFont }

  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: usedFont, .foregroundColor: textColor ?? .label]
  }

  var attributeRuns: AttributeRuns {
    get { session.attributes }
    set { session.attributes = newValue }
  }

  /// The attributes that are seen: those of the text, with links to what is found in it.
  var shownRuns: AttributeRuns {
    guard !dataDetectorTypes.isEmpty, !isEditable else { return attributeRuns }
    if let detectedRuns { return detectedRuns }
    var runs = attributeRuns
    for finding in DataDetector.findings(in: model.text, of: dataDetectorTypes) {
      let parts = runs.parts(of: finding.range).map { part in
        (
          length: part.length,
          attributes: part.attributes.merging([.link: finding.url]) { own, _ in own }
        )
      }
      runs.replace(finding.range, with: AttributeRuns(parts))
    }
    detectedRuns = runs
    return runs
  }

  /// The style of a paragraph from its attributes, else that of the view.
  private func layout(
    of range: Range<Int>, in width: CGFloat
  ) -> (layout: TextLayout, before: CGFloat, after: CGFloat) {
    let text =
      isSecureTextEntry
      ? DisplayedText(secure: model.text(in: range)).string : model.text(in: range)
    let attributes =
      range.isEmpty && range.lowerBound >= model.length
      ? typingAttributes : attributeRuns.attributes(at: range.lowerBound)
    var runs = shownRuns.parts(of: range).map { part in
      let values =
        part.attributes[.link] == nil
        ? part.attributes : part.attributes.merging(givenLinkAttributes) { $1 }
      return TextRun(
        length: part.length,
        style: TextAttributes(values).style(font: usedFont, linkColor: tintColor ?? .link))
    }
    if runs.isEmpty || isSecureTextEntry {
      runs = [
        TextRun(length: text.utf16.count, style: TextAttributes(attributes).style(font: usedFont))
      ]
    }
    mark(&runs, of: range)
    let style = TextAttributes(attributes).paragraphStyle
    let layout = TextLayout.layout(
      text, runs: runs, font: usedFont.fontDescription,
      setting: style?.lineSetting(in: width) ?? LineSetting(), width: width,
      alignment: (style?.alignment ?? textAlignment).drawingAlignment,
      direction: session.chosenDirection ?? style?.direction ?? directionOfNeutral(text))
    return (layout, style?.paragraphSpacingBefore ?? 0, style?.paragraphSpacing ?? 0)
  }

  /// The direction of a text that has none of its own; nil where it has, or nothing needs to be said.
  private func directionOfNeutral(_ text: String) -> TextDirection? {
    isRightToLeft && TextDirection(of: text) == nil ? .rightToLeft : nil
  }

  /// Gives what an input method composes the colours that the app has chosen.
  private func mark(_ runs: inout [TextRun], of range: Range<Int>) {
    guard let marked = model.markedRange?.clamped(to: range), !marked.isEmpty,
      let color = markedTextStyle?[.foregroundColor] as? UIColor
    else { return }
    var (start, cut): (Int, [TextRun]) = (range.lowerBound, [])
    for run in runs {
      let whole = start..<start + run.length
      let inside = whole.clamped(to: marked)
      let parts =
        inside.isEmpty
        ? [whole]
        : [whole.lowerBound..<inside.lowerBound, inside, inside.upperBound..<whole.upperBound]
      for part in parts where !part.isEmpty {
        var new = TextRun(length: part.count, style: run.style)
        if part == inside { new.style.color = color.color }
        cut.append(new)
      }
      start = whole.upperBound
    }
    runs = cut
  }

  func makeLines() -> TextViewLayout {
    TextViewLayout { [unowned self] in layout(of: $0, in: $1) }
  }

  /// The width of lines where the view is some points wide.
  func lineWidth(in width: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    return max(
      0,
      width - insets.left - insets.right - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  /// From the content's origin to the first line's left end.
  var lineOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Texts up to this length, in UTF-16 units, are measured whole, so that nothing moves when they
  /// are scrolled.
  private static let longestMeasured = 20_000

  /// Lets the content be as large as the text.
  func measureText() {
    let width = lineWidth(in: bounds.width)
    if lines.width != width { lines.setWidth(width) }
    if model.length <= Self.longestMeasured {
      lines.fillAll()
    } else {
      let top = bounds.minY - lineOrigin.y
      lines.fill(from: top, to: top + bounds.height)
    }
    takeHeight()
  }

  func takeHeight() {
    let insets = adjustedContentInset
    textContainer.size = CGSize(
      width: lines.width + 2 * textContainer.lineFragmentPadding, height: lines.height)
    contentSize = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: roundUpToPixel(lines.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// The size of the text in a width of points, all of it measured.
  func textSize(in width: CGFloat?) -> CGSize {
    let other = makeLines()
    other.estimatedLineHeight = lines.estimatedLineHeight
    other.reset(model.text, width: width.map { lineWidth(in: $0) } ?? .greatestFiniteMagnitude)
    other.fillAll()
    let longest = other.paragraphs.reduce(0) { max($0, $1.layout?.size.width ?? 0) }
    let insets = textContainerInset
    return CGSize(
      width: roundUpToPixel(
        longest + insets.left + insets.right + 2 * textContainer.lineFragmentPadding),
      height: roundUpToPixel(other.height + insets.top + insets.bottom))
  }

  // MARK: Positions

  /// The offset whose caret is nearest to a point of the content.
  func nearestOffset(to point: CGPoint) -> Int {
    let place = lines.place(atHeight: point.y - lineOrigin.y)
    let layout = lines.layout(at: place)
    let inside = layout.utf16Offset(
      at: CGPoint(x: point.x - lineOrigin.x, y: point.y - lineOrigin.y - lines.firstLine(of: place))
    )
    return textOffset(inside, in: place)
  }

  private func textOffset(_ shown: Int, in place: TextViewLayout.Place) -> Int {
    guard isSecureTextEntry else { return place.start + shown }
    let range = place.start..<place.start + lines.paragraphs[place.index].shownLength
    return place.start + DisplayedText(secure: model.text(in: range)).textOffset(shown)
  }

  private func shownOffset(_ offset: Int, in place: TextViewLayout.Place) -> Int {
    let length = lines.paragraphs[place.index].shownLength
    let inside = min(max(0, offset - place.start), length)
    guard isSecureTextEntry else { return inside }
    return DisplayedText(secure: model.text(in: place.start..<place.start + length))
      .displayOffset(inside)
  }

  func caret(at offset: Int) -> CGRect {
    let place = lines.place(at: offset)
    let layout = lines.layout(at: place)
    var rect = layout.caretRect(at: shownOffset(offset, in: place))
    rect.origin.x += lineOrigin.x - 0.5
    rect.origin.y += lineOrigin.y + lines.firstLine(of: place)
    // A caret at the end of a full line stays in sight.
    let right = lineOrigin.x + lines.width + textContainer.lineFragmentPadding - rect.width
    rect.origin.x = max(0, min(rect.minX, max(right, lineOrigin.x)))
    return rect
  }

  /// What covers a range: where it goes on in the next line, up to the side where lines end.
  func selectedRects(of range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    var place = lines.place(at: range.lowerBound)
    while true {
      let paragraph = lines.paragraphs[place.index]
      let layout = lines.layout(at: place)
      let top = lineOrigin.y + lines.firstLine(of: place)
      let shown =
        shownOffset(range.lowerBound, in: place)..<shownOffset(range.upperBound, in: place)
      let goesOn = range.upperBound > place.start + paragraph.shownLength
      for index in 0..<layout.lineCount {
        let line = layout.place(ofLine: index)
        let part = shown.clamped(to: line.text)
        let reachesEnd = line.isBroken ? shown.upperBound > line.text.upperBound : goesOn
        let isInside =
          line.isBroken
          ? shown.lowerBound < line.text.upperBound && shown.upperBound > line.text.lowerBound
          : shown.upperBound >= line.text.lowerBound && (!part.isEmpty || goesOn)
        guard isInside else { continue }
        var inLine = layout.selectionRects(for: part)
        if reachesEnd { inLine = reachingEnd(inLine, of: line, in: layout, from: part) }
        rects += inLine.map { $0.offsetBy(dx: lineOrigin.x, dy: top) }
      }
      guard place.index + 1 < lines.paragraphs.count,
        place.start + paragraph.length < range.upperBound
      else { return rects }
      lines.advance(&place)
    }
  }

  private func reachingEnd(
    _ rects: [CGRect], of line: TextLayout.LinePlace, in layout: TextLayout, from part: Range<Int>
  ) -> [CGRect] {
    let start = layout.caretRect(at: part.upperBound)
    let isRightToLeft = layout.isRightToLeft(atLineOf: part.lowerBound)
    var (left, right) = (lines.width, 0.0)
    for rect in rects { (left, right) = (min(left, rect.minX), max(right, rect.maxX)) }
    if rects.isEmpty { (left, right) = (start.minX, start.minX) }
    let box =
      isRightToLeft
      ? CGRect(x: 0, y: line.top, width: max(0, right), height: line.height)
      : CGRect(x: left, y: line.top, width: max(0, lines.width - left), height: line.height)
    // A selection that is one piece stays one.
    return rects.count <= 1
      ? [box]
      : rects + [
        isRightToLeft
          ? CGRect(x: 0, y: line.top, width: max(0, left), height: line.height)
          : CGRect(x: right, y: line.top, width: max(0, lines.width - right), height: line.height)
      ]
  }

  /// Where a motion by lines leads from an offset, keeping the column; nil for all other motions.
  func destination(
    of motion: TextEditingCommand.Motion, from offset: Int, column: inout CGFloat?
  ) -> Int? {
    var place = lines.place(at: offset)
    let layout = lines.layout(at: place)
    let (index, line) = layout.line(around: shownOffset(offset, in: place))
    switch motion {
    case .lineStart:
      column = nil
      return textOffset(line.text.lowerBound, in: place)
    case .lineEnd:
      column = nil
      guard line.isBroken else { return place.start + lines.paragraphs[place.index].shownLength }
      // Before the space at which the line was broken.
      return model.boundary(before: textOffset(line.text.upperBound, in: place))
    case .up, .down:
      let x = column ?? layout.caretRect(at: shownOffset(offset, in: place)).minX
      column = x
      var target = (layout: layout, index: motion == .up ? index - 1 : index + 1)
      if target.index < 0 {
        guard place.index > 0 else { return 0 }
        lines.goBack(&place)
        let above = lines.layout(at: place)
        target = (above, above.lineCount - 1)
      } else if target.index >= layout.lineCount {
        guard place.index + 1 < lines.paragraphs.count else { return model.length }
        lines.advance(&place)
        target = (lines.layout(at: place), 0)
      }
      let middle = target.layout.place(ofLine: target.index)
      let shown = target.layout.utf16Offset(
        at: CGPoint(x: x, y: middle.top + middle.height / 2))
      return textOffset(shown, in: place)
    default: return nil
    }
  }

  /// The direction of the paragraph around an offset.
  func paragraphDirection(at offset: Int) -> TextDirection {
    if let chosen = session.chosenDirection { return chosen }
    let place = lines.place(at: offset)
    return lines.layout(at: place).isRightToLeft(atLineOf: 0) ? .rightToLeft : .leftToRight
  }
}
