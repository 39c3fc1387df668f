import Foundation
import Testing

@testable import PhoneSimulator

struct KeyboardLayoutTests {
  @Test func theOneThatComesWithUsIsRead() throws {
    let layout = try KeyboardLayout.english
    #expect(layout.language == "en")
    #expect(layout.phone.letters.map { $0.joined() } == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(layout.phone.shifted.map { $0.joined() } == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
    #expect(layout.phone.numbers[2] == [".", ",", "?", "!", "'"])
    #expect(layout.pad.letters[2].suffix(2) == [",", "."])
    #expect(layout.words.first == "the")
    #expect(layout.emoji.contains("❤️"))
  }

  /// A layout file with one of its texts replaced.
  private func read(replacing old: String, with new: String) throws -> KeyboardLayout {
    let layers = """
      { "letters": ["q w", "a s", "z"],
        "shifted": ["Q W", "A S", "Z"],
        "numbers": ["1 2", "- /", "."],
        "symbols": ["[ ]", "_ |", "."] }
      """
    let text = """
      { "name": "Test", "language": "en",
        "phone": \(layers),
        "pad": \(layers),
        "emoji": ["😀 ❤️"],
        "openers": ["I The"],
        "words": ["the of", "and"] }
      """
    let edited = try #require(
      text.range(of: old).map { text.replacingCharacters(in: $0, with: new) })
    return try KeyboardLayout(bytes: Array(edited.utf8), file: "test.json")
  }

  @Test func rowsAndListsAreSplitAtSpaces() throws {
    let layout = try read(replacing: "Test", with: "Mine")
    #expect(layout.name == "Mine")
    #expect(layout.phone.letters == [["q", "w"], ["a", "s"], ["z"]])
    #expect(layout.emoji == ["😀", "❤️"])
    #expect(layout.openers == ["I", "The"])
    #expect(layout.words == ["the", "of", "and"])
  }

  @Test(arguments: [
    ("\"Q W\"", "\"Q\"", "phone.shifted does not have one key for each of the letters"),
    ("\"q w\", ", "", "phone.letters has 2 rows where 3 belong"),
    ("\"q w\"", "\"q q\"", "phone.letters has the key q twice"),
    ("\"q w\"", "\"qw\"", "phone.letters.0 has the key qw, and a key types one character"),
    (
      "\"q w\"", "\"a b c d e f g h i j k l m\"", "phone.letters.0 has 13 keys, and 12 fit in a row"
    ),
    ("\"q w\"", "\"  \"", "phone.letters.0 is empty"),
    ("\"and\"", "\"the\"", "words has the twice"),
    ("[\"the of\", \"and\"]", "[]", "words is empty"),
    ("\"words\"", "\"wrods\"", "words is missing"),
    ("\"name\"", "\"colour\": 1, \"name\"", "colour is not a key that is known here"),
  ])
  func aMistakeIsNamedByFileLineAndKey(old: String, new: String, problem: String) {
    let error = #expect(throws: AssetError.self) { try read(replacing: old, with: new) }
    #expect(error?.description.hasPrefix("test.json:") == true)
    #expect(error?.description.hasSuffix(problem) == true, "\(error?.description ?? "")")
  }

  @Test func aFileThatIsNotThereSaysSo() {
    let file = URL(filePath: "/nowhere/en.json")
    #expect(
      throws: AssetError.unreadable(file: "/nowhere/en.json", reason: "no such file or directory")
    ) { try KeyboardLayout(contentsOf: file) }
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try #require(mkfifo(pipe.path, 0o600) == 0)
    defer { unlink(pipe.path) }
    #expect(throws: AssetError.unreadable(file: pipe.path, reason: "not a regular file")) {
      try KeyboardLayout(contentsOf: pipe)
    }
    #expect(throws: AssetError.unreadable(file: "/proc", reason: "is a directory")) {
      try KeyboardLayout(contentsOf: URL(filePath: "/proc"))
    }
  }
}
