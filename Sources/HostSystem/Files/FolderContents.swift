import Foundation

/// The visible entries of a folder.
package struct FolderContents: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The name, with U+FFFD for what is not UTF-8.
    package let name: String
    /// Whether the name is UTF-8, so that the entry can be found by it.
    package let isUTF8: Bool
    package let isFolder: Bool
  }

  package let path: String
  /// By name; hidden files such as `.gitattributes` are left out.
  package let entries: [Entry]

  /// Lists a folder; one that is not there is empty where `mayBeMissing`.
  package init(path: String, mayBeMissing: Bool) throws(FileError) {
    self.path = path
    guard let folder = opendir(path) else {
      guard errno == ENOENT, mayBeMissing else { throw .cannotRead(path: path, code: errno) }
      entries = []
      return
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(folder) {
      let (name, isUTF8) = withUnsafeBytes(of: &entry.pointee.d_name) {
        let bytes = $0.prefix { $0 != 0 }
        let name = String(decoding: bytes, as: UTF8.self)
        return (name, name.utf8.elementsEqual(bytes))
      }
      if !name.hasPrefix(".") {
        let isFolder = isUTF8 && Self.isFolder("\(path)/\(name)")
        entries.append(Entry(name: name, isUTF8: isUTF8, isFolder: isFolder))
      }
      errno = 0
    }
    guard errno == 0 else { throw .cannotRead(path: path, code: errno) }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// The path of a present or future entry.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
