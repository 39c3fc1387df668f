import SwiftSyntax

/// What is asked of every module.
struct RewritingRequest {
  /// Where the rewritten files go, named by their numbers.
  let folder: String
  /// The names that there are; nil where those that are not there do not matter.
  let names: Set<Substring>?
  let modules: ImportedModules
  let configuration: PhoneConfiguration
}

/// Rewrites the files of a module.
///
/// They are read twice, so that no more than one is in memory.
struct ModuleRewriting {
  private let paths: [String]
  private let first: Int
  private let request: RewritingRequest
  private let module = Module()

  init(_ paths: [String], first: Int, _ request: RewritingRequest) {
    (self.paths, self.first, self.request) = (paths, first, request)
  }

  func run() {
    for (offset, path) in paths.enumerated() {
      guard let file = read(path, reportedAs: first + offset) else { continue }
      if file.hasSyntaxErrors(in: request.configuration) {
        Rewriter.say("syntax\t\(first + offset)")
      }
      DeclarationCollector(request.configuration, into: module).walk(file.tree)
      let names = NameCollector(request.configuration, includesInnerNames: true)
      names.walk(file.tree)
      module.names.formUnion(names.declared)
    }
    module.connect()
    for (offset, path) in paths.enumerated() {
      guard let file = read(path, reportedAs: nil) else { continue }
      rewrite(file, number: first + offset)
    }
  }

  private func read(_ path: String, reportedAs number: Int?) -> SourceFile? {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path)
    } catch {
      if let number { Rewriter.say("unreadable\t\(number)\t\(error.number)") }
      return nil
    }
    let file = SourceFile(path: path, bytes: bytes)
    if file == nil, let number { Rewriter.say("encoding\t\(number)") }
    return file
  }

  private func rewrite(_ file: SourceFile, number: Int) {
    let rewriter = FileRewriter(
      file, of: module, modules: request.modules, configuration: request.configuration)
    let path = "\(request.folder)/\(number).swift"
    do {
      try writeFile(rewriter.rewritten(), to: path)
    } catch {
      Rewriter.say("unwritable\t\(number)\t\(error.number)")
    }
    for (name, line) in rewriter.missingModules {
      Rewriter.say("module\t\(number)\t\(name)\t\(line)")
    }
    guard let known = request.names else { return }
    let names = NameCollector(request.configuration, includesInnerNames: true)
    names.walk(file.tree)
    for (name, places) in names.used.sorted(by: { $0.key < $1.key })
    where !known.contains(Substring(name)) && !module.names.contains(name)
      && !names.imported.contains(name) && !ImportedModules.isPartOfUIKit(name)
    {
      let lines = places.map { "\(file.line(at: $0))" }
      Rewriter.say("name\t\(number)\t\(name)\t\(lines.joined(separator: ","))")
    }
  }
}
