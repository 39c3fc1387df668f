import Foundation

/// A hash of bytes that is the same on every machine: 64 bits, with FNV's start and prime, over
/// words of eight bytes.
///
/// Words have their little end first; zeros fill the last one, and the number of bytes follows as
/// one more. For each, the state is combined with it, multiplied, and combined with its own upper
/// half. It tells versions of a file apart at the speed of memory; it is no protection against
/// forgery.
struct FileHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count: UInt64 = 0

  /// Adds bytes; all but the last addition are a multiple of eight.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    precondition(count % 8 == 0, "only the last bytes may end within a word")
    count += UInt64(bytes.count)
    let whole = bytes.count & ~7
    var state = state
    for offset in stride(from: 0, to: whole, by: 8) {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      Self.mix(UInt64(littleEndian: word), into: &state)
    }
    if whole < bytes.count {
      var word: UInt64 = 0
      for offset in whole..<bytes.count {
        word |= UInt64(bytes[offset]) << (8 * UInt64(offset - whole))
      }
      Self.mix(word, into: &state)
    }
    self.state = state
  }

  var value: UInt64 {
    var state = state
    Self.mix(count, into: &state)
    return state
  }

  /// Reads a file piece by piece.
  static func hash(ofFile path: String) throws(DrawingError) -> UInt64 {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .fontUnreadable(path: path, code: errno) }
    defer { close(file) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 8)
    defer { piece.deallocate() }
    var hash = FileHash()
    while true {
      var count = 0
      while count < piece.count {
        let got = read(file, piece.baseAddress?.advanced(by: count), piece.count - count)
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw .fontUnreadable(path: path, code: errno) }
        if got == 0 { break }
        count += got
      }
      hash.add(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      if count < piece.count { return hash.value }
    }
  }

  @inline(__always)
  private static func mix(_ word: UInt64, into state: inout UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    // A product carries upwards only: without this, all highest bits would fall together.
    state ^= state >> 32
  }
}
