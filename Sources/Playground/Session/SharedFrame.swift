import Drawing
import Foundation
import HostSystem

/// Memory for one picture that two processes have in common; it has no name and goes with its last
/// user.
final class SharedFrame {
  /// The open file behind the memory, closed with this object.
  let descriptor: Int32

  private var memory: Mapping?

  /// Pages of the file in this process.
  private final class Mapping {
    let bytes: UnsafeMutableRawPointer
    let count: Int

    init(of descriptor: Int32, count: Int) throws(SystemFailure) {
      guard let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
        bytes != MAP_FAILED
      else { throw SystemFailure(code: errno) }
      (self.bytes, self.count) = (bytes, count)
    }

    deinit { munmap(bytes, count) }
  }

  /// Makes memory that has no size yet, or throws the system's reason.
  init() throws(SystemFailure) {
    var name = "/keyboard-playground-\(getpid())-\(UInt64.random(in: .min ... .max))"
    name.makeContiguousUTF8()
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    shm_unlink(name)
    self.descriptor = descriptor
  }

  /// Takes over an open file with such memory.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the memory as a picture of a size in pixels, to which it grows.
  ///
  /// Throws the system's reason where there is no more memory.
  func bitmap(width: Int, height: Int) throws(SystemFailure) -> Bitmap {
    let count = max(width * height * 4, 1)
    if (memory?.count ?? 0) < count {
      if try size() < count, ftruncate(descriptor, off_t(count)) != 0 {
        throw SystemFailure(code: errno)
      }
      memory = try Mapping(of: descriptor, count: count)
    }
    guard let memory else { preconditionFailure("there is memory of that size") }
    return Bitmap(
      width: width, height: height, bytesPerRow: width * 4, memory: memory.bytes, owner: memory)
  }

  /// Returns how many bytes the file has, or throws the system's reason.
  func size() throws(SystemFailure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemFailure(code: errno) }
    return Int(status.st_size)
  }
}
