import Foundation

/// Writing to open files, which may take less at a time than they are given.
package enum DescriptorOutput {
  /// Writes everything; returns the system's error number, 0 when all is written.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    write(bytes) { pointer, count, _ in Foundation.write(file, pointer, count) }
  }

  /// Writes everything, or of a file that can be cut nothing at all; returns the system's error
  /// number, 0 when all is written.
  package static func writeWhole(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var written = 0
    let code = write(bytes) { pointer, count, _ in
      let count = Foundation.write(file, pointer, count)
      written += max(0, count)
      return count
    }
    if code != 0 { cutOff(written, from: file) }
    return code
  }

  /// Takes away the last bytes of a file, unless another process has written behind them.
  private static func cutOff(_ count: Int, from file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      lseek(file, 0, SEEK_CUR) == status.st_size
    else { return }
    let end = status.st_size - count
    if ftruncate(file, end) == 0 { lseek(file, end, SEEK_SET) }
  }

  /// Writes everything by a call that gets a place, how many bytes are left there,
  /// and how many were written before.
  static func write(
    _ bytes: [UInt8], with write: (UnsafeRawPointer?, Int, Int) -> Int
  ) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(bytes.baseAddress?.advanced(by: offset), bytes.count - offset, offset)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        offset += count
      }
      return 0
    }
  }
}
