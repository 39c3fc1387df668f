import Foundation

/// Where the code of a library is in its source, as the toolchain's program says.
package struct CodePlaces: Sendable {
  private let program: String?

  init(_ toolchain: Toolchain) {
    program = try? toolchain.program("llvm-symbolizer")
  }

  /// Looks for the toolchain on the search path.
  package init() {
    program = try? Toolchain().program("llvm-symbolizer")
  }

  /// The file and line of the first place that is in one; nil where none is, or the program is not
  /// there.
  package func place(of offsets: [UInt64], in library: String) -> String? {
    guard let program,
      let run = try? ToolRun(
        program,
        ["--obj=\(library)", "--output-style=GNU", "--functions=none", "--no-inlines"]
          + offsets.prefix(32).map { "0x" + String($0, radix: 16) }),
      run.isSuccess
    else { return nil }
    for line in String(decoding: run.output, as: UTF8.self).split(separator: "\n") {
      // The line may be followed by a column, and by how it was found.
      let words = line.split(separator: " ").first ?? line[...]
      guard let mark = words.lastIndex(of: ":"),
        let number = Int(words[words.index(after: mark)...]),
        number > 0, words.hasSuffix(".swift:\(number)"), !words.hasSuffix("/entry.swift:\(number)")
      else { continue }
      return String(words)
    }
    return nil
  }
}
