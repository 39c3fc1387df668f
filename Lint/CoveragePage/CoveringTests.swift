import Foundation

/// Which tests say that they cover which names, as their sources have it.
struct CoveringTests {
  /// A test by its file and its name.
  struct Test: Hashable, Comparable {
    let file: String
    let name: String

    static func < (left: Test, right: Test) -> Bool {
      (left.file, left.name) < (right.file, right.name)
    }
  }

  /// The tests of each name.
  private(set) var tests: [String: Set<Test>] = [:]

  /// Reads all sources below a folder; the files are named from there on.
  init(below folder: URL) throws(CoverageError) {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else {
      throw .unreadable(path: folder.path)
    }
    // The tests of this have traits in their texts.
    for case let file as String in files
    where file.hasSuffix(".swift") && !file.hasPrefix("CoveragePageTests/") {
      guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      else { throw .unreadable(path: file) }
      read(text, file: file)
    }
  }

  init() {}

  /// Reads the traits of a source: those that stand between `@Test(` and the name of its function.
  mutating func read(_ text: String, file: String) {
    var rest = Substring(text)
    while let test = rest.range(of: "@Test("), let function = rest.range(of: "func ") {
      guard test.upperBound < function.lowerBound else {
        rest = rest[function.upperBound...]
        continue
      }
      var traits = rest[test.upperBound..<function.lowerBound]
      rest = rest[function.lowerBound...]
      guard let name = Self.nameOfTest(in: rest) else { continue }
      while let trait = traits.range(of: ".covers(") {
        traits = traits[trait.upperBound...]
        for covered in Self.names(&traits) {
          tests[covered, default: []].insert(Test(file: file, name: name))
        }
      }
    }
  }

  /// Takes the strings up to the parenthesis that ends the trait.
  private static func names(_ text: inout Substring) -> [String] {
    var names: [String] = []
    while let next = text.first(where: { $0 == "\"" || $0 == ")" }),
      let place = text.firstIndex(of: next)
    {
      text = text[text.index(after: place)...]
      guard next == "\"", let end = text.firstIndex(of: "\"") else { break }
      names.append(String(text[..<end]))
      text = text[text.index(after: end)...]
    }
    return names
  }

  /// The name of the function that follows.
  private static func nameOfTest(in text: Substring) -> String? {
    guard let function = text.range(of: "func ") else { return nil }
    let name = text[function.upperBound...]
    if name.first == "`" { return name.dropFirst().split(separator: "`").first.map(String.init) }
    return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init)
  }
}
