import Foundation

/// Files read whole.
enum FileInput {
  /// Files beyond this many bytes are refused: no picture of ours is as large.
  static let maximumCount = 1 << 30

  static func read(_ path: String) throws(CaptureError) -> [UInt8] {
    // Not blocking, so that a pipe nobody writes to is an error and not a wait.
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
    guard status.st_size <= maximumCount else { throw .cannotRead(path: path, code: EFBIG) }
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
