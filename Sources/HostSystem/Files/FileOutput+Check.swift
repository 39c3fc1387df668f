import Foundation

extension FileOutput {
  /// Checks that a file can be written at a path later, and leaves what is there.
  package static func checkFile(at path: String) throws(FileError) {
    let place = try FilePlace(path)
    // Opened here already, a pipe would end for its reader.
    if case .stream = place.occupant { return }
    AbandonedFiles.remove(from: place.folder)
    try UnfinishedFile(for: path, at: place).discard()
  }

  /// Checks that a folder can be made at a path later, or written into where there is one.
  package static func checkFolder(at path: String) throws(FileError) {
    var ancestor = path.hasPrefix("/") ? "/" : "."
    var folder = path.hasPrefix("/") ? "/" : ""
    var status = stat()
    for name in path.split(separator: "/") {
      folder += folder.isEmpty || folder.hasSuffix("/") ? name : "/\(name)"
      if stat(folder, &status) == 0 {
        ancestor = folder
        continue
      }
      let code = errno
      // Where a link leads to nothing no folder can be made.
      guard code == ENOENT, lstat(folder, &status) != 0 else {
        throw .cannotWrite(path: path, code: code)
      }
      break
    }
    try checkEntry(of: ancestor, for: path)
  }
}
