import Foundation
import HostSystem

/// The Swift toolchain whose compiler is found on the search path.
package struct Toolchain: Hashable, Sendable {
  /// The compiler.
  let compiler: String
  /// What the compiler calls itself, with its version.
  let compilerVersion: String
  /// The triple of what it compiles for.
  let target: String
  /// The folder with the libraries that read Swift.
  let parserLibraries: String
  /// The modules that come with it.
  let modules: [String]

  /// Asks the compiler on the search path what it is.
  package init() throws {
    guard let compiler = Subprocess.path(of: "swiftc") else { throw LoaderError.noCompiler }
    let run = try ToolRun(compiler, ["-print-target-info"])
    guard run.isSuccess else { throw LoaderError.badCompiler(compiler, said: run.words.firstLine) }
    guard let information = try? JSONDecoder().decode(Information.self, from: Data(run.output))
    else { throw LoaderError.badCompiler(compiler, said: "its target is not told") }
    self.compiler = compiler
    compilerVersion = information.compilerVersion
    target = information.target.triple
    parserLibraries = information.paths.runtimeResourcePath + "/host"
    let library = "\(parserLibraries)/libSwiftParser.so"
    guard FileManager.default.fileExists(atPath: library) else {
      throw LoaderError.noParser(library)
    }
    let folders = information.paths.runtimeLibraryImportPaths
    modules = Set(folders.flatMap(Self.modules)).sorted()
  }

  /// What the compiler says about its target, as far as it matters here.
  private struct Information: Decodable {
    struct Target: Decodable {
      let triple: String
    }
    struct Paths: Decodable {
      let runtimeResourcePath: String
      let runtimeLibraryImportPaths: [String]
    }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }

  private static func modules(in folder: String) -> [String] {
    let ending = ".swiftmodule"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  /// The version's number alone, such as 6.3.1.
  var versionNumber: String {
    compilerVersion.split(separator: " ").first { $0.first?.isNumber ?? false }.map(String.init)
      ?? "6"
  }

  /// A program that stands beside the compiler.
  func program(_ name: String) throws(LoaderError) -> String {
    let file = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    for folder in [file.path, URL(filePath: compiler).deletingLastPathComponent().path] {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw .noProgram("\(file.path)/\(name)")
  }
}

extension String {
  /// The text up to its first line's end.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}
