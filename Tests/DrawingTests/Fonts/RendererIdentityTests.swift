import Foundation
import Testing

@testable import Drawing

@Suite struct RendererIdentityTests {
  static let recorded = RendererIdentity(
    libraries: [.init(name: "cairo", version: "1.16.0"), .init(name: "pango", version: "1.50.12")],
    fonts: [
      .init(name: "Inter-Bold.otf", hash: "fedcba98765432100123456789abcdef"),
      .init(name: "Two Words.ttf", hash: "000000000000000000000000000000ab"),
    ])
  static let text = """
    cairo 1.16.0
    pango 1.50.12
    font fedcba98765432100123456789abcdef Inter-Bold.otf
    font 000000000000000000000000000000ab Two Words.ttf

    """

  @Test func theLibrariesAndFontsInUseAreNamed() throws {
    try Assets.prepared.get()
    let identity = try RendererIdentity.current()
    #expect(identity.libraries.map(\.name) == ["cairo", "freetype", "harfbuzz", "pango", "pixman"])
    for library in identity.libraries {
      #expect(library.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "\(library)")
    }
    let names = identity.fonts.map(\.name)
    for name in ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf"] {
      #expect(names.contains(name))
    }
    // Nothing but what the configuration accepts, and no folder of this machine.
    #expect(names == names.sorted())
    #expect(
      names.allSatisfy {
        $0.wholeMatch(of: /(Inter-|NotoSans|NotoColorEmoji)[^\/]*\.(otf|ttf|ttc)/) != nil
      })
    #expect(try RendererIdentity.current() == identity)
  }

  @Test func theFileOfARendererIsReadAgain() throws {
    #expect(Self.recorded.description == Self.text)
    #expect(RendererIdentity(Self.text) == Self.recorded)
    try Assets.prepared.get()
    let current = try RendererIdentity.current()
    #expect(RendererIdentity("\(current)") == current)
  }

  @Test(arguments: [
    "", "\n", "cairo", "cairo ", " 1.16.0", "cairo 1.16.0 more",
    "font 000000000000000000000000000000ab A.ttf", "cairo 1\nfont ab A.ttf",
    "cairo 1\nfont 000000000000000000000000000000xy A.ttf",
    "cairo 1\nfont 000000000000000000000000000000AB A.ttf",
    "cairo 1\nfont 000000000000000000000000000000ab ",
    "cairo 1\nfont 000000000000000000000000000000ab", "cairo 1\nfont A.ttf",
  ])
  func anythingElseIsNoRenderer(_ text: String) {
    #expect(RendererIdentity(text) == nil)
  }

  @Test func differencesAreSentences() {
    let here = RendererIdentity(
      libraries: [
        .init(name: "cairo", version: "1.18.0"), .init(name: "pixman", version: "0.42.2"),
      ],
      fonts: [.init(name: "Inter-Bold.otf", hash: "1"), .init(name: "New.ttf", hash: "2")])
    #expect(
      here.differences(fromGoldens: Self.recorded) == [
        "The goldens were made with cairo 1.16.0, here it is 1.18.0.",
        "The goldens were made with pango 1.50.12, here it is missing.",
        "The goldens were made with pixman missing, here it is 0.42.2.",
        "The goldens were made with another version of the font file Inter-Bold.otf.",
        "The goldens were made without the font file New.ttf.",
        "The font file Two Words.ttf is missing here.",
      ])
    #expect(here.differences(fromGoldens: here).isEmpty)
  }

  /// Three of the test suite of RFC 1321, and more bytes than are read at a time, by coreutils.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
    (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
    (String(repeating: "0123456789", count: 60_000), "635b285245ced9342b53e30b4f43619f"),
  ])
  func theHashIsMD5(_ text: String, hash: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "hash-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FileHash.hash(ofFile: file.path) == hash)
  }

  @Test func aFontThatCannotBeReadIsASentence() {
    #expect(throws: DrawingError.fontUnreadable(path: "/nowhere/a.ttf", code: ENOENT)) {
      try FileHash.hash(ofFile: "/nowhere/a.ttf")
    }
    #expect(
      "\(DrawingError.fontUnreadable(path: "/nowhere/a.ttf", code: ENOENT))"
        == "The font file /nowhere/a.ttf cannot be read: no such file or directory.")
  }
}
