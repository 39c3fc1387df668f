import Foundation
import HostSystem
import Synchronization
import TestSupport
import Testing

@testable import Loader

@Suite("What is made once")
struct BuildCacheTests {
  private let folder: TemporaryFolder
  private let cache: BuildCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try BuildCache(folder: folder.file("cache"))
  }

  private static func bytes(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }

  @Test("Of those who want it at once, one makes it and the others find it whole")
  func atOnce() throws {
    let made = Atomic(0)
    let paths = Mutex<[String]>([])
    let cache = cache
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let path = try? cache.file("tool", madeOf: Self.bytes("a")) { path in
        made.add(1, ordering: .relaxed)
        // Half of it is there for a while, under another name.
        try FileOutput.write(Array("half".utf8), to: path)
        sched_yield()
        try FileOutput.write(Array("half and whole".utf8), to: path)
      }
      paths.withLock {
        $0.append(path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "")
      }
    }
    #expect(made.load(ordering: .relaxed) == 1)
    #expect(paths.withLock { $0 } == Array(repeating: "half and whole", count: 8))
  }

  @Test("Other sources, in whatever way they are divided, make another file")
  func sources() throws {
    var paths: Set<String> = []
    for sources in [
      Self.bytes("a", "b"), Self.bytes("ab", ""), Self.bytes("ab"), Self.bytes("a", "c"),
      Self.bytes(), Self.bytes(""), Self.bytes("1:a"),
    ] {
      paths.insert(try cache.file("tool", madeOf: sources) { try FileOutput.write([], to: $0) })
    }
    #expect(paths.count == 7)
  }

  @Test("Of what fails to be made nothing stays, and the next one makes it")
  func failure() throws {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try cache.file("tool", madeOf: []) { path in
        try FileOutput.write(Array("half".utf8), to: path)
        throw Failure()
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("cache")) == ["tool.lock"])
    let path = try cache.file("tool", madeOf: []) { try FileOutput.write([1], to: $0) }
    #expect(try FileInput.read(path) == [1])
  }

  @Test("The folder is the one of the variables")
  func variables() throws {
    #expect(
      try BuildCache(environment: ["XDG_CACHE_HOME": folder.path, "HOME": "/nowhere"]).folder
        == folder.file("keyboard-playground"))
    // A relative path is none, as the specification of these folders says.
    #expect(
      try BuildCache(environment: ["XDG_CACHE_HOME": "cache", "HOME": folder.path]).folder
        == folder.file(".cache/keyboard-playground"))
    #expect(throws: LoaderError.noCacheFolder) { try BuildCache(environment: ["HOME": ""]) }
  }

  @Test("A file that has vanished since it was listed")
  func vanished() throws {
    let toolchain = try Toolchain()
    let rewriter = try LoaderTools.rewriter(toolchain)
    let path = folder.file("gone.swift")
    #expect(throws: LoaderError.unreadable(.cannotRead(path: path, code: ENOENT))) {
      try RewrittenModules([[path]], by: rewriter, available: [], toolchain: toolchain)
    }
  }
}
