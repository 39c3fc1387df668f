import Foundation
import TestSupport
import Testing

@testable import PhoneSimulator

struct KeyPlanTests {
  private func iPhone13(_ layer: KeyboardLayer = .letters) throws -> KeyPlan {
    KeyPlan(
      layout: try .english, layer: layer, size: CGSize(width: 390, height: 336), barHeight: 45,
      stripHeight: 75)
  }

  private func frame(_ identifier: String, in plan: KeyPlan) throws -> CGRect {
    try #require(plan.keys.first { $0.identifier == identifier }).frame
  }

  @Test func lettersHaveAppleSizes() throws {
    // (390 − 2·3 − 9·6) / 10 wide, 42 high in rows of 54, 3 from the edge.
    let plan = try iPhone13()
    #expect(try frame("key-q", in: plan) == CGRect(x: 3, y: 53, width: 33, height: 42))
    #expect(try frame("key-p", in: plan) == CGRect(x: 354, y: 53, width: 33, height: 42))
    #expect(try frame("key-a", in: plan) == CGRect(x: 22.5, y: 107, width: 33, height: 42))
    #expect(try frame("key-z", in: plan) == CGRect(x: 61.5, y: 161, width: 33, height: 42))
    #expect(try frame("key-shift", in: plan) == CGRect(x: 3, y: 161, width: 44, height: 42))
    #expect(try frame("key-return", in: plan).maxX == 387)
    #expect(try frame("key-space", in: plan).minY == 215)
  }

  @Test func layersShowTheirCharacters() throws {
    var plan = try iPhone13()
    func typed() -> [String] {
      plan.keys.compactMap { if case .insert(let text) = $0.action { text } else { nil } }
    }
    #expect(typed().prefix(3) == ["q", "w", "e"])
    plan.isShifted = true
    #expect(typed().prefix(3) == ["Q", "W", "E"])
    plan.layer = .numbers
    #expect(typed().suffix(6) == [".", ",", "?", "!", "'", " "])
    plan.layer = .symbols
    #expect(typed().first == "[")
    plan.layer = .keypad
    plan.kind = .decimalPad
    #expect(typed() == ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0"])
    plan.kind = .phonePad
    #expect(typed() == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
    #expect(plan.keys.contains { $0.face == .word("+*#") && $0.action == .turn(.dialing) })
    plan.layer = .dialing
    #expect(typed() == ["*", "#", "+", "(", ")", "-", ",", ".", ";", "0"])
    #expect(plan.keys.contains { $0.face == .word("123") && $0.action == .turn(.keypad) })
  }

  @Test func theKeyForDictationIsAtTheLowerRight() throws {
    // In the strip of 75 points, as far from the right as the emoji are from the left.
    var plan = try iPhone13()
    let key = try frame("key-dictation", in: plan)
    #expect(key == CGRect(x: 390 - 16 - 44, y: 336 - 75, width: 44, height: 44))
    let emoji = try frame("key-emoji", in: plan)
    #expect(emoji == CGRect(x: 16, y: 336 - 75, width: 44, height: 44))
    // Without a strip it stands between emoji and space, as wide as they are: half of
    // 2.5 letters of 39 points without two gaps of 6.
    plan.stripHeight = 0
    #expect(try frame("key-dictation", in: plan).width == 42.75)
    #expect(try frame("key-dictation", in: plan).minX == frame("key-emoji", in: plan).maxX + 6)
    #expect(try frame("key-space", in: plan).minX == frame("key-dictation", in: plan).maxX + 6)
    plan.hasDictationKey = false
    #expect(try frame("key-space", in: plan).minX == frame("key-emoji", in: plan).maxX + 6)
    plan.stripHeight = 75
    #expect(!plan.keys.contains { $0.action == .dictation })
    plan.hasDictationKey = true
    plan.isPad = true
    #expect(try frame("key-dictation", in: plan).minX > frame("key-emoji", in: plan).maxX)
  }

  @Test func emojiStandInColumnsUnderTheSearchField() throws {
    var plan = try iPhone13(.emoji)
    plan.board = EmojiBoard(sections: [
      EmojiBoard.Section(icon: .frequent, name: "Often", emoji: ["a", "b", "c", "d", "e"]),
      EmojiBoard.Section(icon: .flags, name: "Flags", emoji: (0..<40).map { "f\($0)" }),
    ])
    // Three rows of 54 points without a title of 18 hold four rows of 36; in 390 − 2 · 8
    // points there is room for eight columns of 44 at the least.
    #expect(plan.emojiRows == 4)
    #expect(plan.emojiPitch == 46.75)
    #expect(try frame("key-a", in: plan).origin == CGPoint(x: 8, y: 45 + 18))
    #expect(try frame("key-b", in: plan).origin == CGPoint(x: 8, y: 45 + 18 + 36))
    #expect(try frame("key-e", in: plan).origin == CGPoint(x: 8 + 46.75, y: 45 + 18))
    #expect(try frame("key-f0", in: plan).minX == 8 + 2 * 46.75)
    #expect(!plan.keys.contains { $0.identifier == "key-f24" }, "the ninth column")
    #expect(plan.emojiTitle?.text == "OFTEN")
    // Twelve columns: no more than four can be out of sight.
    #expect(plan.reachableColumn(3) == 3)
    #expect(plan.reachableColumn(9) == 4)
    #expect(plan.reachableColumn(-1) == 0)
    #expect(plan.board.firstColumn(of: .flags, rows: 4) == 2)
    plan.board.column = 2
    #expect(try frame("key-f0", in: plan).minX == 8)
    #expect(plan.emojiTitle?.text == "FLAGS")
    let search = try frame("key-search", in: plan)
    #expect(search.minX == 8 && search.maxX == 382 && search.maxY <= 45)
    #expect(try frame("key-category-flags", in: plan).minY == 215)
    #expect(try frame("key-backspace", in: plan).maxX == 387)
  }

