import Foundation

/// A file that a user may edit, read whole.
enum AssetFile {
  /// Larger files are refused, in bytes.
  private static let largestSize = 1 << 24

  static func read(_ path: String) throws(AssetError) -> [UInt8] {
    // Opening a pipe would otherwise wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw unreadable(path, code: EISDIR)
    default: throw .unreadable(file: path, reason: "not a regular file")
    }
    guard status.st_size <= largestSize else { throw unreadable(path, code: EFBIG) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes[count...].withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw unreadable(path, code: errno) }
      if got == 0 { break }
      count += got
    }
    return Array(bytes.prefix(count))
  }

  private static func unreadable(_ path: String, code: Int32) -> AssetError {
    .unreadable(file: path, reason: String(cString: strerror(code)).lowercased())
  }
}
