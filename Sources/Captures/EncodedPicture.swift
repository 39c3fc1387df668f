import CPNG
import Drawing
import Foundation

/// The pixels of a picture as PNG, to which texts are added when it is written.
///
/// Many frames of a film are equal: their pixels are encoded once, whatever their texts say.
package struct EncodedPicture: Sendable {
  private let bytes: [UInt8]
  /// Where the first chunk ends: behind signature and header, before the pixels.
  private static let headerLength = 8 + 25

  package init(_ bitmap: Bitmap) throws(CaptureError) {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .cannotEncode(reason: "a picture has at least one pixel")
    }
    var output = cpng_bytes()
    defer { cpng_bytes_free(&output) }
    let isDone = cpng_encode(
      bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow, UInt32(bitmap.width),
      UInt32(bitmap.height), bitmap.isOpaque ? 1 : 0, &output)
    guard isDone != 0 else { throw .cannotEncode(reason: "there is no memory") }
    bytes = Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
  }

  /// The whole file.
  package func file(with texts: [PNGText] = []) -> [UInt8] {
    if texts.isEmpty { return bytes }
    var chunks = cpng_bytes()
    defer { cpng_bytes_free(&chunks) }
    for text in texts {
      let (type, data) = text.chunk
      guard cpng_append_chunk(&chunks, type, data, data.count) != 0 else {
        preconditionFailure("no memory for a picture's description")
      }
    }
    var file = Array(bytes[..<Self.headerLength])
    file.reserveCapacity(bytes.count + chunks.count)
    file += UnsafeBufferPointer(start: chunks.bytes, count: chunks.count)
    file += bytes[Self.headerLength...]
    return file
  }
}
