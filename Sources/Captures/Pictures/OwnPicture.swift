import Foundation
import HostSystem

/// How a picture says that this program made it, so that a later run may replace it.
package enum OwnPicture {
  /// Begins the text behind the keyword; a version may follow.
  package static let program = "keyboard-playground"
  private static let keyword = "Software"

  /// What pictures say first; a version tells one program from a later one.
  package static func text(version: String? = nil) -> PNGText {
    PNGText(keyword, version.map { "\(program) \($0)" } ?? program)
  }

  /// The picture with the mark, which it may have already.
  package static func marked(_ file: [UInt8]) -> [UInt8] {
    if isMarked(file) { return file }
    var chunks = PNGChunks()
    chunks.append(text())
    return file.prefix(EncodedPicture.headerLength) + chunks.bytes
      + file.dropFirst(EncodedPicture.headerLength)
  }

  /// Whether the file at a path is a picture with the mark; what cannot be read is not.
  static func isMarked(fileAt path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let start = [UInt8](unsafeUninitializedCapacity: EncodedPicture.headerLength + mark.count + 4) {
      $1 = max(0, read(file, $0.baseAddress, $0.count))
    }
    return isMarked(start)
  }

  private static func isMarked(_ file: [UInt8]) -> Bool {
    // Behind signature and header, and the chunk's length.
    file.dropFirst(EncodedPicture.headerLength + 4).starts(with: mark)
  }

  private static let mark = Array("tEXt\(keyword)\0\(program)".utf8)
}

/// The pictures in a folder that a run would replace or remove, told by who made them.
package struct EarlierPictures {
  /// Those of this program, by name.
  package let own: [String]
  private let folder: String

  /// Looks at the pictures with certain names; a folder that is not there has none.
  ///
  /// Throws where one is not this program's and in the way. `isKnown` says of which it is known
  /// otherwise that they are.
  package init(
    in folder: String, where isNamed: (String) -> Bool,
    isKnown: (String) -> Bool = { _ in false }, isInTheWay: (String) -> Bool = { _ in true }
  ) throws(CaptureError) {
    self.folder = folder
    let names: [String]
    do {
      names = try FolderContents(path: folder, mayBeMissing: true).entries.map(\.name)
    } catch .cannotRead(_, code: ENOTDIR) {
      // Writing into it will say so.
      names = []
    } catch {
      throw .file(error)
    }
    var own: [String] = []
    for name in names where isNamed(name) {
      let path = "\(folder)/\(name)"
      if isKnown(name) || OwnPicture.isMarked(fileAt: path) {
        own.append(name)
      } else if isInTheWay(name) {
        throw .notOurs(path: path)
      }
    }
    self.own = own
  }

  /// Removes them, and the folder too where nothing else was in it.
  package func remove(withFolder: Bool = false) throws(FileError) {
    for name in own {
      let path = "\(folder)/\(name)"
      guard unlink(path) == 0 || errno == ENOENT else {
        throw .cannotWrite(path: path, code: errno)
      }
    }
    if withFolder, !own.isEmpty { rmdir(folder) }
  }
}
