import Foundation
import HostSystem

/// What files need of UIKit that is not there.
package struct MissingNames {
  /// A name with the places where it stands.
  package struct Entry: Hashable {
    /// A type, a member, or a member with its type before a dot.
    package let name: String
    /// Where it stands, in the order of the files.
    package let places: [Place]
    /// What there is that is most like it.
    package let nearest: String?
  }

  /// A line of a file.
  package struct Place: Hashable {
    package let file: String
    package let line: Int
  }

  /// The most used first.
  package let entries: [Entry]

  /// What the compiler finds wrong; nothing where the files compile.
  package let errors: [CompilerError]

  /// How many files were looked at.
  package let fileCount: Int

  /// Rewrites and compiles files together, and sorts what is missing.
  ///
  /// - Parameters:
  ///   - files: The files of one module.
  ///   - sources: The rewriter's own.
  ///   - folder: Where the compiled UIKit lies.
  ///   - cache: Where the rewriter is kept.
  ///   - mode: What the files are compiled in.
  /// - Throws: `LoaderError` for files that cannot be looked at and for a toolchain that is not whole,
  ///   and `FileError` where something cannot be kept.
  package init(
    in files: [String], rewriterSources sources: [String], compiledIn folder: String,
    cache: BuildCache, mode: LanguageMode = .five
  ) throws {
    let toolchain = try Toolchain()
    let kit = try CompiledUIKit(in: folder, toolchain: toolchain, cache: cache)
    let rewriter = try Rewriter(sources: sources, toolchain: toolchain, cache: cache)
    let rewritten = try RewrittenModules(
      [files], by: rewriter, available: kit.available, toolchain: toolchain, mode: mode)
    let broken = rewritten.withSyntaxErrors.map { files[$0] }
    if let words = try toolchain.syntaxErrors(in: broken) { throw LoaderError.syntax(words) }

    fileCount = files.count
    guard let words = try kit.errors(compiling: rewritten.files, in: mode) else {
      (entries, errors) = ([], [])
      return
    }
    errors = CompilerError.all(in: words)
    guard !errors.isEmpty else {
      throw LoaderError.failed(program: toolchain.compiler, reason: "fails: \(words.firstLine)")
    }
    let index = try NameIndex(kit, by: rewriter, toolchain: toolchain, cache: cache)
    let work = try WorkFolder(prefix: "keyboard-playground-names")
    let names = "\(work.path)/names"
    try FileOutput.write(Array(index.all.joined(separator: "\n").utf8), to: names)
    entries = Self.entries(
      of: try RewrittenModules(
        [files], by: rewriter, index: names, available: kit.available, toolchain: toolchain,
        mode: mode),
      errors: errors, index: index)
  }

  private static func entries(
    of rewritten: RewrittenModules, errors: [CompilerError], index: NameIndex
  ) -> [Entry] {
    var places: [String: [Place]] = [:]
    for use in rewritten.missingModules + rewritten.missingNames {
      places[use.name, default: []] += use.lines.map {
        Place(file: rewritten.originals[use.file], line: $0)
      }
    }
    // A name that some other type has is not missing by itself; the compiler knows whose it is.
    for error in errors {
      guard let (type, name) = error.missing, places[name] == nil else { continue }
      if let type, !index.all.contains(type) { continue }
      let place = Place(file: error.file, line: error.line)
      places[type.map { "\($0).\(name)" } ?? name, default: []].append(place)
    }
    return places.map { name, places in
      let member = name.split(separator: ".").last.map(String.init) ?? name
      return Entry(name: name, places: places, nearest: index.nearest(to: member))
    }
    .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }
}
