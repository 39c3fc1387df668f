import SwiftIfConfig
import SwiftSyntax

/// Visits what a phone compiles, and of `#if` the clause that holds there.
class ActiveVisitor: SyntaxVisitor {
  private let configuration: PhoneConfiguration

  init(_ configuration: PhoneConfiguration, viewMode: SyntaxTreeViewMode = .sourceAccurate) {
    self.configuration = configuration
    super.init(viewMode: viewMode)
  }

  /// Hears of each `#if`, and of its clause that holds.
  func visit(_ node: IfConfigDeclSyntax, active: IfConfigClauseSyntax?) {}

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClause(in: configuration).clause
    visit(node, active: active)
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }
}

/// What `#if` is told: an iPhone's simulator with the modules that iOS has and this program offers.
struct PhoneConfiguration: BuildConfiguration {
  let compilerVersion: VersionTuple
  /// What `#if swift` sees; the oldest mode is that of the last compiler that had no newer one.
  let languageVersion: VersionTuple

  init(compilerVersion: String, languageMode: String) {
    self.compilerVersion = VersionTuple(parsing: compilerVersion) ?? VersionTuple(6)
    languageVersion = languageMode == "5" ? VersionTuple(5, 10) : self.compilerVersion
  }

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    importPath.first.map { ImportedModules.isPartOfUIKit($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(x86_64)
      name == "x86_64"
    #elseif arch(arm64)
      name == "arm64"
    #else
      false
    #endif
  }

  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
}
