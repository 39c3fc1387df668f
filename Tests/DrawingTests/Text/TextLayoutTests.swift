import Drawing
import Foundation
import TestSupport
import Testing

/// Inter has 2816 units per em; advances are those of its `hmtx` table, and digits do not kern
/// with themselves.
private let fontOf2816 = FontDescription(size: 281.6)

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("n", 164.8), ("nn", 329.6), ("nnn", 494.4), ("0", 176.0), ("11", 261.6), ("i i", 212.8),
    ("", 0),
  ])
  func widthsAreTheSumOfAdvances(_ text: String, width: Double) throws {
    #expect(abs(try makeLayout(text, font: fontOf2816).size.width - width) < 0.01)
  }

  @Test func theHeightIsTheFontsWhateverScriptStandsInIt() throws {
    let metrics = Fonts.metrics(of: FontDescription(size: 17))
    for text in ["", "a", "漢", "ก", "न", "א", "م", "😀", "\u{0f40}"] {
      let layout = try makeLayout(text)
      #expect(Double(layout.size.height) == metrics.lineHeight, "\(text)")
      #expect(Double(layout.baseline) == metrics.ascent, "\(text)")
    }
  }

  @Test func tabularDigitsHaveOneWidth() throws {
    func width(_ text: String, tabular: Bool) throws -> Double {
      try makeLayout(text, font: FontDescription(size: 17, tabularDigits: tabular)).size.width
    }
    #expect(try width("1111", tabular: true) == width("0479", tabular: true))
    #expect(try width("1111", tabular: false) < width("0000", tabular: false))
  }

  @Test func aLayoutIsMadeOnce() throws {
    let first = try makeLayout("made once")
    #expect(try makeLayout("made once") === first)
    #expect(try makeLayout("made once", font: FontDescription(size: 18)) !== first)
    #expect(try makeLayout("made once", font: FontDescription(size: 17, weight: 700)) !== first)
    #expect(try makeLayout("made once", width: 20) !== first)
  }

  /// What was measured before it is set in its width is the same as what was not; a setting that
  /// changes nothing keeps the second from being taken from the first.
  @Test("What fits is set as if it had not been measured", .seeded)
  func whatFitsIsSetAsIfNotMeasured() throws {
    try Assets.prepared.get()
    let words = ["Sign", "up", "漢字", "مرحبا", "שלום", "👩‍👩‍👧", "e\u{301}", "ffi", "\n", "0123456789"]
    let alignments = [TextAlignment.natural, .left, .center, .right, .justified]
    let truncations = [TextTruncation.none, .head, .middle, .tail]
    var setting = LineSetting()
    setting.maximumHeight = 1000
    var fitting = 0
    forAll(rounds: 150) { random in
      let text = (0...Int.random(in: 0...4, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let font = FontDescription(size: Double(Int.random(in: 10...40, using: &random)))
      let alone = TextLayout.layout(text, font: font, truncation: .none).size.width
      let width = [alone, alone - 0.01, 7 * alone / 3, 2_000_000].randomElement(using: &random)
      let alignment = alignments.randomElement(using: &random) ?? .left
      let limit = Int.random(in: 0...2, using: &random)
      let truncation = truncations.randomElement(using: &random) ?? .none
      let layout = TextLayout.layout(
        text, font: font, width: width, alignment: alignment, lineLimit: limit,
        truncation: truncation)
      let afresh = TextLayout.layout(
        text, runs: [TextRun(length: text.utf16.count, style: TextStyle(font: font))], font: font,
        setting: setting, width: width, alignment: alignment, lineLimit: limit,
        truncation: truncation)
      #expect(layout.lineCount == afresh.lineCount && layout.isTruncated == afresh.isTruncated)
      guard layout.lineCount == 1 else { return }
      #expect(layout.bounds == afresh.bounds, "\(text)")
      for offset in 0...text.utf16.count {
        #expect(layout.caretRect(at: offset) == afresh.caretRect(at: offset), "\(text)")
      }
      let pictures = [layout, afresh].map { layout in
        painted(120, 60) { $0.draw(layout, at: .zero, color: Color(red: 0, green: 0, blue: 0)) }
      }
      let size = pictures[0].bytesPerRow * pictures[0].height
      #expect(memcmp(pictures[0].bytes, pictures[1].bytes, size) == 0, "\(text)")
      if !layout.isTruncated { fitting += 1 }
    }
    #expect(fitting > 0, "texts fit")
  }

  @Test func alignmentPlacesTheLineInItsWidth() throws {
    let width = try makeLayout("nnn").size.width
    for (alignment, left) in [
      (TextAlignment.natural, 0), (.left, 0), (.center, (100 - width) / 2), (.right, 100 - width),
    ] {
      let layout = try makeLayout("nnn", width: 100, alignment: alignment)
      #expect(abs(layout.caretRect(at: 0).minX - left) < 1e-6)
      #expect(abs(layout.bounds.minX - left) < 1e-6)
      #expect(abs(layout.size.width - width) < 1e-6)
    }
    // Hebrew begins at the right.
    let hebrew = try makeLayout("שלום", width: 100)
    #expect(abs(hebrew.caretRect(at: 0).minX - 100) < 1e-6)
    #expect(abs(hebrew.bounds.maxX - 100) < 1e-6)
  }

  @Test func aTextFitsIntoTheWidthThatItWasMeasuredToHave() throws {
    for text in ["Sign up", "漢字かな", "مرحبا", "Repeat password 0123"] {
      let natural = try makeLayout(text)
      let fitted = try makeLayout(text, width: natural.size.width)
      #expect(!fitted.isTruncated, "\(text)")
      #expect(fitted.lineCount == 1)
      #expect(try !makeLayout(text, width: natural.size.width, lineLimit: 0).isTruncated)
      #expect(try makeLayout(text, width: natural.size.width, lineLimit: 0).lineCount == 1)
    }
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func whatIsTooLongIsShortened(_ truncation: TextTruncation) throws {
    let layout = try makeLayout("The quick brown fox jumps", width: 100, truncation: truncation)
    #expect(layout.isTruncated)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width <= 100)
    #expect(layout.size.width > 70)
  }

  @Test func withoutTruncationALineIsAsLongAsItsText() throws {
    let layout = try makeLayout("The quick brown fox jumps", width: 100, truncation: .none)
    #expect(!layout.isTruncated)
    #expect(layout.size.width > 100)
  }

  @Test func linesBreakBetweenWordsAndAtLineBreaks() throws {
    let text = "aaaa bbbb cccc\ndd"
    let width = try makeLayout("aaaa bbbb").size.width + 1
    let layout = try makeLayout(text, width: width, lineLimit: 0)
    #expect(layout.lineCount == 3)
    #expect(abs(layout.size.height - 3 * layout.lineHeight) < 1e-9)
    let lines = [0, 5, 10, 15].map { (layout.caretRect(at: $0).minY / layout.lineHeight).rounded() }
    #expect(lines == [0, 0, 1, 2])
    #expect(layout.caretRect(at: 10).minX == 0)
    #expect(layout.caretRect(at: 15).minX == 0)
  }

  @Test func aLimitOfLinesHoldsForTheWholeText() throws {
    let text = "one\ntwo\nthree"
    let two = try makeLayout(text, width: 200, lineLimit: 2)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    // The ellipsis stands behind what is left of the text.
    #expect(try two.size.width > makeLayout("one").size.width)
    #expect(abs(try two.size.width - makeLayout("two…").size.width) < 0.01)
    #expect(two.utf16Count == 13)
    // Whatever was left out, the caret stands behind the ellipsis.
    #expect(abs(try two.caretRect(at: 13).minX - makeLayout("two…").size.width) < 0.01)
    let one = try makeLayout(text, width: 200)
    #expect(one.lineCount == 1 && one.isTruncated)
    let cut = try makeLayout(text, width: 200, lineLimit: 2, truncation: .none)
    #expect(cut.lineCount == 2 && cut.isTruncated)
    #expect(
      abs(try cut.size.width - max(makeLayout("one").size.width, makeLayout("two").size.width))
        < 0.01)
    #expect(try !makeLayout(text, width: 200, lineLimit: 3).isTruncated)
    #expect(try !makeLayout(text, lineLimit: 0).isTruncated)
  }

  @Test func aNULIsACharacterLikeOthers() throws {
    let layout = try makeLayout("a\0b")
    #expect(layout.utf16Count == 3)
    #expect(layout.caretRect(at: 2).minX > layout.caretRect(at: 1).minX)
    #expect(layout.caretRect(at: 3).minX > layout.caretRect(at: 2).minX)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e12])
  func absurdWidthsAndSizesAreHarmless(_ number: CGFloat) throws {
    for lineLimit in [0, 1, 2, -1, Int.max] {
      #expect(try makeLayout("two words", width: number, lineLimit: lineLimit).lineCount >= 1)
    }
    #expect(try makeLayout("text", font: FontDescription(size: number)).size.height.isFinite)
    #expect(try makeLayout("text", font: FontDescription(size: 9, weight: .min)).lineCount == 1)
    #expect(try makeLayout("text", font: FontDescription(size: 9, weight: .max)).lineCount == 1)
  }

  /// Layouts are made and measured on many threads at once.
  @Test func layoutsAreTheSameOnEveryThread() async throws {
    try Assets.prepared.get()
    let texts = (0..<40).map { "Label \($0 % 8) 漢字 שלום" }
    let widths = await withTaskGroup(of: [Double].self) { group in
      for round in 0..<8 {
        group.addTask {
          texts.map { text in
            let layout = TextLayout.layout(text, font: FontDescription(size: 9 + Double(round % 2)))
            let bitmap = painted(60, 20) { $0.draw(layout, at: .zero, color: .black) }
            return layout.size.width + Double(bitmap.pixel(5, 10))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(widths).count == 2)
  }
}
