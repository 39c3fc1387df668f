import Foundation
import HostSystem
import TestSupport

@testable import Loader

/// The rewriter as the tests use it, built once and kept beside what SwiftPM builds.
enum LoaderTools {
  static let sources: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../assets/loader").standardizedFileURL.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }()

  static func cache() throws -> BuildCache {
    try BuildCache(folder: "\(builtFolder)/loader-cache/keyboard-playground")
  }

  static func rewriter(_ toolchain: Toolchain) throws -> Rewriter {
    try Rewriter(sources: sources, toolchain: toolchain, cache: cache())
  }
}

/// Files of one module, and how they are rewritten, without the line that names the original.
struct RewritingCase: Sendable {
  let files: [String]
  let expected: [String]

  init(_ file: String, _ expected: String) {
    (files, self.expected) = ([file], [expected])
  }

  init(_ files: [String], _ expected: [String]) {
    (self.files, self.expected) = (files, expected)
  }

  /// Rewrites all cases in one process.
  static func rewrite(_ cases: [RewritingCase]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    var count = 0
    let modules = try cases.map { rewritingCase in
      try rewritingCase.files.map { text in
        count += 1
        return try folder.write(text, to: "\(count).swift")
      }
    }
    let toolchain = try Toolchain()
    let rewritten = try RewrittenModules(
      modules, by: LoaderTools.rewriter(toolchain), available: [], toolchain: toolchain)
    var texts = try rewritten.files.map { path in
      let lines = try String(contentsOfFile: path, encoding: .utf8)
      return String(lines.drop { $0 != "\n" }.dropFirst())
    }[...]
    return cases.map { rewritingCase in
      defer { texts = texts.dropFirst(rewritingCase.files.count) }
      return Array(texts.prefix(rewritingCase.files.count))
    }
  }
}
