import Foundation
import HostSystem

/// A folder for what is made once and found again.
///
/// What was made for other sources or another toolchain goes when it has not been used for longest.
package struct BuildCache: Sendable {
  let folder: String

  /// How many of each name stay where nothing else is said: as many toolchains, or versions of this
  /// program, as are used in turns.
  static let kept = 4

  /// Uses a folder, which is made where it is not there, or throws where it cannot be written.
  package init(folder: String) throws(FileError) {
    self.folder = folder
    try FileOutput.makeFolder(at: folder)
  }

  /// Uses the folder for caches that the variables name.
  package init(environment: [String: String]) throws {
    try self.init(folder: Self.folder(environment: environment))
  }

  /// Removes the folder that the variables name, with all that is in it, and returns its path.
  ///
  /// Throws `FileError` where it cannot be removed; where it is not there, there is nothing to do.
  package static func clear(environment: [String: String]) throws -> String {
    let folder = try folder(environment: environment)
    var status = stat()
    guard lstat(folder, &status) == 0 else { return folder }
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // It may have gone by itself meanwhile.
      guard lstat(folder, &status) == 0 else { return folder }
      throw FileError.cannotWrite(path: folder, code: (error as NSError).posixCode ?? EACCES)
    }
    return folder
  }

  private static func folder(environment: [String: String]) throws(LoaderError) -> String {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/keyboard-playground"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noCacheFolder }
    return "\(home)/.cache/keyboard-playground"
  }

  /// The file of a name that is made of some bytes, which `make` writes where it is not there yet.
  ///
  /// It is there whole or not at all. When two processes want the same at once, one makes it and
  /// the other waits.
  ///
  /// - Parameters:
  ///   - name: What the file's name begins with.
  ///   - sources: All that it depends on.
  ///   - count: How many of the name stay.
  ///   - make: Writes it to the path that it gets.
  /// - Returns: The path of the file.
  /// - Throws: What `make` throws, and `FileError` where the folder cannot be written.
  func file(
    _ name: String, madeOf sources: [[UInt8]], keeping count: Int = kept,
    _ make: (_ path: String) throws -> Void
  ) throws -> String {
    let path = "\(folder)/\(name)-\(Self.hash(sources))"
    if isUsed(path) { return path }
    let lock = open("\(folder)/\(name).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard lock >= 0 else { throw FileError.cannotWrite(path: folder, code: errno) }
    defer { close(lock) }
    // Where locks are not possible both make it, which does no harm.
    _ = flock(lock, LOCK_EX)
    if isUsed(path) { return path }
    let work = try WorkFolder(prefix: name, in: folder)
    let made = "\(work.path)/\(name)"
    try make(made)
    guard rename(made, path) == 0 else { throw FileError.cannotWrite(path: path, code: errno) }
    removeUnused(name, keeping: count)
    return path
  }

  /// A folder of a name that belongs to some bytes, empty at first, for a program that keeps there
  /// what it wants.
  ///
  /// Throws `FileError` where it cannot be made.
  func folder(_ name: String, for sources: [[UInt8]]) throws(FileError) -> String {
    let path = "\(folder)/\(name)-\(Self.hash(sources))"
    if isUsed(path) { return path }
    try FileOutput.makeFolder(at: path)
    removeUnused(name, keeping: Self.kept)
    return path
  }

  /// Whether something is there, which now is what was used last.
  private func isUsed(_ path: String) -> Bool { utimes(path, nil) == 0 }

  /// Removes what has not been used for longest, so that there is a limit to what is kept.
  private func removeUnused(_ name: String, keeping count: Int) {
    guard let contents = try? FolderContents(path: folder, mayBeMissing: true) else { return }
    let length = "\(name)-".utf8.count + 16
    let made = contents.entries.filter {
      $0.name.hasPrefix("\(name)-") && $0.name.utf8.count == length
    }
    let byUse = made.map { entry -> (path: String, time: timespec) in
      let path = contents.path(of: entry.name)
      var status = stat()
      return (path, lstat(path, &status) == 0 ? status.st_mtim : timespec())
    }.sorted {
      ($1.time.tv_sec, $1.time.tv_nsec, $0.path) < ($0.time.tv_sec, $0.time.tv_nsec, $1.path)
    }
    for old in byUse.dropFirst(count) { try? FileManager.default.removeItem(atPath: old.path) }
  }

  /// The FNV-1a hash of some texts, as 16 hexadecimal digits.
  private static func hash(_ texts: [[UInt8]]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      // Each with its length, so that nothing depends on where one ends.
      for byte in Array("\(text.count):".utf8) + text {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension NSError {
  /// The system's error number behind this one.
  fileprivate var posixCode: Int32? {
    let underlying = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
    return underlying.domain == NSPOSIXErrorDomain ? Int32(underlying.code) : nil
  }
}

extension Toolchain {
  /// Where its programs keep what they have read of modules.
  func moduleCache(in cache: BuildCache) throws(FileError) -> String {
    try cache.folder("modules", for: [Array(compilerVersion.utf8)])
  }
}
