import Foundation
import HostSystem
import PhoneSimulator

/// Reads the words of one step in order, as what the verb wants them to be.
struct WordReader {
  /// What numbers and places on the screen are checked against; another one behind a step that
  /// switches to it.
  var device: Device
  let vocabulary: ScenarioVocabulary
  let line: Int
  private let words: [Word]
  private let end: Int
  private let hasComment: Bool
  private var index = 0

  /// The name of what the step writes, and its column.
  private(set) var output: (name: String, column: Int)?

  init(_ content: LineWords, line: Int, device: Device, vocabulary: ScenarioVocabulary) {
    self.device = device
    self.vocabulary = vocabulary
    self.line = line
    words = content.words
    end = content.end
    hasComment = content.comment != nil
  }

  private var peek: Word? { index < words.count ? words[index] : nil }

  /// The next word, which is described for the case that it is missing.
  mutating func next(_ wanted: String) throws(ScenarioProblem) -> Word {
    guard let word = peek else {
      throw ScenarioProblem(
        line: line, column: end, .missing(wanted, mayBeComment: hasComment))
    }
    index += 1
    return word
  }

  var isAtEnd: Bool { peek == nil }

  /// Whether the next word can name a view: an identifier or a text.
  var nextNamesView: Bool {
    switch peek?.content {
    case .identifier, .text: true
    case .plain, nil: false
    }
  }

  /// Whether a keyword comes next, or a number of words later.
  func nextIs(_ keyword: String, after count: Int = 0) -> Bool {
    index + count < words.count && words[index + count].content == .plain(keyword)
  }

  /// Steps over the word if it is the next one.
  mutating func takes(_ keyword: String) -> Bool {
    guard nextIs(keyword) else { return false }
    index += 1
    return true
  }

  /// One of a few words that may stand here.
  mutating func keyword(_ allowed: [String]) throws(ScenarioProblem) -> String {
    let word = try next(allowed.joined(separator: " or "))
    guard case .plain(let spelling) = word.content, allowed.contains(spelling) else {
      throw problem(
        at: word,
        .unknownWord(
          word.spelling, allowed: allowed,
          nearest: NearestName.of(word.spelling, in: allowed.filter { !$0.hasPrefix("#") })))
    }
    return spelling
  }

  /// One of the values that are written by their names.
  mutating func word<Value>(
    of type: Value.Type
  ) throws(ScenarioProblem) -> Value
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    let name = try keyword(type.allCases.map(\.rawValue))
    guard let value = Value(rawValue: name) else {
      preconditionFailure("only names of values pass")
    }
    return value
  }

  /// A name in double quotes, or all words up to the end of the step; and its first word.
  mutating func nameToEnd(_ wanted: String) throws(ScenarioProblem) -> (String, Word) {
    let first = try next(wanted)
    if case .text(let name) = first.content { return (name, first) }
    var spellings = [first.spelling]
    while let word = peek {
      spellings.append(word.spelling)
      index += 1
    }
    return (spellings.joined(separator: " "), first)
  }

  /// A text, up to a limit of characters if there is one.
  mutating func text(atMost limit: Int = .max) throws(ScenarioProblem) -> String {
    let word = try next("a text in double quotes")
    guard case .text(let text) = word.content else {
      throw problem(at: word, .notAText(word.spelling))
    }
    guard text.count <= limit else { throw problem(at: word, .longText(limit: limit)) }
    return text
  }

  mutating func target() throws(ScenarioProblem) -> Target {
    let word = try next("a target (#identifier, \"text\" or x,y)")
    switch word.content {
    case .text(let text): return .text(text)
    case .identifier(let name) where !name.isEmpty: return .identifier(name)
    case .plain(let spelling):
      if let point = Self.point(spelling) {
        let size = device.portraitSize
        guard CGRect(origin: .zero, size: size).contains(point) else {
          throw problem(
            at: word, .offScreen(spelling, width: Int(size.width), height: Int(size.height)))
        }
        return .point(point)
      }
    case .identifier: break
    }
    throw problem(at: word, .notATarget(word.spelling))
  }

  /// A view by its accessibility identifier or its text.
  mutating func viewTarget() throws(ScenarioProblem) -> Target {
    let word = try next("a view (#identifier or \"text\")")
    switch word.content {
    case .identifier(let name) where !name.isEmpty: return .identifier(name)
    case .text(let text): return .text(text)
    case .identifier, .plain: throw problem(at: word, .notAView(word.spelling))
    }
  }

  mutating func key() throws(ScenarioProblem) -> KeyPress {
    let word = try next("a key, such as Escape")
    if case .identifier = word.content {
    } else if let press = KeyPress(name: word.spelling) {
      return press
    }
    throw problem(
      at: word,
      .unknownKey(
        word.spelling, nearest: NearestName.of(word.spelling, in: KeyPress.names)))
  }

  /// How often, written `x3`; once where nothing is written.
  mutating func times(in allowed: ClosedRange<Int>) throws(ScenarioProblem) -> Int {
    guard let word = peek, case .plain(let spelling) = word.content, spelling.hasPrefix("x"),
      let number = PlainNumber.read(spelling.dropFirst())
    else { return 1 }
    index += 1
    guard let times = Int(exactly: number), allowed.contains(times) else {
      throw problem(
        at: word,
        .outOfRange(
          spelling, wanted: "a number of times",
          allowed: "x\(allowed.lowerBound) to x\(allowed.upperBound)"))
    }
    return times
  }

  mutating func number(
    _ wanted: String, in allowed: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    let word = try next(wanted)
    guard case .plain(let spelling) = word.content else {
      throw problem(at: word, .notANumber(word.spelling, wanted: wanted))
    }
    let place = ScenarioProblem.Place(line: line, column: word.column)
    return try PlainNumber.read(spelling, at: place, wanted, in: allowed)
  }

  /// A word that names something; what is wrong with it is for the caller to say.
  mutating func name(_ wanted: String) throws(ScenarioProblem) -> (spelling: String, word: Word) {
    let word = try next(wanted)
    return (word.spelling, word)
  }

  /// The name of a file the scenario writes, without its extension.
  mutating func outputName() throws(ScenarioProblem) -> String {
    let word = try next("a name for the file")
    guard case .plain(let name) = word.content, Limits.isOutputName(name) else {
      throw problem(at: word, .badOutputName(word.spelling))
    }
    output = (name, word.column)
    return name
  }

  /// Checks that nothing is left over.
  func finish() throws(ScenarioProblem) {
    if let word = peek { throw problem(at: word, .trailing(word.spelling)) }
  }

  func problem(at word: Word, _ kind: ScenarioProblem.Kind) -> ScenarioProblem {
    ScenarioProblem(line: line, column: word.column, kind)
  }

  /// A problem with the word that was read last.
  func problemAtLastWord(_ kind: ScenarioProblem.Kind) -> ScenarioProblem {
    ScenarioProblem(line: line, column: index > 0 ? words[index - 1].column : 1, kind)
  }

  private static func point(_ spelling: String) -> CGPoint? {
    PlainNumber.readList(spelling, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }
}
