internal import CXlib
import Foundation

/// A piece of memory that another process can map, private to this user.
///
/// It has no name once the X server has it, so it is gone with its last user
/// whatever happens.
final class SharedMemory {
  let identifier: Int32
  let bytes: UnsafeMutableRawPointer
  let capacity: Int

  init?(capacity: Int) {
    let identifier = shmget(key_t(IPC_PRIVATE), capacity, Int32(IPC_CREAT) | 0o600)
    guard identifier >= 0 else { return nil }
    guard let bytes = shmat(identifier, nil, 0), Int(bitPattern: bytes) != -1 else {
      shmctl(identifier, Int32(IPC_RMID), nil)
      return nil
    }
    // All of it is painted at once, and the kernel finds pages faster together than one by one;
    // kernels before 5.14 do not know this advice, and find them one by one.
    madvise(bytes, capacity, MADV_POPULATE_WRITE)
    self.identifier = identifier
    self.bytes = bytes
    self.capacity = capacity
  }

  /// Makes the memory vanish with its last user; later attachments fail.
  func markForRemoval() {
    shmctl(identifier, Int32(IPC_RMID), nil)
  }

  deinit {
    shmdt(bytes)
  }
}
