import Foundation

/// Files that are either whole or not there.
package enum FileOutput {
  /// Writes a file beside its place and renames it, so that an interrupted run leaves the old file
  /// or the new one and never half of it.
  package static func write(
    _ bytes: [UInt8], to path: String
  ) throws(CaptureError) {
    let url = URL(filePath: path)
    let unfinished = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).\(getpid()).unfinished").path
    let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, code: errno) }
    var code = writeAll(bytes, to: file)
    // A full disk may show only when the file is closed.
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(unfinished, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(unfinished)
      throw .cannotWrite(path: path, code: code)
    }
  }

  /// Makes a folder, and those above it, and checks that files can be written into it.
  package static func makeFolder(at path: String) throws(CaptureError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += folder.isEmpty || folder.hasSuffix("/") ? name : "/\(name)"
      if mkdir(folder, 0o777) == 0 || errno == EEXIST { continue }
      let code = errno
      // Folders above may well refuse; what counts is whether the way goes on.
      var status = stat()
      guard stat(folder, &status) == 0 else { throw .cannotWrite(path: path, code: code) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotWrite(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(path: path, code: ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { throw .cannotWrite(path: path, code: errno) }
  }

  /// Returns the system's error number, 0 when everything was written.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(
          file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        offset += count
      }
      return 0
    }
  }
}
