import Foundation

/// A folder for what is only needed meanwhile; it goes with its object.
final class WorkFolder {
  let path: String

  init(prefix: String) throws(PlaygroundError) {
    // An empty variable means none, and not the root.
    let variable = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    let pattern = "\(variable.isEmpty ? "/tmp" : variable)/\(prefix)-XXXXXX"
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else { throw .cannotWrite(path: pattern, code: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
