import CPNG
import Drawing

/// A PNG file, with the texts in it.
package struct PNGFile {
  /// The pixels.
  package let bitmap: Bitmap
  /// The texts by their keywords, in the order of the file.
  package let texts: [(keyword: String, text: String)]

  /// Decodes a file's bytes; pictures with more pixels than `maximumPixels` are refused before any
  /// memory is taken for them.
  package init(decoding bytes: [UInt8], maximumPixels: Int) throws(PictureFileError) {
    guard !bytes.isEmpty else { throw .damaged(reason: "it is empty") }
    let result = bytes.withUnsafeBufferPointer {
      Self.decode($0, maximumPixels: maximumPixels)
    }
    self = try result.get()
  }

  private init(bitmap: Bitmap, texts: [(keyword: String, text: String)]) {
    (self.bitmap, self.texts) = (bitmap, texts)
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, maximumPixels: Int
  ) -> Result<PNGFile, PictureFileError> {
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    var damaged: Result<PNGFile, PictureFileError> {
      .failure(.damaged(reason: String(nulTerminated: message)))
    }
    guard let reader = cpng_reader_open(bytes.baseAddress, bytes.count, &message) else {
      return damaged
    }
    defer { cpng_reader_close(reader) }
    let (width, height) = (Int(cpng_reader_width(reader)), Int(cpng_reader_height(reader)))
    guard width * height <= maximumPixels,
      let bitmap = try? Bitmap(
        validatedWidth: width, height: height, isOpaque: cpng_reader_is_opaque(reader) != 0)
    else { return .failure(.tooLarge(width, height)) }
    guard
      cpng_reader_read(
        reader, bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow, &message)
        != 0
    else { return damaged }
    return .success(PNGFile(bitmap: bitmap, texts: texts(of: reader)))
  }

  private static func texts(of reader: OpaquePointer) -> [(keyword: String, text: String)] {
    (0..<cpng_reader_text_count(reader)).compactMap { index in
      guard let keyword = cpng_reader_keyword(reader, index),
        let text = cpng_reader_text(reader, index)
      else { return nil }
      return (
        String(cString: keyword),
        cpng_reader_text_is_latin1(reader, index) != 0
          ? String(latin1: text) : String(cString: text)
      )
    }
  }

  /// Returns a bitmap as the bytes of a file; nil without memory for it.
  package static func encode(_ bitmap: Bitmap) -> [UInt8]? {
    var bytes = cpng_bytes()
    defer { cpng_bytes_free(&bytes) }
    guard
      cpng_encode(
        bitmap.bytes.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow,
        UInt32(bitmap.width), UInt32(bitmap.height), bitmap.isOpaque ? 1 : 0, &bytes) != 0
    else { return nil }
    return Array(UnsafeBufferPointer(start: bytes.bytes, count: bytes.count))
  }
}

extension String {
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
