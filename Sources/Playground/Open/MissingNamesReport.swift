import Foundation
import HostSystem
import Loader
import PhoneSimulator

/// What `open --missing` has to say.
struct MissingNamesReport {
  private let missing: MissingNames

  /// Looks at the files that are named.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - executable: The program's own file, beside which the compiled UIKit lies.
  /// - Throws: `PlaygroundError` for the arguments, else what keeps the files from being looked at.
  init(_ arguments: CommandArguments, executable: String) throws {
    guard !arguments.operands.isEmpty else { throw PlaygroundError.missingArgument("FILE") }
    let files = try SwiftFiles.find(arguments.operands)
    let assets = try Assets.find(explicit: arguments["--assets"])
    missing = try MissingNames(
      in: files, rewriterSources: assets.rewriterSources,
      compiledIn: URL(filePath: executable).deletingLastPathComponent().path,
      cache: BuildCache(environment: ProcessInfo.processInfo.environment),
      mode: arguments.languageMode())
  }

  var exitCode: ExitCode { missing.errors.isEmpty ? .success : .failure }

  var text: String {
    let entries = missing.entries.map { entry in
      let uses = Self.count(entry.places.count, "use")
      let place = entry.places.first.map { "\($0.file):\($0.line): " } ?? ""
      let nearest = entry.nearest.map { "; the nearest is \($0)" } ?? ""
      return "\(place)\(entry.name), \(uses)\(nearest)\n"
    }
    let errors = missing.entries.isEmpty ? missing.errors.map { "\($0)\n" } : []
    return (entries + errors).joined() + conclusion + "\n"
  }

  private var conclusion: String {
    let files = Self.count(missing.fileCount, "file")
    if missing.errors.isEmpty {
      return "Nothing is missing: \(files) compile\(missing.fileCount == 1 ? "s" : "")."
    }
    let end = "of \(files) that do\(missing.fileCount == 1 ? "es" : "") not compile."
    if missing.entries.isEmpty {
      return "No name is missing, but there \(missing.errors.count == 1 ? "is" : "are") "
        + "\(Self.count(missing.errors.count, "error")) in the code \(end)"
    }
    let names = missing.entries.count
    return "\(Self.count(names, "name")) \(names == 1 ? "is" : "are") missing, with "
      + "\(Self.count(missing.entries.reduce(0) { $0 + $1.places.count }, "use")), \(end)"
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
