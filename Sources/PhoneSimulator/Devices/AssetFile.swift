import HostSystem

/// A file that a user may edit.
enum AssetFile {
  /// Larger files are refused, in bytes.
  private static let largestSize = 1 << 24

  /// Reads a file whole, and what it says by `parse`, which gets the bytes and the path.
  static func read<Value>(
    _ path: String, as parse: ([UInt8], String) throws(JSONError) -> Value
  ) throws(AssetError) -> Value {
    let bytes: [UInt8]
    do {
      bytes = try FileInput.read(path, limit: largestSize)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    do {
      return try parse(bytes, path)
    } catch {
      throw .document(error)
    }
  }
}
