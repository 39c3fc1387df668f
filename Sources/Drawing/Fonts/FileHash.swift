import CPango
import Foundation

/// A hash that tells versions of a file apart; it is no protection against forgery.
enum FileHash {
  /// The MD5 of a file's bytes as 32 hexadecimal digits, read piece by piece.
  static func hash(ofFile path: String) throws(DrawingError) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .fontUnreadable(path: path, code: errno) }
    defer { close(file) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 8)
    defer { piece.deallocate() }
    let checksum = g_checksum_new(G_CHECKSUM_MD5)
    defer { g_checksum_free(checksum) }
    while true {
      let count = read(file, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .fontUnreadable(path: path, code: errno) }
      if count == 0 { return String(cString: g_checksum_get_string(checksum)) }
      g_checksum_update(checksum, piece.baseAddress?.assumingMemoryBound(to: guchar.self), count)
    }
  }
}
