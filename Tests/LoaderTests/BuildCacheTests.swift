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

  @Test("What has not been used for longest goes, so that four of each name stay")
  func limit() throws {
    func make(_ source: String) throws -> String {
      let path = try cache.file("tool", madeOf: Self.bytes(source)) {
        try FileOutput.write([], to: $0)
      }
      return URL(filePath: path).lastPathComponent
    }
    func names() throws -> Set<String> {
      let all = try FileManager.default.contentsOfDirectory(atPath: folder.file("cache"))
      return Set(all.filter { !$0.hasSuffix(".lock") })
    }
    /// Sets when everything of a name was used, in seconds since 1970.
    func age(_ name: String, _ seconds: Int) {
      var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
      #expect(utimes(folder.file("cache/\(name)"), &times) == 0)
    }
    try FileOutput.write([], to: folder.file("cache/tool-of-another-kind"))
    let other = try cache.folder("modules", for: Self.bytes("a"))
    let made = try ["a", "b", "c", "d"].map(make)
    for (second, name) in made.enumerated() { age(name, second + 1) }
    // The oldest one is used again, so that the second one goes.
    #expect(try make("a") == made[0])
    let fifth = try make("e")
    #expect(
      try names() == [
        made[0], made[2], made[3], fifth, "tool-of-another-kind",
        URL(filePath: other).lastPathComponent,
      ])
    // Folders alike, with all that is in them.
    try FileOutput.write([1], to: "\(other)/a")
    age(URL(filePath: other).lastPathComponent, 1)
    for source in ["b", "c", "d", "e"] { _ = try cache.folder("modules", for: Self.bytes(source)) }
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(try names().count { $0.hasPrefix("modules-") } == 4)
  }

  @Test("All of it is removed where that is wanted, and nothing around it")
  func clearing() throws {
    let variables = ["XDG_CACHE_HOME": folder.path]
    let own = folder.file("keyboard-playground")
    // There is none yet.
    #expect(try BuildCache.clear(environment: variables) == own)
    let cache = try BuildCache(environment: variables)
    _ = try cache.file("tool", madeOf: []) { try FileOutput.write([1], to: $0) }
    _ = try cache.folder("modules", for: [])
    #expect(try BuildCache.clear(environment: variables) == own)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cache"])
    #expect(throws: LoaderError.noCacheFolder) { try BuildCache.clear(environment: [:]) }
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
