import Foundation
import TestSupport
import Testing
import UIKitUsage

@testable import UIKit

@MainActor struct NamedResourcesTests {
  /// Runs a test in a world whose app has resources.
  private func withResources(_ test: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withFreshUIKit { window, _ in
      window.world.resourceFolders.withLock { $0 = [folder.path] }
      try test(folder)
    }
  }

  /// Writes a colour set into a group of a catalogue.
  private func write(_ colors: String, named name: String, to folder: TemporaryFolder) throws {
    let set = "Media.xcassets/Theme/\(name).colorset"
    try FileManager.default.createDirectory(
      atPath: folder.file(set), withIntermediateDirectories: true)
    try folder.write("{\"colors\": [\(colors)], \"info\": {}}", to: "\(set)/Contents.json")
  }

  @Test(.covers("UIColor.init(named:)", "UIColor.init(named:in:compatibleWith:)"))
  func `colours are those of catalogues, for the appearance they are seen in`() throws {
    try withResources { folder in
      #expect(UIColor(named: "accent") == nil && UIColor(named: "") == nil)
      let dark = """
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1.000"}}}
        """
      let light = """
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0.2", "green": "0x33", "blue": "255", "alpha": "0.5"}}}
        """
      try write("\(dark), \(light)", named: "accent", to: folder)
      let accent = try #require(UIColor(named: "accent"))
      let traits = [UIUserInterfaceStyle.light, .dark].map(
        UITraitCollection.init(userInterfaceStyle:))
      #expect(
        traits.map { accent.resolvedColor(with: $0) } == [
          UIColor(red: 0.2, green: 0.2, blue: 1, alpha: 0.5), .black,
        ])
      #expect(UIColor(named: "accent", in: nil, compatibleWith: traits[1]) == .black)
      try write(
        "{\"color\": {\"components\": {\"white\": \"0x80\", \"alpha\": \"1\"}}}", named: "grey",
        to: folder)
      let grey = CGFloat(128) / 255
      #expect(UIColor(named: "grey") == UIColor(red: grey, green: grey, blue: grey, alpha: 1))
      try write("{\"color\": {\"components\": {\"red\": \"a\"}}}", named: "broken", to: folder)
      #expect(UIColor(named: "broken") == nil)
    }
  }

  @Test func `texts are those of a catalogue, in English, else in its own language`() throws {
    try withResources { folder in
      try folder.write(
        """
        {"sourceLanguage": "de", "version": "1.0", "strings": {
          "title": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Anmelden"}},
            "en": {"stringUnit": {"state": "translated", "value": "Sign up"}}}},
          "town": {"localizations": {"de": {"stringUnit": {"value": "Ort"}}}},
          "count": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld card"}},
            "other": {"stringUnit": {"value": "%lld cards"}}}}}}},
          "Name": {}, "broken": 1
        }}
        """, to: "Localizable.xcstrings")
      let keys = ["title", "town", "count", "Name", "broken", "none"]
      #expect(
        keys.map { localizedText($0) } == [
          "Sign up", "Ort", "%lld cards", "Name", "broken", "none",
        ])
      try folder.write("{", to: "Localizable.xcstrings")
      #expect(localizedText("title") == "title")
    }
  }

  @Test(.covers("NSLocalizedString(_:tableName:bundle:value:comment:)"))
  func `texts are those of tables, else the key`() throws {
    try withResources { folder in
      #expect(localizedText("title") == "title")
      try folder.write(
        "/* A comment */\n\"title\" = \"Sign \\\"up\\\"\";\n", to: "Localizable.strings")
      #expect(localizedText("title") == "Sign \"up\"")
      try FileManager.default.createDirectory(
        atPath: folder.file("en.lproj"), withIntermediateDirectories: false)
      // As Xcode has written tables for long.
      let table = "// \"title\" = \"no\";\n\"title\"=\"Zo\\U00eb\\n\";"
      try #require(table.data(using: .utf16)).write(
        to: URL(filePath: folder.file("en.lproj/Other.strings")))
      #expect(localizedText("title", table: "Other") == "Zoë\n")
      #expect(localizedText("other", value: "Else") == "Else")
    }
  }
}
