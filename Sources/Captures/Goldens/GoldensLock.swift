import Foundation

/// Keeps other checks from changing the same goldens as long as it lives.
///
/// Where the file system knows no such locks, or there is no folder, the lock is always free.
package final class GoldensLock {
  package enum Kind: Sendable {
    /// For looking, as several may.
    case shared
    /// For changing.
    case exclusive
  }

  private let folder: Int32

  /// Takes hold of the folder of all goldens.
  ///
  /// While another check has it `pause` is called again and again; nil where that returns false.
  package init?(folder path: String, kind: Kind, pause: () -> Bool) {
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while folder >= 0, flock(folder, operation | LOCK_NB) != 0,
      [EWOULDBLOCK, EINTR].contains(errno)
    {
      if !pause() { return nil }
    }
  }

  deinit {
    if folder >= 0 { close(folder) }
  }
}
