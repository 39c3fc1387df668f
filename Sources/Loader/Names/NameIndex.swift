import Foundation
import HostSystem

/// The names that files find by importing UIKit.
struct NameIndex {
  /// Those of UIKit itself, in the order of the alphabet.
  let ofUIKit: [String]
  /// All of them, with those of Foundation and of Swift.
  let all: Set<String>

  /// The modules that come along with UIKit.
  private static let others = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Glibc", "Swift", "SwiftGlibc", "_Concurrency", "_StringProcessing",
  ]

  /// Reads the names out of the modules' interfaces; those of the toolchain are kept in the cache.
  init(_ kit: CompiledUIKit, by rewriter: Rewriter, toolchain: Toolchain, cache: BuildCache) throws
  {
    let program = try FileInput.read(rewriter.program)
    let kept = try cache.file(
      "names",
      madeOf: [program] + ([toolchain.compilerVersion] + Self.others).map { Array($0.utf8) }
    ) { path in
      let interfaces = try kit.interfaces(of: Self.others.filter(toolchain.modules.contains))
      try FileOutput.write(try Self.names(in: interfaces, by: rewriter), to: path)
    }
    ofUIKit = Self.lines(try Self.names(in: kit.interfaces(of: kit.own), by: rewriter))
    all = Set(ofUIKit).union(Self.lines(try FileInput.read(kept)))
  }

  private static func names(in interfaces: [[UInt8]], by rewriter: Rewriter) throws -> [UInt8] {
    let folder = try WorkFolder(prefix: "keyboard-playground-interfaces")
    let paths = try interfaces.enumerated().map { number, text in
      let path = "\(folder.path)/\(number).swift"
      try FileOutput.write(text, to: path)
      return path
    }
    return try rewriter.run(["names"], modules: [paths])
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The name of UIKit that is most like another one, of the same kind: types begin with a capital.
  func nearest(to name: String) -> String? {
    let isType = name.first?.isUppercase
    return NearestName.of(name, in: ofUIKit.lazy.filter { $0.first?.isUppercase == isType })
  }
}
