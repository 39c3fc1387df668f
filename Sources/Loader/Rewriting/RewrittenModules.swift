import Foundation
import HostSystem

/// Files that have been rewritten, and what was seen meanwhile.
package struct RewrittenModules {
  /// A name that is not there, in one file.
  struct Use: Hashable {
    let name: String
    /// The number of the file.
    let file: Int
    let lines: [Int]
  }

  /// The files as they were given.
  let originals: [String]
  private let folder: WorkFolder
  /// The numbers of files whose grammar is broken.
  private(set) var withSyntaxErrors: [Int] = []
  /// Modules that are imported and not there.
  private(set) var missingModules: [Use] = []
  private(set) var missingNames: [Use] = []

  /// Rewrites the files of modules.
  ///
  /// - Parameters:
  ///   - modules: The files, those of each module together.
  ///   - rewriter: What rewrites them.
  ///   - index: A file with all names that there are, one to a line; without one no name is missing.
  ///   - available: The modules that can be imported.
  ///   - toolchain: What is going to compile them.
  ///   - mode: What it compiles them in.
  /// - Throws: `LoaderError` for a file that cannot be read or is not UTF-8.
  package init(
    _ modules: [[String]], by rewriter: Rewriter, index: String? = nil, available: [String],
    toolchain: Toolchain, mode: LanguageMode = .five
  ) throws {
    originals = modules.flatMap(\.self)
    folder = try WorkFolder(prefix: "keyboard-playground-rewritten")
    let output = try rewriter.run(
      [
        "rewrite", folder.path, index ?? "", available.joined(separator: ","),
        toolchain.versionNumber, mode.rawValue,
      ], modules: modules)
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      try note(line.split(separator: "\t"))
    }
  }

  private mutating func note(_ parts: [Substring]) throws {
    guard parts.count >= 2, let number = Int(parts[1]), originals.indices.contains(number) else {
      return
    }
    switch parts[0] {
    case "syntax": withSyntaxErrors.append(number)
    case "encoding": throw LoaderError.notUTF8(originals[number])
    case "unreadable", "unwritable":
      let code = parts.count > 2 ? Int32(parts[2]) ?? EIO : EIO
      if parts[0] == "unwritable" { throw FileError.cannotWrite(path: folder.path, code: code) }
      throw LoaderError.unreadable(.cannotRead(path: originals[number], code: code))
    case "module", "name":
      guard parts.count == 4 else { return }
      let lines = parts[3].split(separator: ",").compactMap { Int($0) }
      let use = Use(name: String(parts[2]), file: number, lines: lines)
      if parts[0] == "module" { missingModules.append(use) } else { missingNames.append(use) }
    default: break
    }
  }

  /// The rewritten files, in the order of the originals.
  package var files: [String] { originals.indices.map { "\(folder.path)/\($0).swift" } }
}
