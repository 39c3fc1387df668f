import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct TextPositionTests {
  static let texts = [
    "Hello, Kyoto", "fi ffi AVA Tea", "e\u{301}a\u{308}\u{323}o", "👨‍👩‍👧‍👦🇯🇵👍🏽x", "漢字かな",
    "नमस्ते क्षि", "สวัสดี", "שלום עולם", "مرحبا بالعالم", "\u{5e9}\u{5b8}\u{5dc}\u{5d5}\u{5b9}\u{5dd}",
  ]

  /// The offsets between two characters, as Swift sees them.
  private func boundaries(of text: String) -> [Int] {
    text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
  }

  @Test(arguments: texts)
  func caretsRunInTheTextsDirection(_ text: String) throws {
    let layout = try makeLayout(text)
    let isRightToLeft = ("\u{590}"..."\u{6ff}").contains(text.unicodeScalars.first ?? " ")
    let carets = boundaries(of: text).map { layout.caretRect(at: $0).minX }
    for (before, after) in zip(carets, carets.dropFirst()) {
      #expect(isRightToLeft ? after < before : after > before, "\(text): \(carets)")
    }
    #expect(abs((carets.first ?? -1) - (isRightToLeft ? layout.size.width : 0)) < 1e-6)
    #expect(abs((carets.last ?? -1) - (isRightToLeft ? 0 : layout.size.width)) < 1e-6)
  }

  @Test(arguments: texts)
  func noCaretStandsInsideACharacter(_ text: String) throws {
    let layout = try makeLayout(text)
    let boundaries = boundaries(of: text)
    for offset in -2...(text.utf16.count + 2) {
      let floor = boundaries.last { $0 <= offset } ?? 0
      #expect(layout.caretRect(at: offset) == layout.caretRect(at: floor), "\(offset)")
    }
    for x in stride(from: -10, to: layout.size.width + 10, by: 0.37) {
      let offset = layout.utf16Offset(at: CGPoint(x: x, y: 3))
      #expect(boundaries.contains(offset), "\(x): \(offset)")
    }
  }

  @Test(arguments: texts)
  func positionsComeBack(_ text: String) throws {
    let layout = try makeLayout(text)
    for offset in boundaries(of: text) {
      let caret = layout.caretRect(at: offset)
      #expect(layout.utf16Offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  @Test(arguments: texts + ["abc אבג def", "אבג abc דהו", "1 + 2 = ג", "\n", "a\nb\n"])
  func theNearestCaretIsFound(_ text: String) throws {
    let layout = try makeLayout(text, width: 90, lineLimit: 0)
    let seed: UInt64 = 99
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let point = CGPoint(
        x: .random(in: -20...120, using: &generator),
        y: .random(in: -20...(layout.size.height + 20), using: &generator))
      let offset = layout.utf16Offset(at: point)
      let caret = layout.caretRect(at: offset)
      let line = min(
        max((point.y / layout.lineHeight).rounded(.down), 0), Double(layout.lineCount - 1))
      #expect(abs(caret.minY - line * layout.lineHeight) < 1e-6, "\(point) of seed \(seed)")
      for other in boundaries(of: text) {
        let rect = layout.caretRect(at: other)
        if rect.minY == caret.minY {
          #expect(
            abs(rect.minX - point.x) >= abs(caret.minX - point.x) - 1e-6, "\(point), \(other)")
        }
      }
    }
  }

  @Test func advancesPlaceTheCaret() throws {
    // Units of 1/2816 em at a tenth of a point each: i is 668, n is 1648.
    let layout = try makeLayout("inn", font: FontDescription(size: 281.6))
    let expected = [0, 66.8, 231.6, 396.4]
    for (offset, x) in expected.enumerated() {
      #expect(abs(layout.caretRect(at: offset).minX - x) < 0.01)
    }
    // The border between two carets is in the middle.
    #expect(layout.utf16Offset(at: CGPoint(x: 33, y: 5)) == 0)
    #expect(layout.utf16Offset(at: CGPoint(x: 34, y: 5)) == 1)
    #expect(layout.utf16Offset(at: CGPoint(x: 149, y: 5)) == 1)
    #expect(layout.utf16Offset(at: CGPoint(x: 150, y: 5)) == 2)
    #expect(layout.utf16Offset(at: CGPoint(x: 9999, y: 5)) == 3)
    #expect(layout.utf16Offset(at: CGPoint(x: CGFloat.nan, y: CGFloat.nan)) == 0)
  }

  @Test func anEmptyTextHasOneCaret() throws {
    let layout = try makeLayout("")
    #expect(
      layout.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 2, height: layout.lineHeight))
    #expect(layout.utf16Offset(at: CGPoint(x: 50, y: 50)) == 0)
    #expect(layout.selectionRects(for: 0..<5).isEmpty)
    #expect(try centred("").caretRect(at: 0).minX == 50)
  }

  private func centred(_ text: String) throws -> TextLayout {
    try makeLayout(text, width: 100, alignment: .center)
  }

  @Test func theCaretGoesBelowALineBreak() throws {
    let layout = try makeLayout("ab\n", width: 100, lineLimit: 0)
    #expect(layout.lineCount == 2)
    #expect(layout.caretRect(at: 2).minY == 0)
    #expect(layout.caretRect(at: 3).minY == layout.lineHeight)
    #expect(layout.caretRect(at: 3).minX == 0)
    #expect(layout.utf16Offset(at: CGPoint(x: 99, y: 1)) == 2)
    #expect(layout.utf16Offset(at: CGPoint(x: 99, y: layout.lineHeight + 1)) == 3)
  }

  /// Seen from left to right: abc, a space, and then gimel, beth, aleph.
  @Test func aTextOfTwoDirections() throws {
    let layout = try makeLayout("abc אבג")
    let width = layout.size.width
    let hebrew = try makeLayout("אבג").size.width
    #expect(abs(layout.caretRect(at: 4).minX - width) < 0.01)
    #expect(abs(layout.caretRect(at: 7).minX - (width - hebrew)) < 0.01)
    // From the space to behind aleph: two pieces, at the middle and at the right.
    let rects = layout.selectionRects(for: 3..<5)
    #expect(rects.count == 2)
    #expect(abs((rects.first?.minX ?? 0) - layout.caretRect(at: 3).minX) < 0.01)
    #expect(abs((rects.first?.maxX ?? 0) - (width - hebrew)) < 0.01)
    #expect(abs((rects.last?.maxX ?? 0) - width) < 0.01)
  }

  @Test(arguments: texts)
  func aSelectionReachesFromCaretToCaret(_ text: String) throws {
    let layout = try makeLayout(text)
    let boundaries = boundaries(of: text)
    for (index, start) in boundaries.enumerated() {
      for end in boundaries.dropFirst(index + 1) {
        let rects = layout.selectionRects(for: start..<end)
        #expect(rects.count == 1)
        let (from, to) = (layout.caretRect(at: start).minX, layout.caretRect(at: end).minX)
        #expect(abs((rects.first?.minX ?? 0) - min(from, to)) < 0.01)
        #expect(abs((rects.first?.maxX ?? 0) - max(from, to)) < 0.01)
        #expect(rects.first?.height == layout.lineHeight)
      }
      #expect(layout.selectionRects(for: start..<start).isEmpty)
    }
  }

  @Test func aSelectionOverLinesHasARectangleInEach() throws {
    let layout = try makeLayout("ab\ncd\nef", width: 100, lineLimit: 0)
    let rects = layout.selectionRects(for: 1..<7)
    #expect(rects.map { ($0.minY / layout.lineHeight).rounded() } == [0, 1, 2])
    #expect(rects.map(\.minX) == [layout.caretRect(at: 1).minX, 0, 0])
  }
}
