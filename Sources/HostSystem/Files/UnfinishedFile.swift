import Foundation

/// A file that is written beside its place and put there when it is whole.
///
/// Unless it is kept, nothing of it is left behind; what a killed process leaves, the next one
/// removes.
package final class UnfinishedFile {
  /// The intended path of the file, for errors.
  package let path: String
  private let place: FilePlace
  /// What it is called until then: hidden, in the same folder.
  package let unfinishedName: String
  private var file: Int32

  /// The folder it is in.
  package var folder: OpenFolder { place.folder }

  /// Makes the file that will replace `path`, or throws where none can be written there.
  package convenience init(for path: String) throws(FileError) {
    try self.init(for: path, at: FilePlace(path))
  }

  init(for path: String, at place: FilePlace) throws(FileError) {
    self.path = path
    self.place = place
    switch place.occupant {
    case .folder: throw .cannotWrite(path: path, code: EISDIR)
    case .stream: throw .cannotWrite(path: path, code: ENOTSUP)
    // The folder alone would let a read-only file be replaced.
    case .file where faccessat(place.folder.descriptor, place.name, W_OK, 0) != 0:
      throw .cannotWrite(path: path, code: errno)
    case .file, .nothing: break
    }
    do {
      (file, unfinishedName) = try AbandonedFiles.makeFile(for: place.name, in: place.folder)
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    if case .file(let mode) = place.occupant {
      // Only root can, and what root writes would else be root's.
      if let status = try? folder.status(of: place.name) {
        _ = fchown(file, status.st_uid, status.st_gid)
      }
      fchmod(file, mode)
    }
  }

  deinit {
    discard()
  }

  /// Removes what was written; happens by itself after a failure.
  package func discard() {
    guard file >= 0 else { return }
    close(file)
    file = -1
    unlinkat(folder.descriptor, unfinishedName, 0)
  }

  /// Writes behind what was written before.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes) { pointer, count, _ in Foundation.write(file, pointer, count) }
  }

  /// Writes over what was written before, from a place in bytes.
  package func overwrite(_ bytes: [UInt8], at place: Int) throws(FileError) {
    try writeAll(bytes) { pointer, count, offset in pwrite(file, pointer, count, place + offset) }
  }

  /// How many bytes there are, those of other writers included.
  package var count: Int { (try? folder.status(of: unfinishedName))?.map { Int($0.st_size) } ?? 0 }

  private func writeAll(
    _ bytes: [UInt8], with write: (UnsafeRawPointer?, Int, Int) -> Int
  ) throws(FileError) {
    let code = DescriptorOutput.write(bytes, with: write)
    guard code == 0 else {
      discard()
      throw .cannotWrite(path: path, code: code)
    }
  }

  /// Puts the file in its place, once.
  ///
  /// Where it `mustBeNew`, a file that has come there meanwhile stays, and the error says `EEXIST`.
  package func keep(mustBeNew: Bool = false) throws(FileError) {
    precondition(file >= 0, "a file is kept once")
    // A full disk may show only when the file is closed; closed for good, it would not be locked.
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0, move(mustBeNew: mustBeNew) == 0 else {
      let code = errno
      discard()
      throw .cannotWrite(path: path, code: code)
    }
    close(file)
    file = -1
  }

  private func move(mustBeNew: Bool) -> Int32 {
    let (folder, name) = (folder.descriptor, place.name)
    if mustBeNew {
      if linkat(folder, unfinishedName, folder, name, 0) == 0 {
        unlinkat(folder, unfinishedName, 0)
        return 0
      }
      // Some file systems have no links.
      if errno != EPERM, errno != ENOTSUP { return -1 }
    }
    return renameat(folder, unfinishedName, folder, name)
  }
}
