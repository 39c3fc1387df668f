import CJPEG
import Drawing
import Foundation

/// JPEG files, read and written.
package enum JPEG {
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, maximumPixels: Int
  ) -> Result<PictureFile, PictureFileError> {
    var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_SIZE))
    var damaged: Result<PictureFile, PictureFileError> {
      .failure(.damaged(reason: String(nulTerminated: message)))
    }
    guard let reader = cjpeg_reader_open(bytes.baseAddress, bytes.count, &message) else {
      return damaged
    }
    defer { cjpeg_reader_close(reader) }
    let (width, height) = (Int(cjpeg_reader_width(reader)), Int(cjpeg_reader_height(reader)))
    guard width * height <= maximumPixels,
      let bitmap = try? Bitmap(validatedWidth: width, height: height, isOpaque: true)
    else { return .failure(.tooLarge(width, height)) }
    var count = 0
    let exif = cjpeg_reader_exif(reader, &count)
    let orientation = Exif(UnsafeBufferPointer(start: exif, count: count)).orientation
    guard
      cjpeg_reader_read(
        reader, bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow, &message)
        != 0
    else { return damaged }
    return .success(PictureFile(bitmap: bitmap, orientation: orientation))
  }

  /// Returns a bitmap as the bytes of a file, at a quality from 0 to 1, on white where it is seen
  /// through; nil without memory for it.
  package static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0,
      let opaque = try? Bitmap(
        validatedWidth: bitmap.width, height: bitmap.height, isOpaque: true)
    else { return nil }
    let canvas = Canvas(opaque, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      color: Color(red: 1, green: 1, blue: 1))
    canvas.drawPixels(bitmap, atPixel: 0, 0)
    canvas.flush()
    var count = 0
    guard
      let bytes = cjpeg_encode(
        opaque.bytes.assumingMemoryBound(to: UInt8.self), opaque.bytesPerRow,
        UInt32(opaque.width), UInt32(opaque.height),
        Int32((min(max(quality, 0), 1) * 100).rounded()), &count)
    else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// What a camera says of its picture, as the bytes of its file have it.
private struct Exif {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isLittleEndian: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isLittleEndian = bytes.first == UInt8(ascii: "I")
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return (0..<count).reduce(0) { number, index in
      number << 8 | Int(bytes[offset + (isLittleEndian ? count - 1 - index : index)])
    }
  }

  /// How the pixels lie, from 1 to 8; 1 where nothing is said.
  var orientation: Int {
    guard let start = number(at: 4, bytes: 4), let entries = number(at: start, bytes: 2) else {
      return 1
    }
    for entry in 0..<entries {
      let offset = start + 2 + entry * 12
      guard let tag = number(at: offset, bytes: 2) else { return 1 }
      guard tag == 0x0112 else { continue }
      let value = number(at: offset + 8, bytes: 2) ?? 1
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }
}
