import Captures
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct NamedRectTests {
  static let screen = [
    NamedRect(name: "window", rect: CGRect(x: 0, y: 0, width: 390, height: 844)),
    NamedRect(name: "form", rect: CGRect(x: 0, y: 100, width: 390, height: 300)),
    NamedRect(name: "field \"city\"", rect: CGRect(x: 16, y: 204.5, width: 358, height: 44)),
    NamedRect(name: "caret", rect: CGRect(x: 20, y: 210, width: 2, height: 20)),
    NamedRect(name: "keyboard", rect: CGRect(x: 0, y: 553, width: 390, height: 291)),
  ]

  @Test func theSmallestViewUnderABoxComesFirst() {
    // Pixels 38 to 48 at 2× are points 19 to 24.
    let box = PixelRect(x: 38, y: 430, width: 10, height: 4)
    #expect(
      Self.screen.names(under: box, scale: 2) == ["caret", "field \"city\"", "form", "window"])
    #expect(Self.screen.names(under: box, scale: 2, limit: 2) == ["caret", "field \"city\""])
    #expect(
      Self.screen.names(under: PixelRect(x: 389, y: 843, width: 1, height: 1), scale: 1)
        == ["keyboard", "window"])
    #expect(
      Self.screen.names(under: PixelRect(x: 900, y: 0, width: 1, height: 1), scale: 1).isEmpty)
  }

  @Test func ofTwoAsLargeTheDeeperComesFirstAndNoNameTwice() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let views =
      ["outer", "inner", "inner", "hair"].map { NamedRect(name: $0, rect: rect) }
      + [NamedRect(name: "line", rect: CGRect(x: 0, y: 3, width: 10, height: 0))]
    #expect(
      views.names(under: PixelRect(x: 0, y: 0, width: 5, height: 5), scale: 1)
        == ["hair", "inner", "outer"])
  }

  @Test func theListIsAText() throws {
    let text = """
      "window" 0 0 390 844
      "form" 0 100 390 300
      "field \\"city\\"" 16 204.5 358 44
      "caret" 20 210 2 20
      "keyboard" 0 553 390 291

      """
    #expect(Self.screen.text == text)
    #expect(try [NamedRect](parsing: text) == Self.screen)
    #expect(try [NamedRect](parsing: "") == [])
  }

  @Test(arguments: [
    "window 0 0 1 1", "\"a\" 0 0 1", "\"a\" 0 0 1 1 1", "\"a\" 0 0 1 -1", "\"a\" nan 0 1 1",
    "\"a\" 0 0 1 inf", "\"a\" 0 0 1 1e999", "\"a 0 0 1 1", "\"a\\", "\"a\\x\" 0 0 1 1",
    "\"a\\u{d800}\" 0 0 1 1", "\"a\\u{110000}\" 0 0 1 1", "\"a\\u{1234567890}\" 0 0 1 1",
    "\"a\\u{}\" 0 0 1 1", "\"a\\u{-1}\" 0 0 1 1", "\"a\"0 0 1 1", "\"a\"  0 0 1 1",
    "\"a\" 0 0 1 1 ", "\0",
  ])
  func aBrokenLineIsNamed(_ line: String) {
    #expect(
      throws: CaptureError.malformed(
        path: "a.views", line: 2, reason: "it is not a quoted name and four finite numbers")
    ) {
      try [NamedRect](parsing: "\"fine\" 0 0 1 1\n\(line)\n", path: "a.views")
    }
  }

  @Test(.seeded) func everyNameComesBack() throws {
    let scalars = Array("\"\\\n\r\t\0 {}u\u{2028}\u{85}\u{1b}é\u{301}e日😀".unicodeScalars)
    try forAll { generator in
      let views = (0..<3).map { _ in
        var name = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          name.append(scalars.randomElement(using: &generator) ?? "a")
        }
        return NamedRect(
          name: String(name),
          rect: CGRect(
            x: .random(in: -1e4...1e4, using: &generator),
            y: .random(in: -1...1, using: &generator),
            width: .random(in: 0...1e20, using: &generator), height: 7))
      }
      let text = views.text
      #expect(text.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 4)
      let read = try [NamedRect](parsing: text)
      #expect(read.map { Array($0.name.utf8) } == views.map { Array($0.name.utf8) })
      #expect(read.map(\.rect) == views.map(\.rect))
    }
  }
}
