import Foundation
import HostSystem

/// A folder for what is made once and found again.
package struct BuildCache: Sendable {
  let folder: String

  /// Uses a folder, which is made where it is not there, or throws where it cannot be written.
  package init(folder: String) throws(FileError) {
    self.folder = folder
    try FileOutput.makeFolder(at: folder)
  }

  /// Uses the folder for caches that the variables name.
  package init(environment: [String: String]) throws {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      try self.init(folder: "\(folder)/keyboard-playground")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      try self.init(folder: "\(home)/.cache/keyboard-playground")
    } else {
      throw LoaderError.noCacheFolder
    }
  }

  /// The file of a name that is made of some bytes, which `make` writes where it is not there yet.
  ///
  /// It is there whole or not at all. When two processes want the same at once, one makes it and
  /// the other waits.
  ///
  /// - Parameters:
  ///   - name: What the file's name begins with.
  ///   - sources: All that it depends on.
  ///   - make: Writes it to the path that it gets.
  /// - Returns: The path of the file.
  /// - Throws: What `make` throws, and `FileError` where the folder cannot be written.
  func file(
    _ name: String, madeOf sources: [[UInt8]], _ make: (_ path: String) throws -> Void
  ) throws -> String {
    let path = "\(folder)/\(name)-\(Self.hash(sources))"
    if FileManager.default.fileExists(atPath: path) { return path }
    let lock = open("\(folder)/\(name).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard lock >= 0 else { throw FileError.cannotWrite(path: folder, code: errno) }
    defer { close(lock) }
    // Where locks are not possible both make it, which does no harm.
    _ = flock(lock, LOCK_EX)
    if FileManager.default.fileExists(atPath: path) { return path }
    let work = try WorkFolder(prefix: name, in: folder)
    let made = "\(work.path)/\(name)"
    try make(made)
    guard rename(made, path) == 0 else { throw FileError.cannotWrite(path: path, code: errno) }
    return path
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
