import CIndexStore
import Foundation

/// The index that the compiler writes while it builds.
final class IndexStore {
  /// A name where it is declared or used.
  struct Occurrence {
    let name: String
    /// The symbol, unmistakable among all modules.
    let identity: String
    /// Counted from 1.
    let line: Int
    let isDeclaration: Bool
  }

  /// A source file as it was last compiled.
  struct Unit {
    let file: String
    let module: String
    /// Seconds since 1970.
    let time: Int64
    let records: [String]
  }

  private let library: IndexStoreLibrary
  private let store: UnsafeMutableRawPointer

  /// Opens the index in the folder `path`, such as `.build/debug/index/store`.
  init(at path: String) throws(LadderError) {
    library = try IndexStoreLibrary()
    guard FileManager.default.fileExists(atPath: path), let store = library.openStore(path, nil)
    else { throw .noIndex(path: path) }
    self.store = store
  }

  deinit {
    library.disposeStore(store)
  }

  /// The newest unit of each source file below a folder that is still there, by file.
  func units(below folder: String) -> [String: Unit] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = library.visitUnits(store, 0, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    var units: [String: Unit] = [:]
    for name in names {
      guard let reader = library.openUnit(store, name, nil) else { continue }
      defer { library.disposeUnit(reader) }
      let file = String(library.mainFile(reader))
      guard file.hasPrefix(folder + "/"), file.hasSuffix(".swift") else { continue }
      var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
      library.modificationTime(reader, &seconds, &nanoseconds)
      if let known = units[file], known.time >= seconds { continue }
      guard FileManager.default.fileExists(atPath: file) else { continue }
      units[file] = Unit(
        file: file, module: String(library.moduleName(reader)), time: seconds,
        records: records(of: file, in: reader))
    }
    return units
  }

  private func records(of file: String, in reader: UnsafeMutableRawPointer) -> [String] {
    var records: [String] = []
    visit(reader, by: library.visitDependencies) { [library] dependency in
      if library.dependencyKind(dependency) == IndexStoreDependencyRecord,
        String(library.dependencyFile(dependency)) == file
      {
        records.append(String(library.dependencyName(dependency)))
      }
    }
    return records
  }

  /// Calls a body for every occurrence in a record, except those of modules and extensions, which
  /// are not names themselves.
  func occurrences(in record: String, _ body: (Occurrence) -> Void) {
    guard let reader = library.openRecord(store, record, nil) else { return }
    defer { library.disposeRecord(reader) }
    visit(reader, by: library.visitOccurrences) { [library] occurrence in
      let roles = library.roles(occurrence)
      let declares = UInt64(IndexStoreRoleDeclaration | IndexStoreRoleDefinition)
      guard roles & (declares | UInt64(IndexStoreRoleReference)) != 0,
        let symbol = library.symbol(occurrence)
      else { return }
      let kind = library.symbolKind(symbol)
      if kind == IndexStoreSymbolModule || kind == IndexStoreSymbolExtension { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.place(occurrence, &line, &column)
      body(
        Occurrence(
          name: name(of: symbol),
          identity: String(library.symbolIdentity(symbol)), line: Int(line),
          isDeclaration: roles & declares != 0))
    }
  }

  /// The name as it is written; the accessors of a variable have its own.
  private func name(of symbol: UnsafeMutableRawPointer) -> String {
    let name = String(library.symbolName(symbol))
    return name.firstIndex(of: ":").map { colon in
      name[..<colon].contains("(") ? name : String(name[name.index(after: colon)...])
    } ?? name
  }

  /// Calls a body for everything that a function of the library visits.
  private func visit(
    _ reader: UnsafeMutableRawPointer, by visit: IndexStoreVisitParts,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { body in
        _ = visit(reader, body) { context, object in
          if let object {
            context?.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self)
              .pointee(object)
          }
          return true
        }
      }
    }
  }
}

extension String {
  fileprivate init(_ text: IndexStoreText) {
    let bytes = UnsafeRawBufferPointer(start: text.data, count: text.length)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
