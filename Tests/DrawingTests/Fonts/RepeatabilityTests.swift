import Drawing
import Foundation
import Testing

/// Frames are compared byte for byte, on other people's machines: what surrounds the process must
/// not show in them.
@Suite struct RepeatabilityTests {
  /// Each of these changes some glyph or its weight in a process that lets it.
  static let surroundings: [[String: String]] = [
    ["LC_ALL": "ja_JP.UTF-8"],
    ["LC_ALL": "zh_CN.UTF-8"],
    ["LC_ALL": "zh_TW.UTF-8"],
    ["PANGO_LANGUAGE": "zh-tw:ko"],
    [
      "FREETYPE_PROPERTIES":
        "cff:no-stem-darkening=0 cff:darkening-parameters=500,475,1000,475,2500,475,3333,475"
    ],
    ["FONTCONFIG_FILE": "/etc/fonts/fonts.conf", "FONTCONFIG_SYSROOT": "/nowhere"],
    ["FC_LANG": "zh-tw", "LANGUAGE": "zh_TW", "FC_DEBUG": "1", "PANGOCAIRO_BACKEND": "win32"],
  ]

  @Test func pixelsDoNotDependOnTheSurroundings() async throws {
    let plain = try await pixels(in: ["LC_ALL": "C"])
    #expect(plain.count == RenderedText.byteCount)
    #expect(Set(plain).count > 100, "something is drawn")
    for surroundings in Self.surroundings {
      #expect(try await pixels(in: surroundings) == plain, "\(surroundings)")
    }
  }

  /// What a new process paints that starts with these variables.
  private func pixels(in environment: [String: String]) async throws -> [UInt8] {
    let locales = try Locales.folder()
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [environment, locales = locales as String] in
      setenv("LOCPATH", locales, 1)
      for (name, value) in environment { setenv(name, value, 1) }
      try #require(setlocale(LC_ALL, "") != nil)
      try Fonts.prepare(configuration: Assets.fonts)
      FileHandle.standardOutput.write(RenderedText.pixels())
    }
    return Array(result.standardOutputContent.suffix(RenderedText.byteCount))
  }
}

/// One text of every script, painted.
private enum RenderedText {
  static let byteCount = 600 * 240 * 4

  static func pixels() -> Data {
    let bitmap = painted(600, 240, scale: 2) { canvas in
      let texts = [
        "Fluffy AVA 0123 直骨漢字 한국어 かな", "שלום עולם مرحبا بالعالم", "नमस्ते दुनिया สวัสดีชาวโลก",
        "😀👨‍👩‍👧‍👦🇯🇵 e\u{301}\u{0F40}",
      ]
      for (index, text) in texts.enumerated() {
        canvas.draw(
          TextLayout.layout(text, font: FontDescription(size: 17, weight: 300 + 150 * index)),
          at: CGPoint(x: 4, y: 4 + 28 * CGFloat(index)), color: .black)
      }
    }
    return Data(bytes: bitmap.bytes, count: byteCount)
  }
}

/// The locales that the tests run under, built where the system lacks them.
private enum Locales {
  static let names = ["ja_JP.UTF-8", "zh_CN.UTF-8", "zh_TW.UTF-8"]

  private static let built = Result { try build() }

  static func folder() throws -> String {
    try built.get()
  }

  private static func build() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "keyboard-playground-locales-\(getuid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names
    where !FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
      // Built beside and renamed: tests of another checkout may be doing the same.
      let unfinished = folder.appending(path: "\(name).\(getpid())")
      let localedef = Process()
      localedef.executableURL = URL(filePath: "/usr/bin/localedef")
      localedef.arguments = [
        "--no-archive", "-i", String(name.prefix(5)), "-f", "UTF-8", unfinished.path,
      ]
      try localedef.run()
      localedef.waitUntilExit()
      guard localedef.terminationStatus == 0 else { throw LocaleMissing(name: name) }
      guard rename(unfinished.path, folder.appending(path: name).path) == 0 || errno == ENOTEMPTY
      else { throw LocaleMissing(name: name) }
    }
    return folder.path
  }

  struct LocaleMissing: Error, CustomStringConvertible {
    let name: String
    var description: String {
      "The locale \(name) cannot be built; install the package locales."
    }
  }
}
