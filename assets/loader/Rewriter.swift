import Glibc
import SwiftIfConfig
import SwiftSyntax

// Paths come by standard input, each with a zero byte behind it; an empty one ends a module. What
// there is to say goes to standard output: a line for each thing, with tabs between its parts.

/// The program behind its arguments.
@main
enum Rewriter {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("names", 1): printNames()
    case ("index", 3): printIndex(Array(arguments.dropFirst()))
    case ("rewrite", 6): rewrite(Array(arguments.dropFirst()))
    // It is started by the playground alone, in the way of one of the cases above.
    default: exit(2)
    }
  }

  // MARK: Names

  /// Prints what interfaces declare.
  private static func printNames() {
    var names: Set<String> = []
    for path in requestedModules().joined() {
      guard let bytes = try? readFile(path), let file = SourceFile(path: path, bytes: bytes) else {
        exit(1)
      }
      let collector = NameCollector(
        PhoneConfiguration(compilerVersion: "6", languageMode: "5"), includesInnerNames: false)
      collector.walk(file.tree)
      names.formUnion(collector.declared)
    }
    say(names.sorted().joined(separator: "\n"))
  }

  // MARK: Index

  /// Prints what each file declares and uses.
  private static func printIndex(_ arguments: [String]) {
    let configuration = PhoneConfiguration(
      compilerVersion: arguments[0], languageMode: arguments[1])
    for (number, path) in requestedModules().joined().enumerated() {
      let bytes: [UInt8]
      do {
        bytes = try readFile(path)
      } catch {
        say("unreadable\t\(number)\t\(error.number)")
        continue
      }
      guard let file = SourceFile(path: path, bytes: bytes) else {
        say("encoding\t\(number)")
        continue
      }
      for (kind, rest) in FileIndex(file, configuration).lines {
        say("\(kind)\t\(number)\t\(rest)")
      }
    }
  }

  // MARK: Rewriting

  private static func rewrite(_ arguments: [String]) {
    let index = arguments[1].isEmpty ? nil : try? readFile(arguments[1])
    let names = index.map { Set(String(decoding: $0, as: UTF8.self).split(separator: "\n")) }
    let request = RewritingRequest(
      folder: arguments[0], names: names,
      modules: ImportedModules(available: Set(arguments[2].split(separator: ",").map(String.init))),
      configuration: PhoneConfiguration(
        compilerVersion: arguments[3], languageMode: arguments[4]))
    var first = 0
    for paths in requestedModules() {
      ModuleRewriting(paths, first: first, request).run()
      first += paths.count
    }
  }

  /// The paths of standard input, by modules.
  private static func requestedModules() -> [[String]] {
    var modules: [[String]] = [[]]
    let bytes = (try? readAll(of: STDIN_FILENO)) ?? []
    for path in bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
      if path.isEmpty {
        modules.append([])
      } else {
        modules[modules.count - 1].append(String(decoding: path, as: UTF8.self))
      }
    }
    return modules
  }

  static func say(_ line: String) {
    print(line)
  }
}
