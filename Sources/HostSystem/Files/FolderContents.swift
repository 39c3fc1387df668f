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

  /// Lists what begins with `prefix` in a folder; one that is not there is empty where `mayBeMissing`.
  package init(path: String, beginningWith prefix: String = "", mayBeMissing: Bool)
    throws(FileError)
  {
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
      defer { errno = 0 }
      // A folder for temporary files can have a great many others.
      let found = withUnsafeBytes(of: &entry.pointee.d_name) { name -> (String, isUTF8: Bool)? in
        guard name.starts(with: prefix.utf8) else { return nil }
        let bytes = name.prefix { $0 != 0 }
        let name = String(decoding: bytes, as: UTF8.self)
        return (name, name.utf8.elementsEqual(bytes))
      }
      if let (name, isUTF8) = found, !name.hasPrefix(".") {
        let isFolder = isUTF8 && Self.isFolder("\(path)/\(name)")
        entries.append(Entry(name: name, isUTF8: isUTF8, isFolder: isFolder))
      }
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
