import Drawing
import HostSystem

/// A picture as a file holds it, PNG or JPEG.
package struct PictureFile {
  /// The pixels, as they lie in the file.
  package let bitmap: Bitmap
  /// How the pixels lie, as Exif numbers it, from 1 to 8; 1 for upright.
  package let orientation: Int

  /// Decodes a file's bytes; pictures with more pixels than `maximumPixels` are refused before any
  /// memory is taken for them.
  package init(decoding bytes: [UInt8], maximumPixels: Int) throws(PictureFileError) {
    if bytes.starts(with: [0xff, 0xd8]) {
      let result = bytes.withUnsafeBufferPointer {
        JPEG.decode($0, maximumPixels: maximumPixels)
      }
      self = try result.get()
    } else {
      self.init(
        bitmap: try PNGFile(decoding: bytes, maximumPixels: maximumPixels).bitmap, orientation: 1)
    }
  }

  init(bitmap: Bitmap, orientation: Int) {
    (self.bitmap, self.orientation) = (bitmap, orientation)
  }
}

/// What can keep a file from being a picture.
package enum PictureFileError: Error, Hashable {
  /// The file is no picture, or is damaged; `reason` is a part of a sentence.
  case damaged(reason: String)
}

extension PictureFileError {
  static func tooLarge(_ width: Int, _ height: Int) -> PictureFileError {
    .damaged(reason: "\(width) × \(height) pixels are too many")
  }
}

extension String {
  /// A message of C, up to its NUL.
  init(nulTerminated message: [CChar]) {
    self.init(
      decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
