import Foundation
import Testing

@testable import Playground

@Suite struct HandSavedFileTests {
  private func folder(
    _ kind: HandSavedFile.Kind, environment: [String: String] = [:], userDirectories: String = ""
  ) -> String {
    HandSavedFile(
      kind, environment: environment, home: "/home/me", userDirectories: userDirectories
    ).folder.path
  }

  @Test func `stills go among the pictures, recordings among the documents`() {
    #expect(folder(.still) == "/home/me/Pictures/keyboard-playground")
    #expect(folder(.recording) == "/home/me/Documents/keyboard-playground")
    let environment = ["XDG_PICTURES_DIR": "/data/Bilder", "XDG_DOCUMENTS_DIR": "/data/Texte"]
    #expect(folder(.still, environment: environment) == "/data/Bilder/keyboard-playground")
    #expect(folder(.recording, environment: environment) == "/data/Texte/keyboard-playground")
    // The specification wants an absolute path; anything else counts as unset.
    #expect(
      folder(.still, environment: ["XDG_PICTURES_DIR": "pictures"])
        == "/home/me/Pictures/keyboard-playground")
  }

  @Test func `the desktop's settings say where those are`() {
    // As xdg-user-dirs-update writes it.
    let settings = """
      # This file is written by xdg-user-dirs-update
      #XDG_PICTURES_DIR="$HOME/no"
      XDG_DESKTOP_DIR="$HOME/Schreibtisch"
      XDG_DOCUMENTS_DIR="$HOME/Eigene \\"Dokumente\\""
      XDG_PICTURES_DIR="/data/Bilder"
      """
    #expect(
      folder(.recording, userDirectories: settings)
        == "/home/me/Eigene \"Dokumente\"/keyboard-playground")
    #expect(folder(.still, userDirectories: settings) == "/data/Bilder/keyboard-playground")
    #expect(
      folder(.still, environment: ["XDG_PICTURES_DIR": "/one"], userDirectories: settings)
        == "/one/keyboard-playground")
    // A folder that is turned off is the home itself.
    #expect(
      folder(.still, userDirectories: "XDG_PICTURES_DIR=\"$HOME/\"")
        == "/home/me/keyboard-playground")
    for nothing in ["XDG_PICTURES_DIR=\"Bilder\"", "XDG_PICTURES_DIR=$(rm -r /)", "\0\n=", ""] {
      #expect(
        folder(.still, userDirectories: nothing) == "/home/me/Pictures/keyboard-playground")
    }
  }

  @Test func `what is said below the phone has the whole name in a line of its own`() {
    let url = URL(fileURLWithPath: "/home/me/Pictures/keyboard-playground/2026-09-21 a.png")
    #expect(
      HandSavedFile.news(of: url, home: "/home/me")
        == "2026-09-21 a.png\nsaved in ~/Pictures/keyboard-playground")
  }

  @Test func `names say when and which screen, and none is taken twice`() throws {
    let still = HandSavedFile(.still, environment: [:], home: "/home/me")
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    var taken: Set<String> = []
    func name() -> String {
      still.unusedURL(screen: "keep-above", at: date, timeZone: zone) {
        taken.contains($0.lastPathComponent)
      }.lastPathComponent
    }
    #expect(name() == "2026-09-21 14.13.20 keep-above.png")
    taken.insert(name())
    #expect(name() == "2026-09-21 14.13.20 keep-above 2.png")
    taken.insert(name())
    #expect(name() == "2026-09-21 14.13.20 keep-above 3.png")
  }

  @Test func `home is written as a tilde`() {
    let url = URL(fileURLWithPath: "/home/me/Pictures/a.png")
    #expect(HandSavedFile.displayed(url, home: "/home/me") == "~/Pictures/a.png")
    #expect(HandSavedFile.displayed(url, home: "/home/m") == "/home/me/Pictures/a.png")
  }
}
