import Foundation
import HostSystem

/// The program that rewrites iOS code, built by the toolchain whose parser it uses.
package struct Rewriter: Sendable {
  let program: String

  /// Builds it, or finds it built.
  ///
  /// - Parameters:
  ///   - sources: Its files of Swift.
  ///   - toolchain: What builds it, and whose parser it uses.
  ///   - cache: Where it is kept.
  ///   - announce: Is called with a sentence before it is built, which takes seconds.
  /// - Throws: `LoaderError` where it cannot be built, and `FileError` where it cannot be kept.
  package init(
    sources: [String], toolchain: Toolchain, cache: BuildCache,
    announce: (String) -> Void = { _ in }
  ) throws {
    guard !sources.isEmpty else { throw LoaderError.noSources }
    let names = sources.map { Array(URL(filePath: $0).lastPathComponent.utf8) }
    let texts = try sources.map { try FileInput.read($0) }
    let identity = [toolchain.compilerVersion, toolchain.parserLibraries].map { Array($0.utf8) }
    program = try cache.file("rewriter", madeOf: identity + names + texts) { path in
      announce("Building what reads Swift, once for this toolchain; it takes some seconds.")
      let libraries = toolchain.parserLibraries
      let run = try ToolRun(
        toolchain.compiler,
        [
          // Optimised it takes four seconds more to build, and reads a seventh faster.
          "-Onone", "-wmo", "-swift-version", "6", "-module-name", "Rewriter",
          "-module-cache-path", try toolchain.moduleCache(in: cache), "-I", libraries, "-L",
          libraries,
          "-Xlinker", "-rpath", "-Xlinker", libraries, "-o", path,
        ] + ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig"].map { "-l\($0)" }
          + sources)
      guard run.isSuccess else { throw LoaderError.cannotBuild(run.words) }
    }
  }

  /// Does one of its tasks with files, those of each module together; returns what it says.
  func run(_ arguments: [String], modules: [[String]]) throws -> [UInt8] {
    let input = modules.map { paths in paths.map { "\($0)\0" }.joined() }.joined(separator: "\0")
    let run = try ToolRun(program, arguments, input: Array(input.utf8))
    guard run.isSuccess else {
      throw LoaderError.failed(program: program, reason: "ended badly: \(run.words.firstLine)")
    }
    return run.output
  }
}