  @Test(arguments: [
    (KeyboardKind.email, ["@", "."]), (.url, [".", "/", ".com"]), (.twitter, ["@", "#"]),
    (.webSearch, ["."]),
  ])
  func fieldsPutTheirCharactersBesideTheSpaceBar(kind: KeyboardKind, extras: [String]) throws {
    var plan = try iPhone13()
    plan.kind = kind
    let bottom = plan.keys.filter { $0.frame.minY == 215 && $0.style == .light }
    let texts = bottom.compactMap { if case .insert(let text) = $0.action { text } else { nil } }
    #expect(texts == (kind == .url ? extras : [" "] + extras))
  }

  @Test func passwordsHaveNoKeyForEmoji() throws {
    var plan = try iPhone13()
    plan.hasEmojiKey = false
    #expect(!plan.keys.contains { $0.identifier == "key-emoji" })
    // Without a strip the key stands in the row, and its neighbour takes its room:
    // 2.5 letters of 39 points with a gap of 6, instead of half of that.
    #expect(try frame("key-numbers", in: plan).width == 91.5)
    plan.stripHeight = 0
    #expect(try frame("key-numbers", in: plan).width == 91.5)
    plan.hasEmojiKey = true
    #expect(try frame("key-numbers", in: plan).width == 42.75)
    plan.isPad = true
    plan.hasDictationKey = false
    let space = try frame("key-space", in: plan)
    let emoji = try frame("key-emoji", in: plan)
    plan.hasEmojiKey = false
    #expect(try frame("key-space", in: plan).minX == emoji.minX)
    #expect(try frame("key-space", in: plan).maxX == space.maxX)
  }

  @Test func aTallerKeyboardGrowsItsRowsAndKeepsItsBottom() throws {
    let plain = try iPhone13()
    var tall = plain
    tall.size.height = 444
    let before = try frame("key-space", in: plain)
    let after = try frame("key-space", in: tall)
    // 108 points more for four rows: 27 each, of which a key takes 42/54.
    #expect(after.height == before.height + 21)
    let below = plain.size.height - plain.stripHeight - before.maxY
    #expect(abs(tall.size.height - tall.stripHeight - after.maxY - below * 1.5) < 1e-9)
  }

  @Test(.seeded) func keysNeverOverlapNorLeaveTheKeyboard() throws {
    let layout = try KeyboardLayout.english
    forAll(rounds: 500) { random in
      let plan = KeyPlan(
        layout: layout, isPad: Bool.random(using: &random),
        kind: KeyboardKind.allCases.randomElement(using: &random) ?? .standard,
        layer: KeyboardLayer.allCases.randomElement(using: &random) ?? .letters,
        isShifted: Bool.random(using: &random), hasEmojiKey: Bool.random(using: &random),
        hasDictationKey: Bool.random(using: &random),
        board: EmojiBoard(
          sections: layout.emoji.categories.map {
            EmojiBoard.Section(icon: $0.icon, name: $0.name, emoji: $0.emoji.map(\.text))
          }, column: .random(in: -5...300, using: &random),
          search: Bool.random(using: &random) ? "he" : nil,
          results: layout.emoji.found(by: "he")),
        size: CGSize(
          width: .random(in: 320...1376, using: &random),
          height: .random(in: 1...900, using: &random)),
        barHeight: [0, 45].randomElement(using: &random) ?? 0,
        stripHeight: [0, 20, 75].randomElement(using: &random) ?? 0)
      let bounds = CGRect(origin: .zero, size: plan.size).insetBy(dx: -1e-9, dy: -1e-9)
      let keys = plan.keys
      for (index, key) in keys.enumerated() {
        #expect(bounds.contains(key.frame), "\(key) leaves \(plan.size)")
        for other in keys[..<index] {
          let common = key.frame.intersection(other.frame)
          #expect(
            common.isNull || common.width < 1e-9 || common.height < 1e-9,
            "\(key.identifier) and \(other.identifier)")
        }
      }
    }
  }

  @Test func aPointBetweenKeysBelongsToTheNearer() throws {
    let keys = try iPhone13().keys
    #expect(KeyPlan.key(at: CGPoint(x: 37, y: 60), in: keys)?.identifier == "key-q")
    #expect(KeyPlan.key(at: CGPoint(x: 41, y: 60), in: keys)?.identifier == "key-w")
    #expect(KeyPlan.key(at: CGPoint(x: 5, y: 130), in: keys) == nil)
  }
}
