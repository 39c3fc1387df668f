import Testing

@testable import HostSystem

@Suite("Nearest name")
struct NearestNameTests {
  static let devices = ["iPhone X", "iPhone SE (3rd generation)", "iPhone 13", "iPhone 13 mini"]

  @Test(
    "What was most likely meant is found",
    arguments: [
      ("iphone13", "iPhone 13"), ("iPhone 31", "iPhone 13"),
      ("iPhone SE", "iPhone SE (3rd generation)"),
      ("se", "iPhone SE (3rd generation)"), ("MINI", "iPhone 13 mini"), ("13", "iPhone 13"),
      ("IPHONE X", "iPhone X"), ("ipone x", "iPhone X"),
    ])
  func nearest(name: String, expected: String) {
    #expect(NearestName.of(name, in: Self.devices) == expected)
  }

  @Test("Among equals the earlier one is taken, and nothing comes of nothing")
  func ties() {
    #expect(NearestName.of("b", in: ["a", "c"]) == "a")
    #expect(NearestName.of("b", in: [String]()) == nil)
  }

  @Test(
    "Edits are counted",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
      ("abcd", "acbd", 1), ("ca", "abc", 3), ("é", "e", 1), ("👍🏽", "👍", 1),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(NearestName.editDistance(Array(first), Array(second)) == expected)
    #expect(NearestName.editDistance(Array(second), Array(first)) == expected)
  }

  @Test("A name of a million letters costs no more than one of a hundred")
  func longName() {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(
      NearestName.of(name, in: Self.devices)
        == NearestName.of(String(name.prefix(100)), in: Self.devices))
  }
}
