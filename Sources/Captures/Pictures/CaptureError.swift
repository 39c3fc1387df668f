import HostSystem

/// What can keep a picture from being written or read.
package enum CaptureError: Error, Hashable, Codable {
  /// A file cannot be written or read.
  case file(FileError)
  /// It would be replaced, and is not this program's.
  case notOurs(path: String)
  /// The file is no picture, or is damaged.
  case damaged(path: String, reason: String)
  /// The text does not follow its format; `line` counts from 1.
  case malformed(path: String, line: Int, reason: String)
  /// The pixels could not be encoded.
  case cannotEncode(reason: String)
  /// The program that encodes videos is not installed.
  case encoderMissing(name: String)
  /// The program that encodes videos failed; `reason` is its own last line.
  case encoderFailed(path: String, name: String, reason: String)
  /// The program that encodes videos had stopped working, and was ended.
  case encoderHung(path: String, name: String)
}

extension CaptureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error):
      "\(error)"
    case .notOurs(let path):
      "\(path) was not made by \(OwnPicture.program), and would be replaced; name another folder."
    case .damaged(let path, let reason):
      "\(path) is not a readable PNG picture: \(reason)."
    case .malformed(let path, let line, let reason):
      "\(path):\(line) cannot be understood: \(reason)."
    case .cannotEncode(let reason):
      "A picture could not be encoded: \(reason)."
    case .encoderMissing(let name):
      "\(name) is not installed, and videos need it; a film as apng needs nothing."
    case .encoderFailed(let path, let name, let reason):
      "\(path) cannot be written: \(name) says: \(reason.printable)"
    case .encoderHung(let path, let name):
      "\(path) cannot be written: \(name) did nothing any more, and was ended."
    }
  }
}

/// Returns what an action on files does; what it throws becomes an error of captures.
func asCaptureError<Value>(
  _ action: @autoclosure () throws(FileError) -> Value
) throws(CaptureError) -> Value {
  do {
    return try action()
  } catch {
    throw .file(error)
  }
}
