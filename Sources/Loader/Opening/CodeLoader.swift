import Foundation
import HostSystem

/// Builds libraries out of files written for iOS, again whenever they have changed.
///
/// What it has found out of toolchain and files it keeps for the next time.
package final class CodeLoader {
  private let toolchain: Toolchain
  private let kit: CompiledUIKit
  private let rewriter: Rewriter
  private let cache: BuildCache
  private let mode: LanguageMode
  private var index = DeclarationIndex()

  /// Where the code of its libraries is.
  package let places: CodePlaces

  /// Prepares the toolchain.
  ///
  /// - Parameters:
  ///   - sources: The rewriter's own.
  ///   - folder: Where the compiled UIKit lies.
  ///   - cache: Where all that is built is kept.
  ///   - mode: What files are compiled in.
  ///   - announce: Is called with a sentence before something that takes seconds.
  /// - Throws: `LoaderError` for a toolchain that is not whole, and `FileError` where something cannot
  ///   be kept.
  package init(
    rewriterSources sources: [String], compiledIn folder: String, cache: BuildCache,
    mode: LanguageMode = .five, announce: (String) -> Void = { _ in }
  ) throws {
    toolchain = try Toolchain()
    kit = try CompiledUIKit(in: folder, toolchain: toolchain, cache: cache)
    rewriter = try Rewriter(
      sources: sources, toolchain: toolchain, cache: cache, announce: announce)
    (self.cache, self.mode) = (cache, mode)
    places = CodePlaces(toolchain)
  }

  /// Looks at the files that paths stand for: the classes that they declare, those of a path that is a
  /// file among them.
  ///
  /// Throws `LoaderError` where a file cannot be read, or there is none.
  package func look(at paths: [String]) throws -> CodeListing {
    let (files, named) = try SwiftFiles.findForIndex(paths)
    try index.update(files, by: rewriter, toolchain: toolchain, mode: mode)
    return CodeListing(classes: index.classes, named: named, index: index)
  }

  /// Builds the library that makes an object of a class, or finds it built.
  ///
  /// - Parameters:
  ///   - declared: The class.
  ///   - arguments: What an object is made with, as Swift in parentheses.
  ///   - listing: What was seen of the files.
  /// - Returns: The library.
  /// - Throws: `LoaderError` where the files are not as they have to be, in the compiler's words where
  ///   it does not take them.
  package func library(
    for declared: DeclarationIndex.DeclaredClass, arguments: String = "()",
    of listing: CodeListing
  ) throws -> CodeLibrary {
    try library(making: declared.name + arguments, by: [declared], arguments, of: listing)
  }

  /// Builds the library that makes the objects that an app begins with, or finds it built.
  ///
  /// Throws like that of a class.
  package func library(for app: AppClasses, of listing: CodeListing) throws -> CodeLibrary {
    let classes = [app.delegate] + (app.sceneDelegate.map { [$0] } ?? [])
    return try library(making: app.expression, by: classes, "()", of: listing)
  }

  private func library(
    making expression: String, by classes: [DeclarationIndex.DeclaredClass], _ arguments: String,
    of listing: CodeListing
  ) throws -> CodeLibrary {
    let declared = classes[0]
    let files = listing.files(for: classes)
    guard files.count <= SwiftFiles.largestCount else {
      throw LoaderError.tooManyFiles(files.count, limit: SwiftFiles.largestCount)
    }
    let rewritten = try RewrittenModules(
      [files], by: rewriter, available: kit.available, toolchain: toolchain, mode: mode)
    let broken = rewritten.withSyntaxErrors.map { files[$0] }
    if let words = try toolchain.syntaxErrors(in: broken) { throw LoaderError.syntax(words) }
    let entry = EntryPoint.source(making: expression)
    let texts = try rewritten.files.map { try FileInput.read($0) }
    let library = try cache.file(
      "opened", madeOf: [kit.identity, mode.rawValue, entry].map { Array($0.utf8) } + texts,
      keeping: Self.kept
    ) { path in
      let folder = try WorkFolder(prefix: "keyboard-playground-entry")
      let entryFile = "\(folder.path)/entry.swift"
      try FileOutput.write(Array(entry.utf8), to: entryFile)
      guard let words = try kit.errors(linking: rewritten.files + [entryFile], in: mode, to: path)
      else { return }
      throw error(words, entryFile: entryFile, rewritten, of: declared, arguments)
    }
    return CodeLibrary(path: library, className: declared.name, files: files)
  }

  /// How many libraries are kept.
  private static let kept = 32

  /// What the compiler's words mean.
  private func error(
    _ words: String, entryFile: String, _ rewritten: RewrittenModules,
    of declared: DeclarationIndex.DeclaredClass, _ arguments: String
  ) -> LoaderError {
    if let missing = rewritten.missingModules.first {
      let file = rewritten.originals[missing.file]
      return .noModule(missing.name, file: file, line: missing.lines.first ?? 1)
    }
    let errors = CompilerError.all(in: words)
    if let other = CompilerError.otherCompiler(in: words) {
      return .otherToolchain(built: other.built, found: other.found)
    }
    let own = errors.filter { $0.file != entryFile }
    if own.isEmpty, let first = errors.first {
      guard arguments == "()" else {
        return .badArguments("\(declared.name)\(arguments)", reason: first.message)
      }
      return .needsArguments(
        declared.name, file: declared.file, line: declared.line,
        initializers: declared.initializers, reason: first.message)
    }
    guard !own.isEmpty else {
      return .failed(program: toolchain.compiler, reason: "fails: \(words.firstLine)")
    }
    return .errors(own)
  }
}

/// The classes that files declare, and what has to be compiled for one of them.
package struct CodeListing: Sendable {
  /// In the order of files and lines.
  package let classes: [DeclarationIndex.DeclaredClass]

  /// The files that were named by themselves, all of which belong to the code.
  let named: [String]
  let index: DeclarationIndex

  /// All files that were looked at.
  package var allFiles: [String] { index.files }

  /// The files that a class needs: its own, those that were named, and what these need.
  package func files(for declared: DeclarationIndex.DeclaredClass) -> [String] {
    files(for: [declared])
  }

  /// The files that some classes need, in the same way.
  func files(for classes: [DeclarationIndex.DeclaredClass]) -> [String] {
    NeededFiles(by: classes.map(\.file) + named, in: index).files
  }

  /// Why files are needed.
  package func needed(by declared: DeclarationIndex.DeclaredClass) -> NeededFiles {
    NeededFiles(by: [declared.file] + named, in: index)
  }
}

/// A shared library that makes an object of a class.
package struct CodeLibrary: Hashable, Sendable {
  package let path: String
  package let className: String
  /// The files it was built from.
  package let files: [String]
}
