import Foundation

/// Files read whole.
package enum FileInput {
  /// Reads a regular file; one of more than `limit` bytes is refused.
  package static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    // Not blocking, so that a pipe without a writer is an error and not a wait.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .cannotRead(path: path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotRead(path: path, code: EISDIR)
    default: throw .notAFile(path: path)
    }
    guard status.st_size <= limit else {
      throw .tooLarge(path: path, size: status.st_size, limit: limit)
    }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = Foundation.read(
          file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard code == 0 else { throw .cannotRead(path: path, code: code) }
    return bytes
  }
}
