import Foundation

/// A folder for what is only needed meanwhile.
///
/// It goes with its object; that of a process which was killed goes before the next one is made.
package final class WorkFolder {
  package let path: String

  /// The folder, locked as long as the process lives, which is certain where a number is not.
  private let lock: Int32

  /// Makes the folder in `parent`, which is the one for temporary files where it is nil.
  package init(prefix: String, in parent: String? = nil) throws(FileError) {
    // An empty variable means none, and not the root.
    let variable = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    let parent = parent ?? (variable.isEmpty ? "/tmp" : variable)
    Self.removeAbandoned(prefix, in: parent)
    let pattern = "\(parent)/\(prefix)-XXXXXX"
    while true {
      var name = Array(pattern.utf8CString)
      guard mkdtemp(&name) != nil else { throw .cannotWrite(path: pattern, code: errno) }
      let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // Before it is locked another process may take it for abandoned; then there is a next one.
      let lock = Self.open(path)
      if lock < 0, errno == ENOENT { continue }
      guard lock >= 0 else {
        let code = errno
        rmdir(path)
        throw .cannotWrite(path: path, code: code)
      }
      // Where locks are not possible, nothing is ever taken for abandoned.
      _ = flock(lock, LOCK_EX)
      if Self.isStillAt(path, lock) {
        (self.path, self.lock) = (path, lock)
        return
      }
      close(lock)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  private static func removeAbandoned(_ prefix: String, in parent: String) {
    let contents = try? FolderContents(
      path: parent, beginningWith: prefix + "-", mayBeMissing: true)
    guard let folder = contents else { return }
    let length = prefix.utf8.count + "-XXXXXX".utf8.count
    for entry in folder.entries where entry.isFolder && entry.name.utf8.count == length {
      let path = folder.path(of: entry.name)
      let lock = open(path)
      guard lock >= 0 else { continue }
      defer { close(lock) }
      var status = stat()
      // Another user's may be in the same place.
      guard fstat(lock, &status) == 0, status.st_uid == geteuid(),
        flock(lock, LOCK_EX | LOCK_NB) == 0, isStillAt(path, lock)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func open(_ path: String) -> Int32 {
    Foundation.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  private static func isStillAt(_ path: String, _ folder: Int32) -> Bool {
    var (own, present) = (stat(), stat())
    return fstat(folder, &own) == 0 && lstat(path, &present) == 0
      && own.st_ino == present.st_ino && own.st_dev == present.st_dev
  }
}
