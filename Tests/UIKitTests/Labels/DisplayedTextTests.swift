import Testing

@testable import UIKit

struct DisplayedTextTests {
  @Test func `plain text is shown as it is`() {
    let displayed = DisplayedText("a👍🏽b")
    #expect(displayed.string == "a👍🏽b")
    #expect([0, 1, 5, 6].map(displayed.displayOffset) == [0, 1, 5, 6])
    #expect([0, 1, 5, 6].map(displayed.textOffset) == [0, 1, 5, 6])
  }

  @Test func `line breaks are shown as spaces`() {
    let displayed = DisplayedText("a\r\nb")
    #expect(displayed.string == "a b")
    #expect([0, 1, 3, 4].map(displayed.displayOffset) == [0, 1, 2, 3])
    #expect([0, 1, 2, 3].map(displayed.textOffset) == [0, 1, 3, 4])
  }

  @Test func `secure text is shown as a bullet for each character`() {
    let displayed = DisplayedText(secure: "a👨‍👩‍👧‍👦e\u{301}")
    #expect(displayed.string == "•••")
    #expect([0, 1, 12, 14].map(displayed.displayOffset) == [0, 1, 2, 3])
    #expect([0, 1, 2, 3].map(displayed.textOffset) == [0, 1, 12, 14])
  }

  @Test func `one character may be revealed`() {
    let displayed = DisplayedText(secure: "a👍🏽b", revealing: 1..<5)
    #expect(displayed.string == "•👍🏽•")
    #expect([0, 1, 5, 6].map(displayed.displayOffset) == [0, 1, 5, 6])
  }

  @Test func `empty text is shown empty`() {
    #expect(DisplayedText(secure: "").string == "")
    #expect(DisplayedText(secure: "").textOffset(0) == 0)
    #expect(DisplayedText("").string == "")
  }
}
