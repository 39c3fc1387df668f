import Drawing
import Foundation
import Testing

@Suite struct FontsTests {
  @Test func theConfigurationIsAcceptedAgainAndAgain() throws {
    try Fonts.prepare(configuration: Assets.fonts)
    try Fonts.prepare(configuration: Assets.fonts)
  }

  @Test(arguments: [
    ("*/Inter-*", DrawingError.fontMissing(family: "Inter", package: "fonts-inter")),
    ("*CJK*", .fontMissing(family: "Noto Sans CJK JP", package: "fonts-noto-cjk")),
    ("*Emoji*", .fontMissing(family: "Noto Color Emoji", package: "fonts-noto-color-emoji")),
    ("*Thai*", .fontMissing(family: "Noto Sans Thai", package: "fonts-noto-core")),
  ])
  func aMissingFontIsNamedWithItsPackage(_ glob: String, error: DrawingError) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fonts-\(UUID().uuidString).conf")
    // Whatever one file accepts is accepted, so the fonts are listed without a glob of acceptance.
    try """
    <?xml version="1.0"?>
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <selectfont><rejectfont><glob>\(glob)</glob></rejectfont></selectfont>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: error) { try Fonts.prepare(configuration: file) }
  }

  @Test func aMissingFontIsASentence() {
    #expect(
      "\(DrawingError.fontMissing(family: "Inter", package: "fonts-inter"))"
        == "The font Inter is missing; install the package fonts-inter.")
  }

  @Test func aConfigurationThatIsNotThereIsAnError() {
    #expect(throws: DrawingError.fontConfigurationUnreadable(path: "/nowhere/fonts.conf")) {
      try Fonts.prepare(configuration: URL(filePath: "/nowhere/fonts.conf"))
    }
  }

  /// Inter's own numbers in its tables: 2816 units per em, ascender 2728, descender 680, capital
  /// height 2048, x-height 1536.
  @Test func metricsAreTheFontsOwn() throws {
    try Assets.prepared.get()
    let metrics = Fonts.metrics(of: FontDescription(size: 28.16))
    #expect(abs(metrics.ascent - 27.28) < 0.01)
    #expect(abs(metrics.descent - 6.80) < 0.01)
    #expect(abs(metrics.capHeight - 20.48) < 0.02)
    #expect(abs(metrics.xHeight - 15.36) < 0.02)
    #expect(metrics.lineHeight == metrics.ascent + metrics.descent)
  }
}
