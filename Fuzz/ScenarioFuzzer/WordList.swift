import PhoneSimulator
import Scenarios

/// The words of the language, which a fuzzer would take long to guess.
struct WordList {
  /// Sorted, each once.
  let words: [String]

  init(_ vocabulary: ScenarioVocabulary) {
    var words: Set = [
      "---", "  # ", "\"", "\\\"", "\\\\", "\\n", "\\t", "\\u{", "\\u{10FFFF}", "1,2", "1:2,3",
      "0.5:300", "1-2", "0,0,320,480", "-0", "0.00001", "1e9", "9007199254740991", "\u{FEFF}",
      "\r\n", "\u{2028}", "\u{301}",
      "👨‍👩‍👧",
    ]
    for setting in SettingSyntax.all { words.insert("\(setting.name): ") }
    for verb in Verb.all {
      words.insert("\n\(verb.name) ")
      for form in verb.forms { words.formUnion(Self.written(in: form)) }
    }
    for form in Condition.forms { words.formUnion(Self.written(in: form)) }
    words.formUnion(vocabulary.devices.map(\.name))
    words.formUnion(vocabulary.screens)
    words.formUnion(vocabulary.languages)
    words.formUnion(IncludedFiles.names)
    words.formUnion(KeyPress.names)
    words.formUnion(KeyboardNotification.Name.allCases.map(\.rawValue))
    self.words = words.sorted()
  }

  /// What is written as it stands in the description of a form; what stands in
  /// capitals is a place for something else.
  private static func written(in form: String) -> [String] {
    form.split { !$0.isLetter && $0 != "-" }.filter { !$0.contains(where: \.isUppercase) }
      .map(String.init)
  }

  /// The words as libFuzzer reads them: quoted, other bytes in hexadecimal.
  var dictionary: String {
    words.map { word in
      let bytes = word.utf8.map { byte in
        (0x20..<0x7F).contains(byte) && !#""\"#.utf8.contains(byte)
          ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}
