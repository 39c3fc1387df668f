import Scenarios

/// The few files there are for scenarios to include.
struct IncludedFiles {
  /// What the scenario itself is called.
  static let main = "main"

  /// The bytes of the scenario.
  let input: [UInt8]

  /// Names are short, so that they are soon found.
  private static let texts = [
    "good": "# Steps alone.\ntap #name  # first\nwait until settled\n",
    "deep": "include good\nstill inner\ninclude \"good\"\n",
    "one": "include two\n", "two": "include ./one\n",
    "bad": "jump\n---\nscreen: keep-above\ntap \"open\nstill inner\n",
    "none": "", "binary": "tap #a\n\u{0}\n",
  ]

  /// `copy` is the scenario once more, and `body` its steps without the settings.
  static let names = texts.keys.sorted() + [main, "copy", "body"]

  func read(_ path: String) throws(ScenarioError) -> [UInt8] {
    switch path {
    case Self.main, "copy": return input
    case "body": return steps
    default:
      guard let text = Self.texts[path] else {
        throw .unreadable(file: path, reason: "No such file")
      }
      return Array(text.utf8)
    }
  }

  /// What stands below the first line of dashes, which is taken out of the lines
  /// that would include it again: for ever is an answer that is soon known.
  private var steps: [UInt8] {
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let below = lines.drop { !$0.starts(with: "---".utf8) }.dropFirst()
    return Array(below.filter { !$0.starts(with: "include".utf8) }.joined(separator: "\n".utf8))
  }
}
