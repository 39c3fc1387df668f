import Foundation

/// Files that are either whole or not there.
package enum FileOutput {
  /// Writes a file beside its place and renames it, so that an interrupted run leaves the old file
  /// or the new one and never half of it.
  ///
  /// Devices and pipes are written to as they are; a link stays one.
  package static func write(
    _ bytes: [UInt8], to path: String
  ) throws(CaptureError) {
    let place = FilePlace(path)
    if case .stream = place.occupant {
      try write(bytes, into: place.path)
      return
    }
    let file = try UnfinishedFile(for: path)
    try file.write(bytes)
    try file.keep()
  }

  private static func write(_ bytes: [UInt8], into stream: String) throws(CaptureError) {
    // A pipe that nobody reads is an error, and not a wait without end.
    let file = open(stream, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw .cannotWrite(path: stream, code: errno) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    defer { close(file) }
    let code = DescriptorOutput.write(bytes, to: file)
    guard code == 0 else { throw .cannotWrite(path: stream, code: code) }
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
    try checkEntry(of: path, for: path)
  }

  /// Checks that files can be put into a folder; `path` is for the error alone.
  static func checkEntry(of folder: String, for path: String) throws(CaptureError) {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw .cannotWrite(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(path: path, code: ENOTDIR) }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite(path: path, code: errno) }
  }
}
