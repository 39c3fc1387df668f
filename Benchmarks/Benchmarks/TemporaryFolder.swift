import Foundation

/// A folder for what is measured, which goes with its object.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "keyboard-playground-bench-\(getpid())-\(UInt32.random(in: 0 ... .max))").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
