import Foundation
import HostSystem

/// A scenario on disk.
package enum ScenarioFile {
  /// Larger files are refused; a recording of half a million clicks is smaller.
  static let largestSize = 20_000_000

  /// The bytes of a scenario, from a regular file of a sensible size.
  package static func read(_ path: String) throws(ScenarioError) -> [UInt8] {
    do {
      return try FileInput.read(path, limit: largestSize)
    } catch {
      throw .unreadable(file: path, reason: reason(for: error))
    }
  }

  private static func reason(for error: FileError) -> String {
    switch error {
    case .notAFile, .cannotRead(_, code: EISDIR):
      "Not a regular file"
    case .tooLarge(_, let size, let limit):
      "With \(size) bytes the file is too large for a scenario, which has at most \(limit)"
    case .cannotRead(_, let code), .cannotWrite(_, let code):
      String(cString: strerror(code))
    }
  }
}
