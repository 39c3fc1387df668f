/// One line for each library and font, as a file that is kept with the goldens.
///
///     cairo 1.16.0
///     font 0123456789abcdef0123456789abcdef Inter-Regular.otf
extension RendererIdentity: LosslessStringConvertible {
  package var description: String {
    let lines =
      libraries.map { "\($0.name) \($0.version)" } + fonts.map { "font \($0.hash) \($0.name)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads what `description` writes; nil where a line is something else or there is none.
  package init?(_ description: String) {
    var libraries: [Library] = []
    var fonts: [FontFile] = []
    for line in description.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      switch words.count {
      case 2 where words.allSatisfy { !$0.isEmpty } && words[0] != "font":
        libraries.append(Library(name: String(words[0]), version: String(words[1])))
      case 3 where words[0] == "font" && Self.isHash(words[1]) && !words[2].isEmpty:
        fonts.append(FontFile(name: String(words[2]), hash: String(words[1])))
      default: return nil
      }
    }
    if libraries.isEmpty { return nil }
    self.init(libraries: libraries, fonts: fonts)
  }

  private static func isHash(_ word: Substring) -> Bool {
    word.utf8.count == 32
      && word.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}

extension RendererIdentity {
  /// How this renderer differs from the one that goldens were made with, in one sentence for each
  /// library and font; empty where they are equal.
  package func differences(fromGoldens recorded: RendererIdentity) -> [String] {
    let names = Set((libraries + recorded.libraries).map(\.name)).sorted()
    let fontNames = Set((fonts + recorded.fonts).map(\.name)).sorted()
    return names.compactMap { name in
      let here = libraries.filter { $0.name == name }.map(\.version)
      let there = recorded.libraries.filter { $0.name == name }.map(\.version)
      if here == there { return nil }
      return
        "The goldens were made with \(name) \(Self.list(there)), here it is \(Self.list(here))."
    }
      + fontNames.compactMap { name in
        let here = fonts.filter { $0.name == name }
        let there = recorded.fonts.filter { $0.name == name }
        if here == there { return nil }
        if here.isEmpty { return "The font file \(name) is missing here." }
        if there.isEmpty { return "The goldens were made without the font file \(name)." }
        return "The goldens were made with another version of the font file \(name)."
      }
  }

  private static func list(_ versions: [String]) -> String {
    versions.isEmpty ? "missing" : versions.joined(separator: " and ")
  }
}
