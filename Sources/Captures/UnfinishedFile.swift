import Foundation

/// A file that is written beside its place and put there when it is whole.
///
/// Unless it is kept, nothing of it is left behind.
final class UnfinishedFile {
  /// Where the file is to be, for errors.
  let path: String
  /// Where that is when links are followed.
  private let place: FilePlace
  /// Where it is until then: hidden, in the same folder.
  let unfinishedPath: String
  private var file: Int32

  init(for path: String) throws(CaptureError) {
    self.path = path
    place = FilePlace(path)
    let url = URL(filePath: place.path)
    unfinishedPath =
      url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).\(getpid()).unfinished").path
    file = -1
    switch place.occupant {
    case .folder: throw .cannotWrite(path: path, code: EISDIR)
    case .stream: throw .cannotWrite(path: path, code: ENOTSUP)
    // The folder alone would let a file be replaced that nobody may write.
    case .file where access(place.path, W_OK) != 0: throw .cannotWrite(path: path, code: errno)
    case .file, .nothing: break
    }
    // What lies there is of a run that was killed, or a trap; neither is written to.
    unlink(unfinishedPath)
    file = open(unfinishedPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, code: errno) }
    if case .file(let mode) = place.occupant { fchmod(file, mode) }
  }

  deinit {
    discard()
  }

  /// Removes what was written; happens by itself after a failure.
  func discard() {
    guard file >= 0 else { return }
    close(file)
    file = -1
    unlink(unfinishedPath)
  }

  /// Writes behind what was written before.
  func write(_ bytes: [UInt8]) throws(CaptureError) {
    try writeAll(bytes) { pointer, count, _ in Foundation.write(file, pointer, count) }
  }

  /// Writes over what was written before, from a place in bytes.
  func overwrite(_ bytes: [UInt8], at place: Int) throws(CaptureError) {
    try writeAll(bytes) { pointer, count, offset in pwrite(file, pointer, count, place + offset) }
  }

  private func writeAll(
    _ bytes: [UInt8], with write: (UnsafeRawPointer?, Int, Int) -> Int
  ) throws(CaptureError) {
    let code = DescriptorOutput.write(bytes, with: write)
    guard code == 0 else {
      discard()
      throw .cannotWrite(path: path, code: code)
    }
  }

  /// Puts the file in its place, once.
  func keep() throws(CaptureError) {
    precondition(file >= 0, "a file is kept once")
    // A full disk may show only when the file is closed.
    var code = close(file) == 0 ? 0 : errno
    file = -1
    if code == 0, rename(unfinishedPath, place.path) != 0 { code = errno }
    guard code == 0 else {
      unlink(unfinishedPath)
      throw .cannotWrite(path: path, code: code)
    }
  }
}
