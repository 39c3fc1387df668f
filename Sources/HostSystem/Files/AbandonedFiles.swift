import Foundation

/// Unfinished files, and those among them whose process was killed.
///
/// A process holds a lock on each of its own as long as it lives. That it is gone is thus certain,
/// also where the folder is shared with another machine or container, and its number another's.
enum AbandonedFiles {
  private static let ending = ".unfinished"

  /// More at a time are not written for files that begin alike.
  private static let greatestNumber = 1000

  /// Makes a file that is hidden, locked and empty, with a name that says for which one it is.
  static func makeFile(
    for name: String, in folder: OpenFolder
  ) throws(SystemFailure) -> (file: Int32, name: String) {
    for number in 1...greatestNumber {
      let unfinished = unfinishedName(for: name, number: number, longest: folder.longestName)
      // A link there is a trap, and not followed.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      var file = openat(folder.descriptor, unfinished, flags, 0o666)
      if file < 0, errno == EEXIST {
        guard remove(unfinished, from: folder) else { continue }
        file = openat(folder.descriptor, unfinished, flags, 0o666)
        if file < 0, errno == EEXIST { continue }
      }
      guard file >= 0 else { throw SystemFailure(code: errno) }
      // Where locks are not possible, nothing is ever taken for abandoned.
      _ = flock(file, LOCK_EX)
      // Before it was locked another process may have taken it for that.
      var status = stat()
      if fstat(file, &status) == 0, status.st_nlink > 0 { return (file, unfinished) }
      close(file)
    }
    throw SystemFailure(code: EBUSY)
  }

  /// Removes what killed processes have left in a folder.
  static func remove(from folder: OpenFolder) {
    for name in folder.names where isUnfinished(name) { _ = remove(name, from: folder) }
  }

  /// Removes one of them; false where it is being written, or is none.
  private static func remove(_ name: String, from folder: OpenFolder) -> Bool {
    let file = openat(
      folder.descriptor, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(file, LOCK_EX | LOCK_NB) == 0,
      // It may have been put in its place, and another have come.
      let present = try? folder.status(of: name), present.st_ino == status.st_ino,
      present.st_dev == status.st_dev
    else { return false }
    return unlinkat(folder.descriptor, name, 0) == 0
  }

  /// The name up to where it would be too long, and the process.
  private static func unfinishedName(for name: String, number: Int, longest: Int) -> String {
    let end = ".\(getpid())" + (number == 1 ? "" : "-\(number)") + ending
    var start = Substring(name)
    while 1 + start.utf8.count + end.utf8.count > longest, !start.isEmpty { start.removeLast() }
    return ".\(start)\(end)"
  }

  private static func isUnfinished(_ name: String) -> Bool {
    // A folder may have thousands of other files.
    name.hasPrefix(".") && name.hasSuffix(ending)
      && name.wholeMatch(of: /\..*\.[0-9]+(-[0-9]+)?\.unfinished/) != nil
  }
}
