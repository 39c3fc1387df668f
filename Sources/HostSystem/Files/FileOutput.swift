import Foundation

/// Files that are either whole or not there.
package enum FileOutput {
  /// Writes a file beside its place and renames it, so that an interrupted run leaves the old file
  /// or the new one and never half of it.
  ///
  /// Devices and pipes are written to as they are; a link stays one.
  package static func write(
    _ bytes: [UInt8], to path: String
  ) throws(FileError) {
    let place = try FilePlace(path)
    if case .stream = place.occupant {
      try write(bytes, into: place, path: path)
      return
    }
    let file = try UnfinishedFile(for: path, at: place)
    try file.write(bytes)
    try file.keep()
  }

  /// Writes a file where none is yet; one that comes there meanwhile stays, and the error says
  /// `EEXIST`.
  package static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    let place = try FilePlace(path)
    guard case .nothing = place.occupant else { throw .cannotWrite(path: path, code: EEXIST) }
    let file = try UnfinishedFile(for: path, at: place)
    try file.write(bytes)
    try file.keep(mustBeNew: true)
  }

  private static func write(
    _ bytes: [UInt8], into stream: FilePlace, path: String
  ) throws(FileError) {
    // A pipe without a reader is an error, and not a wait without end. What was written to an
    // open file before stays.
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let file = openat(stream.folder.descriptor, stream.name, flags)
    guard file >= 0 else { throw .cannotWrite(path: path, code: errno) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    defer { close(file) }
    let code = DescriptorOutput.write(bytes, to: file)
    guard code == 0 else { throw .cannotWrite(path: path, code: code) }
  }

  /// Makes a folder, and those above it, and checks that files can be written into it.
  package static func makeFolder(at path: String) throws(FileError) {
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
    if let folder = try? OpenFolder(path) { AbandonedFiles.remove(from: folder) }
  }

  /// Checks that files can be put into a folder; `path` is for the error alone.
  static func checkEntry(of folder: String, for path: String) throws(FileError) {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw .cannotWrite(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(path: path, code: ENOTDIR) }
    guard access(folder, W_OK | X_OK) == 0 else { throw .cannotWrite(path: path, code: errno) }
  }
}
