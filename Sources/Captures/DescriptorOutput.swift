import Foundation

/// Writing to open files, which may take less at a time than they are given.
package enum DescriptorOutput {
  /// Writes everything; returns the system's error number, 0 when all is written.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    write(bytes) { pointer, count, _ in Foundation.write(file, pointer, count) }
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
