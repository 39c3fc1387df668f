import Testing

@testable import XWindow

@Suite struct PreeditTests {
  @Test func replacesByScalars() {
    var preedit = Preedit()
    preedit.replace(from: 0, count: 0, with: "にほ", caretIndex: 2)
    #expect(preedit == Preedit(text: "にほ", caretIndex: 2))
    preedit.replace(from: 1, count: 1, with: "ほんご", caretIndex: 4)
    #expect(preedit.text == "にほんご")
    preedit.replace(from: 0, count: 4, with: "", caretIndex: 0)
    #expect(preedit.text.isEmpty)
    #expect(preedit.caret == 0)
  }

  @Test func caretCountsUTF16Units() {
    // One scalar outside the basic plane is two units.
    #expect(Preedit(text: "a𠮷b", caretIndex: 1).caret == 1)
    #expect(Preedit(text: "a𠮷b", caretIndex: 2).caret == 3)
    #expect(Preedit(text: "a𠮷b", caretIndex: 3).caret == 4)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, Int.max], [Int.min, -1, 0, 1, 2, 3, Int.max])
  func absurdNumbersDoNoHarm(first: Int, count: Int) {
    var preedit = Preedit(text: "ab", caretIndex: 1)
    preedit.replace(from: first, count: count, with: "x", caretIndex: first)
    let start = min(max(0, first), 2)
    let end = min(2, start + min(max(0, count), 2))
    let letters = Array("ab")
    #expect(preedit.text == String(letters[..<start]) + "x" + String(letters[end...]))
    #expect((0...preedit.text.utf16.count).contains(preedit.caret))
  }
}
