import Foundation

/// A file as its disk knows it, the same by all of its names and links.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Where it stands for a place in a folder, the name there.
  private let name: String?

  private init(_ status: stat, name: String? = nil) {
    (device, number, self.name) = (status.st_dev, status.st_ino, name)
  }

  /// The file that is read at a path; nil where there is none, or a device, which many may use.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(ofFileWith: status)
  }

  private init?(ofFileWith status: stat) {
    if [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT) { return nil }
    self.init(status)
  }

  /// What is written at a path: the place it leads to, also where nothing is yet, and the file
  /// there.
  ///
  /// Nothing is opened, as a pipe would end for its reader. Both are nil where no file can be
  /// written, or where that is a device.
  package static func ofOutput(at path: String) -> (place: Self?, file: Self?) {
    guard let place = try? FilePlace(path) else { return (nil, nil) }
    var folder = stat()
    guard fstat(place.folder.descriptor, &folder) == 0 else { return (nil, nil) }
    guard let status = place.status else { return (Self(folder, name: place.name), nil) }
    guard let file = Self(ofFileWith: status) else { return (nil, nil) }
    return (Self(folder, name: place.name), file)
  }
}
