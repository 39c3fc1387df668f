import Foundation

extension Toolchain {
  /// The compiler's words about the grammar of files; nil where it is right.
  func syntaxErrors(in files: [String]) throws -> String? {
    guard !files.isEmpty else { return nil }
    let run = try ToolRun(
      compiler,
      ["-frontend", "-parse", "-parse-as-library", "-diagnostic-style", "llvm"] + files)
    return run.isSuccess ? nil : run.words.trimmingCharacters(in: .newlines)
  }
}
