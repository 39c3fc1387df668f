import Foundation

/// What can keep text or pictures from being made.
public enum DrawingError: Error, Hashable, Sendable {
  /// A font the frames are made with is not installed; `package` is Debian's name for where it is.
  case fontMissing(family: String, package: String)
  /// The font configuration cannot be read or is not one.
  case fontConfigurationUnreadable(path: String)
  /// A font file cannot be read; `code` is the system's error number.
  case fontUnreadable(path: String, code: Int32)
  /// A picture of this size, in pixels, cannot be held in memory.
  case bitmapTooLarge(width: Int, height: Int)
}

extension DrawingError: CustomStringConvertible {
  /// The value as a sentence.
  public var description: String {
    switch self {
    case .fontMissing(let family, let package):
      "The font \(family) is missing; install the package \(package)."
    case .fontConfigurationUnreadable(let path):
      "The font configuration \(path) cannot be read."
    case .fontUnreadable(let path, let code):
      "The font file \(path) cannot be read: \(String(cString: strerror(code)).lowercased())."
    case .bitmapTooLarge(let width, let height):
      "A picture of \(width) × \(height) pixels is too large."
    }
  }
}
