import Drawing
import Foundation
import HostSystem
import Testing

@testable import PhoneSimulator

struct KeyboardLayoutTests {
  @Test func theOneThatComesWithUsIsRead() throws {
    let layout = try KeyboardLayout.english
    #expect(layout.language == "en")
    #expect(layout.phone.letters.map { $0.joined() } == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(layout.phone.shifted.map { $0.joined() } == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
    #expect(layout.phone.numbers[2] == [".", ",", "?", "!", "'"])
    #expect(layout.pad.letters[2].suffix(2) == [",", "."])
    #expect(layout.words.first == "the")
    #expect(layout.emoji.categories.map(\.icon) == EmojiIcon.allCases.filter { $0 != .frequent })
    #expect(layout.emoji.categories[1].emoji[0].text == "🐶")
    #expect(layout.keypad.digits[1][0] == KeyboardLayout.KeypadKey(character: "4", caption: "GHI"))
    #expect(layout.keypad.dialing[0].map(\.character) == ["*", "#", "+"])
  }

  @Test func emojiAreFoundByTheBeginningOfTheirWords() throws {
    let layout = try KeyboardLayout.english
    #expect(layout.emoji.found(by: "PIZ") == ["🍕"])
    #expect(layout.emoji.found(by: "heart").first == "❤️")
    #expect(layout.emoji.found(by: "portugal") == ["🇵🇹"])
    #expect(layout.emoji.found(by: "birthday") == ["🎂"])
    #expect(layout.emoji.found(by: "xyz").isEmpty)
    #expect(layout.emoji.found(by: "") == layout.emoji.frequent)
  }

