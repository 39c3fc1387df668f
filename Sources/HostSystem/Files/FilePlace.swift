import Foundation

/// Where a path leads, and what is there before a file is put there.
///
/// The kernel finds the folder, and holds it: what is done to links and folders of the path later
/// on does not matter.
struct FilePlace {
  enum Occupant {
    case nothing
    case file(mode: mode_t)
    case folder

    /// A device, a pipe or an open file, which is written to and not replaced.
    case stream
  }

  let folder: OpenFolder

  /// The name in it, which is no link but to a stream: links stay.
  let name: String
  let occupant: Occupant

  /// The status of what is there; nil where nothing is.
  let status: stat?

  /// As many links are followed as the kernel would.
  private static let greatestLinkCount = 40

  init(_ path: String) throws(FileError) {
    do {
      self = try Self.found(at: path)
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  private init(_ folder: OpenFolder, _ name: String, _ occupant: Occupant, _ status: stat?) {
    (self.folder, self.name, self.occupant, self.status) = (folder, name, occupant, status)
  }

  /// Follows the last name's links, also to where nothing is yet, and has the kernel follow all
  /// others.
  private static func found(at path: String) throws(SystemFailure) -> FilePlace {
    if path.isEmpty { throw SystemFailure(code: ENOENT) }
    var way = path
    var folder: OpenFolder?
    for _ in 0...greatestLinkCount {
      let (above, name) = parts(of: way)
      let here = try OpenFolder(above, seenFrom: folder)
      guard let status = try here.status(of: name) else {
        return FilePlace(here, name, .nothing, nil)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return FilePlace(here, name, .file(mode: status.st_mode & 0o7777), status)
      case S_IFDIR: return FilePlace(here, name, .folder, status)
      case S_IFLNK: break
      default: return FilePlace(here, name, .stream, status)
      }
      // An open file may have no path, or another one by now.
      if here.isOfProcesses, let status = try here.status(of: name, followingLinks: true) {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        return FilePlace(here, name, isFolder ? .folder : .stream, status)
      }
      way = try here.destination(ofLink: name)
      folder = here
    }
    throw SystemFailure(code: ELOOP)
  }

  /// A path's folder and the name in it.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = path[path.index(after: slash)...]
    return (String(path[...slash]), name.isEmpty ? "." : String(name))
  }
}
