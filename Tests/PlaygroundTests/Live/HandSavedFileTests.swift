import Foundation
import Testing

@testable import Playground

@Suite struct HandSavedFileTests {
  @Test func `stills and recordings go to the pictures folder`() {
    #expect(
      HandSavedFile(environment: ["XDG_PICTURES_DIR": "/data/Bilder"], home: "/home/me").folder.path
        == "/data/Bilder/keyboard-playground")
    #expect(
      HandSavedFile(environment: [:], home: "/home/me").folder.path
        == "/home/me/Pictures/keyboard-playground")
    // The specification wants an absolute path; anything else counts as unset.
    #expect(
      HandSavedFile(environment: ["XDG_PICTURES_DIR": "pictures"], home: "/home/me").folder.path
        == "/home/me/Pictures/keyboard-playground")
  }

  @Test func `names say when and which screen, and none is taken twice`() throws {
    let still = HandSavedFile(environment: [:], home: "/home/me")
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    var taken: Set<String> = []
    func name() -> String {
      still.unusedURL(screen: "keep-above", extension: "png", at: date, timeZone: zone) {
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