  /// A layout file with one of its texts replaced.
  private func read(replacing old: String, with new: String) throws -> KeyboardLayout {
    let layers = """
      { "letters": ["q w", "a s", "z"],
        "shifted": ["Q W", "A S", "Z"],
        "numbers": ["1 2", "- /", "."],
        "symbols": ["[ ]", "_ |", "."] }
      """
    let text = """
      { "name": "Test", "language": "en",
        "keys": {
          "space": "leer", "letters": "ABC", "numbers": "123", "padNumbers": ".?123",
          "symbols": "#+=", "dialing": "+*#", "domain": ".de", "decimal": ",", "messages": "Nachrichten", "strongPassword": "Passwort",
          "return": { "default": "weiter", "go": "los", "join": "dazu", "next": "dann",
            "route": "Weg", "search": "suchen", "send": "ab", "done": "fertig",
            "emergencyCall": "Not", "continue": "fort" } },
        "phone": \(layers),
        "pad": \(layers),
        "keypad": { "digits": ["1 2AB", "3", "4"], "dialing": ["*", "#", ";wait"] },
        "emoji": {
          "search": "Find", "frequent": { "name": "Often", "emoji": ["❤️"] },
          "categories": [{ "icon": "smileys", "name": "All", "emoji": ["😀 Happy face", "❤️ love"] }]
        },
        "quotes": "« »",
        "openers": ["I The"],
        "words": ["the of", "and"] }
      """
    let edited = try #require(
      text.range(of: old).map { text.replacingCharacters(in: $0, with: new) })
    return try KeyboardLayout(bytes: Array(edited.utf8), file: "test.json", language: "en")
  }

  @Test func rowsAndListsAreSplitAtSpaces() throws {
    let layout = try read(replacing: "Test", with: "Mine")
    #expect(layout.name == "Mine")
    #expect(layout.phone.letters == [["q", "w"], ["a", "s"], ["z"]])
    #expect(
      layout.emoji.categories[0].emoji == [
        KeyboardLayout.Emoji(text: "😀", names: "Happy face"),
        KeyboardLayout.Emoji(text: "❤️", names: "love"),
      ])
    #expect(layout.emoji.categories[0].emoji[0].words == ["happy", "face"])
    #expect(layout.emoji.frequent == ["❤️"])
    #expect(layout.keypad.digits[0].map(\.caption) == ["", "AB"])
    #expect(layout.keypad.dialing[2] == [.init(character: ";", caption: "wait")])
    #expect(layout.quotes == ["«", "»"])
    #expect(layout.openers == ["I", "The"])
    #expect(layout.words == ["the", "of", "and"])
  }

  @Test(arguments: [
    ("\"Q W\"", "\"Q\"", "phone.shifted does not have one key for each of the letters"),
    ("\"q w\", ", "", "phone.letters has 2 rows where 3 belong"),
    ("\"q w\"", "\"q q\"", "phone.letters has the key q twice"),
    ("\"q w\"", "\"qw\"", "phone.letters.0 has the key qw, and a key types one character"),
    (
      "\"q w\"", "\"a b c d e f g h i j k l m\"", "phone.letters.0 has 13 keys, and 12 fit in a row"
    ),
    ("\"q w\"", "\"  \"", "phone.letters.0 is empty"),
    ("\"and\"", "\"the\"", "words has the twice"),
    ("\"fertig\"", "\" \"", "keys.return.done is empty"),
    ("\"emergencyCall\": \"Not\", ", "", "keys.return.emergencyCall is missing"),
    (
      "\"language\": \"en\"", "\"language\": \"de\"",
      "language is not en, for which the file is named"
    ),
    (
      "smileys", "faces",
      "emoji.categories.0.icon is faces, and there are the icons smileys, animals, food, "
        + "activity, travel, objects, symbols, flags"
    ),
    ("❤️ love", "😀 love", "emoji.categories has 😀 twice"),
    ("❤️ love", "love", "emoji.categories.0.emoji.1 does not begin with an emoji alone"),
    ("\"1 2AB\"", "\"1 2 5 6\"", "keypad.digits.0 has 4 keys, and 3 fit in a row"),
    ("\"1 2AB\"", "\"1 3\"", "keypad.digits has the key 3 twice"),
    ("[\"the of\", \"and\"]", "[]", "words is empty"),
    ("\"words\"", "\"wrods\"", "words is missing"),
    ("« »", "«»", "quotes has 1 marks where 2 belong"),
    ("\"name\"", "\"colour\": 1, \"name\"", "colour is not a key that is known here"),
  ])
  func aMistakeIsNamedByFileLineAndKey(old: String, new: String, problem: String) {
    let error = #expect(throws: JSONError.self) { try read(replacing: old, with: new) }
    #expect(error?.description.hasPrefix("test.json:") == true)
    #expect(error?.description.hasSuffix(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `every layout that comes with us fits on every device`() throws {
    let catalog = KeyboardLayoutCatalog(assets: try .find())
    #expect(catalog.languages.contains(KeyboardLayoutCatalog.usualLanguage))
    let geometries = try DeviceCatalog(assets: .find()).devices.map {
      KeyboardGeometry(device: $0, orientation: .portrait)
    }
    // Many devices have the same keyboard.
    let keyboards = Dictionary(
      geometries.map {
        (
          [
            $0.screen.width, $0.parts(.docked).keys, $0.parts(.docked).bar, $0.parts(.docked).strip,
          ], $0
        )
      },
      uniquingKeysWith: { first, _ in first }
    ).values
    for language in catalog.languages {
      let layout = try catalog.layout(for: language)
      for geometry in keyboards {
        let size = CGSize(
          width: geometry.screen.width, height: geometry.height(isKeypad: false, hasBar: true))
        for layer in [KeyboardLayer.letters, .numbers, .symbols] {
          for isShifted in [false, true] {
            let plan = KeyPlan(
              layout: layout, isPad: geometry.device.idiom == .pad, layer: layer,
              isShifted: isShifted, size: size, barHeight: geometry.parts(.docked).bar,
              stripHeight: geometry.parts(.docked).strip)
            let whole = CGRect(origin: .zero, size: size)
            for (index, key) in plan.keys.enumerated() {
              #expect(whole.contains(key.frame), "\(language), \(layer), \(key.identifier)")
              #expect(key.frame.width >= 14, "\(language), \(layer), \(key.identifier)")
              for other in plan.keys.dropFirst(index + 1) {
                let shared = key.frame.intersection(other.frame)
                #expect(
                  shared.isNull || shared.width < 0.01 || shared.height < 0.01,
                  "\(language): \(key.identifier) and \(other.identifier)")
              }
            }
          }
        }
      }
    }
  }

  @Test func wordsOnKeysAreRead() throws {
    let keys = try read(replacing: "Test", with: "Mine").keys
    #expect(keys.space == "leer")
    #expect(keys.decimal == ",")
    #expect(keys.domain == ".de")
    #expect(keys.title(of: .default) == "weiter")
    #expect(keys.title(of: .emergencyCall) == "Not")
  }

  @Test func `every word on a key is in the file`() throws {
    var layout = try KeyboardLayout.english
    let mark = "§"
    let returnKeys = KeyboardLayout.ReturnKey.allCases.map { ($0, mark + $0.rawValue) }
    layout.keys = KeyboardLayout.KeyWords(
      space: mark + "a", letters: mark + "b", numbers: mark + "c", padNumbers: mark + "d",
      symbols: mark + "e", dialing: mark + "f", domain: mark + "g", decimal: mark,
      messages: "h", strongPassword: "i",
      returnKeys: Dictionary(uniqueKeysWithValues: returnKeys))
    layout.keypad.digits = [[], [], []]
    layout.keypad.dialing = [[], [], []]
    var words: Set<String> = []
    for isPad in [false, true] {
      for kind in KeyboardKind.allCases {
        for layer in KeyboardLayer.allCases {
          for returnKey in KeyboardLayout.ReturnKey.allCases {
            let plan = KeyPlan(
              layout: layout, isPad: isPad, kind: kind, layer: layer, returnKey: returnKey,
              size: CGSize(width: 810, height: 313), barHeight: 50)
            for key in plan.keys {
              switch key.face {
              case .word(let word): words.insert(word)
              case .character(let text) where kind == .decimalPad && layer == .keypad:
                words.insert(text)
              default: break
              }
            }
          }
        }
      }
    }
    #expect(words.allSatisfy { $0.hasPrefix(mark) }, "\(words)")
    // Eight words, and one for each return key.
    #expect(words.count == 18)
  }

  @Test func `a layout is found by its language`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let (mine, theirs) = (folder.appending(path: "mine"), folder.appending(path: "theirs"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = KeyboardLayoutCatalog(assets: try .find()).file()
    let text = try String(contentsOf: english, encoding: .utf8)
    func write(_ text: String, to name: String, in place: URL) throws {
      let keyboards = place.appending(path: "keyboards")
      try FileManager.default.createDirectory(at: keyboards, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: keyboards.appending(path: name))
    }
    try write(text, to: "en.json", in: theirs)
    let german = text.replacing("\"language\": \"en\"", with: "\"language\": \"de\"")
    try write(
      german.replacing("\"space\": \"space\"", with: "\"space\": \"Leerzeichen\""), to: "de.json",
      in: mine)
    try write(text, to: "fr.json", in: mine)
    try write("notes", to: "notes.txt", in: mine)
    let catalog = KeyboardLayoutCatalog(assets: Assets(folders: [mine, theirs]))
    #expect(catalog.languages == ["de", "en", "fr"])
    #expect(try catalog.layout().name == "English (US)")
    #expect(try catalog.layout(for: "de").keys.space == "Leerzeichen")
    #expect(throws: AssetError.self) { try catalog.layout(for: "fr") }
    #expect(throws: AssetError.self) { try catalog.layout(for: "xx") }
  }

  /// The languages whose layouts come with us.
  private static let languages = Result { try KeyboardLayoutCatalog(assets: .find()).languages }

  @Test func `English and German come with us`() throws {
    #expect(Set(try Self.languages.get()).isSuperset(of: ["de", "en"]))
  }

  @Test(arguments: (try? languages.get()) ?? [])
  func `each layout has its characters once, and as many with shift`(language: String) throws {
    let layout = try KeyboardLayoutCatalog(assets: .find()).layout(for: language)
    for layers in [layout.phone, layout.pad] {
      #expect(layers.letters.map(\.count) == layers.shifted.map(\.count))
      for rows in [layers.letters, layers.shifted, layers.numbers, layers.symbols] {
        let characters = rows.flatMap { $0 }
        #expect(characters.count == Set(characters).count, "\(characters)")
      }
      let digits = Set(layers.numbers.joined())
      #expect((0...9).allSatisfy { digits.contains("\($0)") })
    }
    for emoji in layout.emoji.categories.flatMap(\.emoji) {
      let word = try #require(emoji.words.first, "\(emoji.text) is found by no word")
      #expect(layout.emoji.found(by: word).contains(emoji.text))
    }
    let known = Set(layout.emoji.categories.flatMap { $0.emoji.map(\.text) })
    #expect(known.isSuperset(of: layout.emoji.frequent))
  }

  /// The layers that keys lead to, one after the other, from the letters on.
  private func layersToTurnTo(from plan: KeyPlan) -> Set<KeyboardLayer> {
    var found: Set<KeyboardLayer> = [.letters]
    var rest = [KeyboardLayer.letters]
    while let layer = rest.popLast() {
      var plan = plan
      plan.layer = layer
      for case .turn(let next) in plan.keys.map(\.action) where found.insert(next).inserted {
        rest.append(next)
      }
    }
    return found
  }

  @Test(arguments: (try? languages.get()) ?? [])
  func `each key can be reached on every device`(language: String) throws {
    let layout = try KeyboardLayoutCatalog(assets: .find()).layout(for: language)
    for device in try DeviceCatalog(assets: .find()).devices {
      let geometry = KeyboardGeometry(device: device, orientation: .portrait)
      let size = CGSize(
        width: device.portraitSize.width, height: geometry.height(isKeypad: false, hasBar: true))
      var plan = KeyPlan(
        layout: layout, isPad: device.idiom == .pad, size: size,
        barHeight: geometry.parts(.docked).bar,
        stripHeight: geometry.parts(.docked).strip)
      #expect(layersToTurnTo(from: plan) == [.letters, .numbers, .symbols, .emoji])
      for (layer, isShifted) in [
        (KeyboardLayer.letters, false), (.letters, true), (.numbers, false), (.symbols, false),
      ] {
        (plan.layer, plan.isShifted) = (layer, isShifted)
        let keys = plan.keys
        let typed = keys.compactMap { if case .insert(let text) = $0.action { text } else { nil } }
        #expect(Set(typed) == Set(plan.characters.joined()).union([" "]))
        for key in keys {
          let middle = CGPoint(x: key.frame.midX, y: key.frame.midY)
          #expect(KeyPlan.key(at: middle, in: keys)?.frame == key.frame, "\(key.identifier)")
        }
      }
    }
  }

  @Test(arguments: (try? languages.get()) ?? [])
  func `each word fits its key and can be read`(language: String) throws {
    let layout = try KeyboardLayoutCatalog(assets: .find()).layout(for: language)
    for device in try DeviceCatalog(assets: .find()).devices {
      let geometry = KeyboardGeometry(device: device, orientation: .portrait)
      let height = geometry.height(isKeypad: false, hasBar: true)
      for returnKey in KeyboardLayout.ReturnKey.allCases {
        let plan = KeyPlan(
          layout: layout, isPad: device.idiom == .pad, returnKey: returnKey,
          size: CGSize(width: device.portraitSize.width, height: height),
          barHeight: geometry.parts(.docked).bar, stripHeight: geometry.parts(.docked).strip)
        for key in plan.keys {
          guard case .word(let word) = key.face else { continue }
          let room = key.frame.width
          let font = KeyboardStyle.font(ofWord: word, size: 16, fitting: room)
          #expect(TextLayout.layout(word, font: font).size.width <= room, "\(word)")
          #expect((10...16).contains(font.size), "\(word) on \(device.name)")
        }
      }
    }
  }

  @Test func `German has its letters where iOS has them`() throws {
    let layout = try KeyboardLayoutCatalog(assets: .find()).layout(for: "de")
    let letters = layout.phone.letters.map { $0.joined() }
    #expect(letters == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    #expect(layout.pad.letters.map { $0.joined() } == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm,.ß"])
    #expect(layout.phone.shifted.map { $0.joined() } == letters.map { $0.uppercased() })
    #expect(layout.phone.numbers[1][6] == "€")
    #expect(layout.phone.symbols[1].contains("$") && !layout.phone.symbols[1].contains("€"))
    #expect(layout.keys.space == "Leerzeichen")
    #expect(layout.keys.decimal == ",")
    #expect(layout.keys.title(of: .search) == "Suchen")
    #expect(layout.emoji.found(by: "HUND").prefix(2) == ["🐶", "🐕"])
    #expect(layout.emoji.found(by: "österreich") == ["🇦🇹"])
  }

  @Test func aFileThatIsNotThereSaysSo() {
    let file = URL(filePath: "/nowhere/en.json")
    #expect(
      throws: AssetError.unreadable(file: "/nowhere/en.json", reason: "no such file or directory")
    ) { try KeyboardLayout(contentsOf: file) }
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try #require(mkfifo(pipe.path, 0o600) == 0)
    defer { unlink(pipe.path) }
    #expect(throws: AssetError.unreadable(file: pipe.path, reason: "not a regular file")) {
      try KeyboardLayout(contentsOf: pipe)
    }
    #expect(throws: AssetError.unreadable(file: "/proc", reason: "is a directory")) {
      try KeyboardLayout(contentsOf: URL(filePath: "/proc"))
    }
  }
}
