import CPNG
import Drawing
import Foundation

/// The pixels of a picture as PNG, to which texts are added when it is written.
///
/// Many frames of a film are equal: their pixels are encoded once, whatever their texts say.
package struct EncodedPicture: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Where the first chunk ends: behind signature and header, before the pixels.
  static let headerLength = 8 + 25

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

  /// Signature and header, as the file begins.
  var header: ArraySlice<UInt8> { bytes[..<Self.headerLength] }

  /// The compressed pixels alone, as they stand in the one chunk that holds them.
  var pixels: ArraySlice<UInt8> {
    // Behind the header follow its length and type; a checksum and the empty last chunk end it.
    bytes[(Self.headerLength + 8)..<(bytes.count - 4 - 12)]
  }

  /// The whole file.
  package func file(with texts: [PNGText] = []) -> [UInt8] {
    if texts.isEmpty { return bytes }
    var chunks = PNGChunks()
    for text in texts { chunks.append(text) }
    return Array(header) + chunks.bytes + bytes[Self.headerLength...]
  }
}
