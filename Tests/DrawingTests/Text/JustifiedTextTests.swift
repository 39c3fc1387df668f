import Foundation
import Testing

@testable import Drawing

struct JustifiedTextTests {
  private func layout(_ text: String, _ alignment: TextAlignment) throws -> TextLayout {
    try makeLayout(text, width: 150, alignment: alignment, lineLimit: 0, truncation: .none)
  }

  @Test func `justified lines reach from side to side, but for the last of a paragraph`() throws {
    let text = "several words that do not fit into one line\nand more words of another paragraph"
    let (natural, justified) = (try layout(text, .natural), try layout(text, .justified))
    let newline = try #require(Array(text).firstIndex(of: "\n"))
    let ends = natural.lines.indices.filter { index in
      [newline, newline + 1, text.count].contains(natural.lines[index].graphemes.upperBound)
    }
    #expect(natural.lines.count > 4)
    #expect(ends.count == 2)
    #expect(justified.lines.count == natural.lines.count)
    for (index, line) in justified.lines.enumerated() {
      #expect(line.left == 0)
      if ends.contains(index) {
        #expect(abs(line.width - natural.lines[index].width) < 0.01, "line \(index)")
      } else {
        #expect(abs(line.width - 150) < 0.1, "line \(index)")
        #expect(natural.lines[index].width < 149)
      }
    }
  }

  @Test func `the last line of what is written from right to left stands at the right`() throws {
    let justified = try layout("שלום", .justified)
    let line = try #require(justified.lines.first)
    #expect(abs(line.left + line.width - 150) < 0.1)
  }
}
