import Foundation
import HostSystem

/// The module UIKit as it was built along with the program.
package struct CompiledUIKit: Sendable {
  /// The folder of the modules.
  private let modules: String
  private let toolchain: Toolchain
  /// Where the compiler keeps what it has read of modules.
  private let moduleCache: String
  /// Maps of C modules: those that a user of UIKit sees, and an empty one.
  private let moduleMaps: [String]

  /// Looks for the module in a folder where it was built.
  package init(in folder: String, toolchain: Toolchain, cache: BuildCache) throws {
    modules = "\(folder)/Modules"
    let interface = "\(folder)/CUIKit.build/module.modulemap"
    for path in ["\(modules)/UIKit.swiftmodule", interface]
    where !FileManager.default.fileExists(atPath: path) {
      throw LoaderError.noUIKit(path)
    }
    // UIKit is painted with pango and reads pictures by libraries, of which its users see nothing but
    // that there are modules.
    let hidden = "\(cache.folder)/hidden.modulemap"
    let text = Array("module CPango {}\nmodule CPNG {}\nmodule CJPEG {}\n".utf8)
    if (try? FileInput.read(hidden)) != text { try FileOutput.write(text, to: hidden) }
    moduleMaps = [interface, hidden]
    moduleCache = try toolchain.moduleCache(in: cache)
    self.toolchain = toolchain
  }

  /// What changes whenever UIKit is built anew, or by another compiler.
  var identity: String {
    let path = "\(modules)/UIKit.swiftmodule"
    var status = stat()
    guard stat(path, &status) == 0 else { return toolchain.compilerVersion }
    return "\(toolchain.compilerVersion) \(path) \(status.st_size) \(status.st_mtim.tv_sec) "
      + "\(status.st_mtim.tv_nsec)"
  }

  /// The modules of this package that files can import.
  var own: [String] {
    ["UIKit", "CUIKit", "KeyboardAvoidance"].filter {
      $0 == "CUIKit"
        || FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
    }
  }

  /// All modules that files can import.
  var available: [String] { toolchain.modules + own }

  /// How a program of the toolchain is told where modules are.
  private func arguments(modules: String) -> [String] {
    ["-I", modules, "-module-cache-path", moduleCache]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Compiles files to an object, or returns the compiler's words.
  func errors(compiling files: [String], in mode: LanguageMode) throws -> String? {
    let folder = try WorkFolder(prefix: "keyboard-playground-compile")
    return try errors(compiling: files, in: mode, ["-c", "-o", "\(folder.path)/opened.o"])
  }

  /// Compiles files to a shared library whose names of UIKit are the loading program's, or returns the
  /// compiler's words.
  func errors(
    linking files: [String], in mode: LanguageMode, to library: String
  ) throws -> String? {
    try errors(
      compiling: files, in: mode,
      ["-emit-library", "-gline-tables-only", "-use-ld=lld", "-o", library])
  }

  private func errors(
    compiling files: [String], in mode: LanguageMode, _ output: [String]
  ) throws -> String? {
    let folder = try WorkFolder(prefix: "keyboard-playground-files")
    // Long lists of files do not fit on a command line.
    let list = "\(folder.path)/files"
    try FileOutput.write(Array(files.map { "\"\($0)\"\n" }.joined().utf8), to: list)
    let run = try ToolRun(
      toolchain.compiler,
      output + [
        "-wmo", "-Onone", "-swift-version", mode.rawValue, "-parse-as-library",
        "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", "Opened", "@\(list)",
      ] + arguments(modules: modules))
    return run.isSuccess ? nil : run.words
  }

  /// The interfaces of modules that files see, as Swift without comments.
  func interfaces(of names: [String]) throws -> [[UInt8]] {
    let program = try toolchain.program("swift-synthesize-interface")
    // Beside a module lies where its comments stand in its sources, which may have changed since it
    // was built: then anything would be printed as a comment. A link has nothing beside it.
    let folder = try WorkFolder(prefix: "keyboard-playground-modules")
    for entry in try FolderContents(path: modules, mayBeMissing: false).entries
    where entry.name.hasSuffix(".swiftmodule") {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(entry.name)",
        withDestinationPath: "\(modules)/\(entry.name)")
    }
    return try names.map { name in
      let run = try ToolRun(
        program,
        ["-module-name", name, "-target", toolchain.target] + arguments(modules: folder.path))
      guard run.isSuccess else {
        throw LoaderError.failed(
          program: program, reason: "does not know \(name): \(run.words.firstLine)")
      }
      return run.output
    }
  }
}
