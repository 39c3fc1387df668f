import Foundation

/// A folder that is held open, so that names in it lead to it whatever happens to its path.
package final class OpenFolder: Sendable {
  /// Good for naming files, not for reading the folder.
  package let descriptor: Int32

  /// Linux's `O_PATH`, which the headers show to C alone: a folder may be written into that may
  /// not be read.
  private static let pathOnly: Int32 = 0o10_000_000

  /// Opens a folder by its path, seen from another one or else from the working directory.
  ///
  /// Throws the system's error number.
  init(_ path: String, seenFrom other: OpenFolder? = nil) throws(SystemFailure) {
    let start = other?.descriptor ?? AT_FDCWD
    descriptor = openat(start, path, Self.pathOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// What is under a name; nil where there is nothing.
  func status(of name: String, followingLinks: Bool = false) throws(SystemFailure) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
      return status
    }
    guard errno == ENOENT else { throw SystemFailure(code: errno) }
    return nil
  }

  /// Where a link leads, as it is written in it.
  func destination(ofLink name: String) throws(SystemFailure) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor, name, &bytes, bytes.count)
    guard count >= 0 else { throw SystemFailure(code: errno) }
    let written = bytes.prefix(count).lazy.map { UInt8(bitPattern: $0) }
    guard let path = String(validating: written, as: UTF8.self) else {
      throw SystemFailure(code: EILSEQ)
    }
    return path
  }

  /// The names in it, in no order; none where it cannot be read.
  var names: [String] {
    let file = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    guard let folder = fdopendir(file) else {
      close(file)
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// The greatest number of bytes of a name.
  var longestName: Int {
    let limit = fpathconf(descriptor, Int32(_PC_NAME_MAX))
    return limit > 0 ? limit : Int(NAME_MAX)
  }

  /// Whether its links lead to open files rather than to paths.
  var isOfProcesses: Bool {
    var (own, processes) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat("/proc", &processes) == 0
      && own.st_dev == processes.st_dev
  }
}
