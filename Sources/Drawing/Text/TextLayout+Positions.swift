import Foundation

extension TextLayout {
  /// Where the caret stands before the character at an offset in UTF-16 units.
  ///
  /// The rectangle's left side is the position; it is 2 points wide and as high as the line.
  /// Offsets outside the text are moved into it, offsets inside a character to its beginning.
  public func caretRect(at utf16Offset: Int) -> CGRect {
    let (x, line) = caret(at: utf16Offset)
    return CGRect(x: x, y: lines[line].top, width: 2, height: lines[line].height)
  }

  /// The offset in UTF-16 units, always between two characters, whose caret is nearest to a point.
  ///
  /// A point above or below the text counts for the first or last line.
  public func utf16Offset(at point: CGPoint) -> Int {
    let index = lineIndex(at: point.y)
    let line = lines[index]
    let x = point.x.isNaN ? 0 : Double(point.x)
    var best = (distance: Double.infinity, offset: utf16Count)
    for grapheme in graphemes[line.graphemes] {
      let distance = abs(grapheme.leading - x)
      if distance < best.distance { best = (distance, grapheme.utf16.lowerBound) }
    }
    // The end of a line that was broken is the next line's beginning; only the last has its own.
    if index == lines.count - 1 {
      let end = caret(at: utf16Count)
      if abs(end.x - x) < best.distance || line.graphemes.isEmpty { best.offset = utf16Count }
    }
    return best.offset
  }

  /// The line at a distance from the top, in points; above and below the first and the last.
  private func lineIndex(at y: CGFloat) -> Int {
    guard y.isFinite else { return 0 }
    return max(0, (lines.firstIndex { $0.top > y } ?? lines.count) - 1)
  }

  /// Where a line stands, and its characters in UTF-16 units.
  public struct LinePlace: Hashable, Sendable {
    /// From the top of the layout, in points.
    public let top, height: CGFloat
    /// Without the line break at its end.
    public let text: Range<Int>
    /// Whether it goes on in another line, so that its end is the next one's beginning.
    public let isBroken: Bool
  }

  /// The line that has the caret of an offset in it.
  public func line(around utf16Offset: Int) -> (index: Int, place: LinePlace) {
    let index = caret(at: utf16Offset).line
    return (index, place(ofLine: index))
  }

  /// Where a line stands; the first one's index is 0.
  public func place(ofLine index: Int) -> LinePlace {
    let line = lines[index]
    let start =
      line.graphemes.isEmpty ? utf16Count : graphemes[line.graphemes.lowerBound].utf16.lowerBound
    let end =
      line.graphemes.isEmpty
      ? utf16Count : graphemes[line.graphemes.upperBound - 1].utf16.upperBound
    return LinePlace(
      top: line.top, height: line.height, text: start..<end, isBroken: index < lines.count - 1)
  }

  /// Whether the line with an offset in it runs from right to left.
  public func isRightToLeft(atLineOf utf16Offset: Int) -> Bool {
    lines[caret(at: utf16Offset).line].isRightToLeft
  }

  /// The rectangles, line by line and from left to right, that cover a range of UTF-16 units.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines {
      let spans = graphemes[line.graphemes]
        .filter { $0.utf16.overlaps(range) && $0.right > $0.left }
        .map { (left: $0.left, right: $0.right) }
        .sorted { $0.left < $1.left }
      var merged: [(left: Double, right: Double)] = []
      for span in spans {
        // Neighbours meet exactly up to the rounding of sums.
        if let last = merged.last, span.left <= last.right + 1e-6 {
          merged[merged.count - 1].right = max(last.right, span.right)
        } else {
          merged.append(span)
        }
      }
      rects += merged.map {
        CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height)
      }
    }
    return rects
  }

  private func caret(at utf16Offset: Int) -> (x: Double, line: Int) {
    if utf16Offset < utf16Count, let index = grapheme(at: max(0, utf16Offset)) {
      return (graphemes[index].leading, graphemes[index].line)
    }
    let line = lines[lines.count - 1]
    guard let last = line.graphemes.last else {
      return (line.isRightToLeft ? line.left + line.width : line.left, lines.count - 1)
    }
    return (graphemes[last].trailing, lines.count - 1)
  }

  /// The index of the grapheme that holds a UTF-16 offset, by bisection.
  private func grapheme(at utf16Offset: Int) -> Int? {
    var low = 0
    var high = graphemes.count
    while low < high {
      let middle = (low + high) / 2
      if graphemes[middle].utf16.upperBound <= utf16Offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < graphemes.count ? low : nil
  }
}
