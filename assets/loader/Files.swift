import Glibc

/// A call of the system that failed.
struct SystemError: Error {
  let number: Int32
}

/// The bytes of a file.
func readFile(_ path: String) throws(SystemError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw SystemError(number: errno) }
  defer { close(file) }
  return try readAll(of: file)
}

/// What an open file has until its end.
func readAll(of file: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &part, part.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw SystemError(number: errno) }
    if count == 0 { return bytes }
    bytes += part[..<count]
  }
}

/// Writes a file anew.
func writeFile(_ bytes: [UInt8], to path: String) throws(SystemError) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw SystemError(number: errno) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else {
      let number = errno
      close(file)
      throw SystemError(number: number)
    }
    rest = rest.dropFirst(count)
  }
  guard close(file) == 0 else { throw SystemError(number: errno) }
}
