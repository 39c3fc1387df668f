import Foundation

/// The public names of a module, as the compiler knows them.
enum PublicNames {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      let identifier: Identifier
      let pathComponents: [String]
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// Reads the names from symbol graphs; what overrides another name, or is what a protocol does by
  /// itself, goes with that.
  static func names(in graphs: [Data]) throws -> Set<String> {
    var names: Set<String> = []
    for data in graphs {
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      let others = Set(
        graph.relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }
          .map(\.source))
      for symbol in graph.symbols where !others.contains(symbol.identifier.precise) {
        names.insert(symbol.pathComponents.joined(separator: "."))
      }
    }
    return names
  }

  /// Returns the symbol graphs of UIKit as it was built, from the folder of a build such as
  /// `.build/debug`.
  static func graphs(build: URL, package: URL) throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift-symbolgraph-extract", "-module-name", "UIKit", "-target", triple,
        "-I", build.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=\(build.path)/CUIKit.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(build.path)/CPNG.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(build.path)/CJPEG.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(package.path)/Sources/CPango/module.modulemap",
        "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
        "-output-dir", folder.path,
      ] + (try headerFolders()).flatMap { ["-Xcc", $0] }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CoverageError.noGraph(build: build.path) }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.map { try Data(contentsOf: $0) }
  }

  /// The options that name the folders of pango's headers, which UIKit's modules are read with.
  private static func headerFolders() throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "pangocairo"]
    process.standardOutput = output
    try process.run()
    let options = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return options.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static var triple: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}

/// What keeps the page from being made.
enum CoverageError: Error, Equatable {
  /// The compiler cannot tell the names of what was built in a folder.
  case noGraph(build: String)
  /// A file or folder cannot be read or written.
  case unreadable(path: String)
}

extension CoverageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noGraph(let build): "There is no built UIKit in \(build); build first."
    case .unreadable(let path): "\(path) cannot be read or written."
    }
  }
}
