import Foundation

extension FileOutput {
  /// Checks that a file can be written at a path later, and leaves what is there.
  package static func checkFile(at path: String) throws(CaptureError) {
    if case .stream = FilePlace(path).occupant { return }
    try UnfinishedFile(for: path).discard()
  }

  /// Checks that a folder can be made at a path later, or written into where there is one.
  package static func checkFolder(at path: String) throws(CaptureError) {
    var ancestor = URL(filePath: path)
    var status = stat()
    while stat(ancestor.path, &status) != 0, errno == ENOENT, ancestor.path != "/" {
      ancestor.deleteLastPathComponent()
    }
    try checkEntry(of: ancestor.path, for: path)
  }
}
