import Foundation
import Testing

@testable import Drawing

@Suite struct RendererIdentityTests {
  static let recorded = RendererIdentity(
    libraries: [.init(name: "cairo", version: "1.16.0"), .init(name: "pango", version: "1.50.12")],
    fonts: [
      .init(name: "Inter-Bold.otf", hash: 0xfedc_ba98_7654_3210),
      .init(name: "Two Words.ttf", hash: 0xab),
    ])
  static let text = """
    cairo 1.16.0
    pango 1.50.12
    font fedcba9876543210 Inter-Bold.otf
    font 00000000000000ab Two Words.ttf

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
    "", "\n", "cairo", "cairo ", " 1.16.0", "cairo 1.16.0 more", "font 00000000000000ab A.ttf",
    "cairo 1\nfont ab A.ttf", "cairo 1\nfont 00000000000000xy A.ttf",
    "cairo 1\nfont 00000000000000ab ", "cairo 1\nfont 00000000000000ab", "cairo 1\nfont A.ttf",
  ])
  func anythingElseIsNoRenderer(_ text: String) {
    #expect(RendererIdentity(text) == nil)
  }

  @Test func differencesAreSentences() {
    let here = RendererIdentity(
      libraries: [
        .init(name: "cairo", version: "1.18.0"), .init(name: "pixman", version: "0.42.2"),
      ],
      fonts: [.init(name: "Inter-Bold.otf", hash: 1), .init(name: "New.ttf", hash: 2)])
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

  /// Worked out with another implementation, in arbitrary precision.
  @Test(
    arguments: [
      ("", 0xaf63_bd4c_2962_0a93), ("a", 0x68e0_166a_3938_c199),
      ("12345678", 0x991b_6135_1ed9_f33b), ("123456789", 0x02a6_5d43_69df_3b54),
      (String(repeating: "0123456789", count: 60_000), 0x1928_3667_44d1_5b06),
    ] as [(String, UInt64)])
  func theHashIsWellDefined(_ text: String, hash: UInt64) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "hash-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try FileHash.hash(ofFile: file.path) == hash)
  }

  @Test func anyFlippedBitChangesTheHash() {
    let bytes = (0..<67).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    func hash(_ bytes: [UInt8]) -> UInt64 {
      var hash = FileHash()
      bytes.withUnsafeBytes { hash.add($0) }
      return hash.value
    }
    var seen: Set = [hash(bytes), hash(bytes + [0]), hash(Array(bytes.dropLast()))]
    for bit in 0..<(8 * bytes.count) {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      seen.insert(hash(changed))
    }
    #expect(seen.count == 3 + 8 * bytes.count)
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
