import Foundation
import HostSystem

/// The module UIKit as it was built along with the program.
package struct CompiledUIKit: Sendable {
  /// The folder of the modules.
  private let modules: String
  private let toolchain: Toolchain
  private let cache: BuildCache
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
    // UIKit is painted with pango, of which its users see nothing but that there is a module.
    let hidden = "\(cache.folder)/hidden.modulemap"
    let text = Array("module CPango {}\n".utf8)
    if (try? FileInput.read(hidden)) != text { try FileOutput.write(text, to: hidden) }
    moduleMaps = [interface, hidden]
    (self.toolchain, self.cache) = (toolchain, cache)
  }

  /// The modules of this package that files can import.
  private var own: [String] {
    ["UIKit", "CUIKit", "KeyboardAvoidance"].filter {
      $0 == "CUIKit"
        || FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
    }
  }

  /// All modules that files can import.
  var available: [String] { toolchain.modules + own }

  /// How a program of the toolchain is told where the modules are.
  var arguments: [String] {
    ["-I", modules, "-module-cache-path", "\(cache.folder)/modules"]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Compiles files to an object, in Swift 5 mode as most iOS code is, or returns the compiler's
  /// words.
  func errors(compiling files: [String]) throws -> String? {
    let folder = try WorkFolder(prefix: "keyboard-playground-compile")
    // Long lists of files do not fit on a command line.
    let list = "\(folder.path)/files"
    try FileOutput.write(Array(files.map { "\"\($0)\"\n" }.joined().utf8), to: list)
    let run = try ToolRun(
      toolchain.compiler,
      [
        "-c", "-wmo", "-Onone", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", "Opened", "-o", "\(folder.path)/opened.o",
        "@\(list)",
      ] + arguments)
    return run.isSuccess ? nil : run.words
  }

  /// The interfaces of this package's modules, as Swift.
  func interfaces() throws -> [[UInt8]] {
    try own.map(interface)
  }

  /// The interface of a module that files see, as Swift.
  func interface(of module: String) throws -> [UInt8] {
    let run = try ToolRun(
      toolchain.program("swift-synthesize-interface"),
      ["-module-name", module, "-target", toolchain.target] + arguments)
    guard run.isSuccess else {
      throw LoaderError.failed(
        program: "swift-synthesize-interface",
        reason: "does not know \(module): \(run.words.firstLine)")
    }
    return run.output
  }
}
