import Foundation
import HostSystem

/// The files of Swift that paths stand for.
package enum SwiftFiles {
  /// Larger files are refused, in bytes; the largest that people write have a hundredth of it.
  private static let largestSize = 1 << 24

  /// More files are refused: the compiler has all of a module in memory, which for as many is a
  /// gigabyte and a minute.
  static let largestCount = 2000

  /// More files are not looked at, of which a few are compiled.
  private static let largestIndexCount = 20_000

  /// Finds the files: a path of a file is one, and a folder stands for all that are in it, and in
  /// the folders in it, by name.
  ///
  /// Throws where there is nothing at a path, or no regular file of a sensible size, and where there are
  /// too many.
  package static func find(_ paths: [String]) throws(LoaderError) -> [String] {
    let files: [String]
    do throws(FileError) {
      files = try findFiles(paths)
    } catch {
      throw .unreadable(error)
    }
    guard !files.isEmpty else { throw .noFiles(paths) }
    guard files.count <= largestCount else {
      throw .tooManyFiles(files.count, limit: largestCount)
    }
    return files
  }

  /// Finds files of which only those are compiled that are needed, and those among them that were named
  /// by themselves.
  ///
  /// Throws like `find`, with a higher limit.
  static func findForIndex(
    _ paths: [String]
  ) throws(LoaderError) -> (files: [String], named: [String]) {
    let files: [String]
    let named: [String]
    do throws(FileError) {
      files = try findFiles(paths)
      named = try findFiles(paths.filter { !$0.isFolder })
    } catch {
      throw .unreadable(error)
    }
    guard !files.isEmpty else { throw .noFiles(paths) }
    guard files.count <= largestIndexCount else {
      throw .tooManyFiles(files.count, limit: largestIndexCount)
    }
    return (files, named)
  }

  private static func findFiles(_ paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { throw .cannotRead(path: path, code: errno) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: files += try find(inFolder: path)
      case S_IFREG: files.append(path)
      default: throw .notAFile(path: path)
      }
    }
    var found: Set<String> = []
    files = files.filter { found.insert(URL(filePath: $0).standardizedFileURL.path).inserted }
    for path in files {
      var status = stat()
      guard stat(path, &status) == 0 else { throw .cannotRead(path: path, code: errno) }
      guard status.st_size <= largestSize else {
        throw .tooLarge(path: path, size: status.st_size, limit: largestSize)
      }
    }
    return files
  }

  private static func find(inFolder path: String) throws(FileError) -> [String] {
    let folder = try FolderContents(path: path, mayBeMissing: false)
    var files: [String] = []
    for entry in folder.entries where entry.isUTF8 {
      let path = folder.path(of: entry.name)
      if entry.isFolder {
        files += try find(inFolder: path)
      } else if entry.name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }
}

extension String {
  /// Whether there is a folder of this path.
  fileprivate var isFolder: Bool {
    var status = stat()
    return stat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
