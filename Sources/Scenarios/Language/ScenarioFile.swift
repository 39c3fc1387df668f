import Foundation

/// A scenario on disk.
package enum ScenarioFile {
  /// A recording of half a million clicks is smaller; whatever is larger is something else.
  static let largestSize = 20_000_000

  /// The bytes of a scenario, from a regular file of a sensible size.
  package static func read(_ path: String) throws(ScenarioError) -> [UInt8] {
    // Opening a pipe would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, reason: "Not a regular file")
    }
    guard status.st_size <= largestSize else {
      throw .unreadable(
        file: path,
        reason: "With \(status.st_size) bytes the file is too large for a scenario, which has at "
          + "most \(largestSize)")
    }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return [UInt8](try file.read(upToCount: largestSize) ?? Data())
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }
}
