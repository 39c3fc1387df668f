import Foundation

/// What is at a path before a file is put there.
struct FilePlace {
  enum Occupant {
    case nothing
    case file(mode: mode_t)
    case folder

    /// A device or a pipe, which is written to and not replaced.
    case stream
  }

  /// Where a link at the path leads, else the path itself: links stay.
  let path: String
  let occupant: Occupant

  init(_ path: String) {
    self.path = Self.destination(of: path)
    var status = stat()
    if stat(self.path, &status) != 0 {
      occupant = .nothing
    } else {
      switch status.st_mode & S_IFMT {
      case S_IFREG: occupant = .file(mode: status.st_mode & 0o7777)
      case S_IFDIR: occupant = .folder
      default: occupant = .stream
      }
    }
  }

  /// Follows links, also to where nothing is yet.
  private static func destination(of path: String) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return path
    }
    if link.hasPrefix("/") { return link }
    return URL(filePath: path).deletingLastPathComponent().appending(path: link).path
  }
}
