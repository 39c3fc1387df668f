extension FileOutput {
  /// Checks that a file can be written at a path later, and leaves what is there.
  package static func checkFile(at path: String) throws(CaptureError) {
    if case .stream = FilePlace(path).occupant { return }
    try UnfinishedFile(for: path).discard()
  }
}
