import Captures
import DemoScreens
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Playground

/// What a run has written tells how long a password is, and nothing else.
@Suite("Secrets in captures", .phone)
@MainActor
struct SecretTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Types by every way there is, with the same number of characters each time.
  private func scenario(_ characters: [String]) -> String {
    let text = characters.joined()
    let (first, last) = (characters[0], characters[characters.count - 1])
    return """
      device: iPhone 13
      screen: keep-above
      scale: 0.5
      ---
      tap #password
      wait until settled
      type "\(text)"
      still at-once
      type "\(text)" every 0.05
      still one-by-one
      press \(first)
      still pressed
      press \(last) down
      wait 0.05
      dump tree held-keys
      still held
      press \(last) up
      press \(first) along 0-0.1 0.2-0.3
      type "\(text)" along \(characters.indices.map { "\(Double($0) / 10)-\(Double($0) / 10 + 0.05)" }
        .joined(separator: " "))
      compose "\(text)" caret 1
      still composing
      compose ""
      film typing for 0.2
      film strip for 0.2 as strip every 0.05
      dump tree rest
      wait until settled
      """
  }

  /// Types with fingers on soft keys, which every row of keys has.
  private func fingers(_ first: String, _ second: String) -> String {
    """
    device: iPhone 13
    screen: keep-above
    scale: 0.5
    ---
    tap #password
    wait until settled
    tap #key-\(first)
    still tapped
    tap #key-\(second) for 0.1
    film after for 0.3
    drag #key-\(first) to #key-\(second) over 0.2
    dump tree views
    still after-drag
    """
  }

  private func write(_ text: String, to name: String) throws -> [String: Data] {
    let file = try folder.write(text, to: "\(name)/a.scenario")
    var files: [String: Data] = [:]
    for products in ["frames,pictures,trace,timeline", "goldens", "film"] {
      let out = folder.file("\(name)/\(products)")
      let run = ProgramRun(
        ["render", file, "--out", out, "--touches", "--write", products],
        catalog: AppScreen.demonstrations)
      #expect(run.errors == "")
      for path in try FileManager.default.contentsOfDirectory(atPath: out) {
        files["\(products)/\(path)"] = try Data(contentsOf: URL(filePath: "\(out)/\(path)"))
      }
    }
    return files
  }

  private func expectAlike(_ one: String, _ other: String) throws {
    for name in ["one", "other"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: false)
    }
    let (one, other) = (try write(one, to: "one"), try write(other, to: "other"))
    #expect(one.count > 20)
    #expect(one.keys.sorted() == other.keys.sorted())
    for (name, data) in one.sorted(by: { $0.key < $1.key }) {
      #expect(data == other[name], "\(name)")
    }
  }

  @Test("Keys of two passwords leave the same files, byte for byte")
  func keys() throws {
    // Wide and narrow, of other layers, from right to left, of several units.
    try expectAlike(
      scenario(["i", "l", "i", "m"]), scenario(["W", "4", "é", "ש"]))
  }

  @Test("Fingers on other keys leave the same files, byte for byte")
  func softKeys() throws {
    try expectAlike(fingers("q", "w"), fingers("m", "space"))
  }

  @Test("What pictures and failures say of a step does not tell what it types")
  func words() throws {
    let file = try folder.write(
      """
      screen: keep-above
      scale: 0.5
      ---
      tap #password
      type "hunter2"
      still typed
      press h
      tap #city
      type "Kyoto"
      wait until settled
      press Tab x2
      type "hunter2\\t\\n" every 0.1
      wait 0.1
      """, to: "a.scenario")
    let out = folder.file("out")
    let run = ProgramRun(["render", file, "--out", out], catalog: AppScreen.demonstrations)
    #expect(run.errors == "")
    var steps: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: out).sorted() {
      let data = try Data(contentsOf: URL(filePath: "\(out)/\(name)"))
      #expect(data.range(of: Data("hunter2".utf8)) == nil, "\(name)")
      guard name.hasSuffix(".png") else { continue }
      let texts = try Picture(contentsOf: "\(out)/\(name)").texts
      steps.formUnion(texts.filter { $0.keyword == "Step" }.map(\.text))
    }
    #expect(steps.contains("12: type secret 9 every 0.1"))
  }
}
