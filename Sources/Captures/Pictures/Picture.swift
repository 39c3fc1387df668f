import CPNG
import Drawing
import Foundation
import HostSystem

/// A picture read from a PNG file.
package struct Picture {
  package let bitmap: Bitmap
  package let texts: [PNGText]

  /// Pictures with more pixels are refused before any memory is taken for them.
  package static let maximumPixels = 100_000_000

  /// Reads a file; `damaged` says what is wrong with one that is no whole picture.
  package init(contentsOf path: String) throws(CaptureError) {
    try self.init(decoding: asCaptureError(FileInput.read(path)), path: path)
  }

  /// Decodes a file's bytes; `path` is for the error alone.
  package init(decoding bytes: [UInt8], path: String = "the picture") throws(CaptureError) {
    let result = bytes.withUnsafeBufferPointer { Self.decode($0, path: path) }
    (bitmap, texts) = try result.get()
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String
  ) -> Result<(Bitmap, [PNGText]), CaptureError> {
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    var damaged: Result<(Bitmap, [PNGText]), CaptureError> {
      .failure(.damaged(path: path, reason: String(nulTerminated: message)))
    }
    guard let start = bytes.baseAddress,
      let reader = cpng_reader_open(start, bytes.count, &message)
    else {
      return bytes.isEmpty ? .failure(.damaged(path: path, reason: "it is empty")) : damaged
    }
    defer { cpng_reader_close(reader) }
    let (width, height) = (Int(cpng_reader_width(reader)), Int(cpng_reader_height(reader)))
    guard width * height <= maximumPixels,
      let bitmap = try? Bitmap(
        validatedWidth: width, height: height, isOpaque: cpng_reader_is_opaque(reader) != 0)
    else {
      return .failure(
        .damaged(path: path, reason: "\(width) × \(height) pixels are too many"))
    }
    guard
      cpng_reader_read(
        reader, bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow, &message)
        != 0
    else { return damaged }
    return .success((bitmap, texts(of: reader)))
  }

  private static func texts(of reader: OpaquePointer) -> [PNGText] {
    (0..<cpng_reader_text_count(reader)).compactMap { index in
      guard let keyword = cpng_reader_keyword(reader, index),
        let text = cpng_reader_text(reader, index)
      else { return nil }
      return PNGText(
        readKeyword: String(cString: keyword),
        text: cpng_reader_text_is_latin1(reader, index) != 0
          ? String(latin1: text) : String(cString: text))
    }
  }
}

extension String {
  /// A message of C, up to its NUL.
  fileprivate init(nulTerminated message: [CChar]) {
    self.init(
      decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A C string in ISO 8859-1, whose bytes are the numbers of Unicode's first characters.
  fileprivate init(latin1 text: UnsafePointer<CChar>) {
    self.init(String.UnicodeScalarView())
    var place = text
    while place.pointee != 0 {
      unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: place.pointee)))
      place += 1
    }
  }
}
