internal import CXlib
import Foundation

/// A piece of memory that another process can map, private to this user.
///
/// It is gone with its last user, whatever happens: Linux lets the server attach what is already
/// marked for removal.
///
/// Unchecked since a pointer is not known to be sendable: it stays the same, and other threads do not
/// look at the memory.
final class SharedMemory: @unchecked Sendable {
  let identifier: Int32
  let bytes: UnsafeMutableRawPointer
  let capacity: Int

  /// Takes memory of at least this many bytes; nil where there is none.
  init?(capacity: Int) {
    let identifier = shmget(key_t(IPC_PRIVATE), capacity, Int32(IPC_CREAT) | 0o600)
    guard identifier >= 0 else { return nil }
    let bytes = shmat(identifier, nil, 0)
    shmctl(identifier, Int32(IPC_RMID), nil)
    guard let bytes, Int(bitPattern: bytes) != -1 else { return nil }
    self.identifier = identifier
    self.bytes = bytes
    self.capacity = capacity
  }

  /// Has the kernel find the pages of the first bytes, which are about to be written.
  ///
  /// It finds them faster together than one by one; kernels before 5.14 do not know this advice.
  func populate(_ count: Int) {
    madvise(bytes, min(count, capacity), MADV_POPULATE_WRITE)
  }

  /// The same on a thread of its own, while the caller goes on.
  func populateMeanwhile(_ count: Int) {
    Thread.detachNewThread { [self] in
      // In pieces, since other threads get no memory meanwhile.
      for start in stride(from: 0, to: min(count, capacity), by: Self.piece) {
        madvise(bytes + start, min(Self.piece, count - start), MADV_POPULATE_WRITE)
      }
    }
  }

  /// A whole number of pages, in bytes.
  private static let piece = 1 << 18

  deinit {
    shmdt(bytes)
  }
}
