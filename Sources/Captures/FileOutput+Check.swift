import Foundation

extension FileOutput {
  /// Checks that a file can be written at a path later, and leaves what is there.
  package static func checkFile(at path: String) throws(CaptureError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // Pipes and devices would be replaced and not written to.
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotWrite(path: path, code: isFolder ? EISDIR : ENOTSUP)
    }
    try UnfinishedFile(for: path).discard()
  }
}
