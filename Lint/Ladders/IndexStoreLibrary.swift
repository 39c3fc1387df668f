import CIndexStore
import Foundation

/// The functions of the toolchain's library that reads what the compiler has indexed.
struct IndexStoreLibrary {
  let openStore: IndexStoreOpen
  let disposeStore: IndexStoreDispose
  let visitUnits: IndexStoreVisitUnits
  let openUnit: IndexStoreOpenPart
  let disposeUnit: IndexStoreDispose
  let mainFile: IndexStoreGetText
  let moduleName: IndexStoreGetText
  let modificationTime: IndexStoreGetTime
  let visitDependencies: IndexStoreVisitParts
  let dependencyKind: IndexStoreGetKind
  let dependencyName: IndexStoreGetText
  let dependencyFile: IndexStoreGetText
  let openRecord: IndexStoreOpenPart
  let disposeRecord: IndexStoreDispose
  let visitOccurrences: IndexStoreVisitParts
  let roles: IndexStoreGetRoles
  let place: IndexStoreGetPlace
  let symbol: IndexStoreGetSymbol
  let symbolKind: IndexStoreGetKind
  let symbolName: IndexStoreGetText
  let symbolIdentity: IndexStoreGetText

  /// Opens the library beside the Swift runtime that this process runs on.
  init() throws(LadderError) {
    // The runtime is in lib/swift/linux, the library in lib.
    let path = Self.runtimeFolder.appending(path: "../../libIndexStore.so").standardized.path
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .noIndexLibrary(path: path)
    }
    func function<Function>(
      _ name: String, as type: Function.Type = Function.self
    ) throws(LadderError) -> Function {
      guard let address = dlsym(library, "indexstore_" + name) else {
        throw .noIndexLibrary(path: path)
      }
      // The types are those of the library's header, and its functions have kept theirs.
      return unsafeBitCast(address, to: type)
    }
    openStore = try function("store_create")
    disposeStore = try function("store_dispose")
    visitUnits = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    disposeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    moduleName = try function("unit_reader_get_module_name")
    modificationTime = try function("unit_reader_get_modification_time")
    visitDependencies = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    dependencyFile = try function("unit_dependency_get_filepath")
    openRecord = try function("record_reader_create")
    disposeRecord = try function("record_reader_dispose")
    visitOccurrences = try function("record_reader_occurrences_apply_f")
    roles = try function("occurrence_get_roles")
    place = try function("occurrence_get_line_col")
    self.symbol = try function("occurrence_get_symbol")
    symbolKind = try function("symbol_get_kind")
    symbolName = try function("symbol_get_name")
    symbolIdentity = try function("symbol_get_usr")
  }

  /// The folder of the Swift runtime that is mapped into this process.
  private static var runtimeFolder: URL {
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let runtime = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix("/libswiftCore.so") }
    let path = runtime.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return URL(filePath: path ?? "/").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
