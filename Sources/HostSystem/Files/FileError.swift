import Foundation

/// What can keep a file or folder from being written or read.
package enum FileError: Error, Hashable, Codable {
  /// The file or folder cannot be written; `code` is the system's error number.
  case cannotWrite(path: String, code: Int32)
  /// The file or folder cannot be read; `code` is the system's error number.
  case cannotRead(path: String, code: Int32)
  /// The file has more bytes than are read.
  case tooLarge(path: String, size: Int, limit: Int)
  /// It is a pipe, a device or the like.
  case notAFile(path: String)
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotWrite(let path, _): "\(path) cannot be written: \(reason)."
    case .cannotRead(let path, _), .tooLarge(let path, _, _): "\(path) cannot be read: \(reason)."
    case .notAFile(let path): "\(path) is \(reason)."
    }
  }

  /// What is wrong, without the file.
  package var reason: String {
    switch self {
    case .cannotWrite(_, let code), .cannotRead(_, let code): SystemFailure(code: code).reason
    case .tooLarge: SystemFailure(code: EFBIG).reason
    case .notAFile: "not a regular file"
    }
  }
}
