import Foundation

extension String {
  /// The path that a file has by itself, whatever leads to it; this path where there is no such file.
  package var withLinksResolved: String {
    guard let path = realpath(self, nil) else { return self }
    defer { free(path) }
    return String(cString: path)
  }
}
