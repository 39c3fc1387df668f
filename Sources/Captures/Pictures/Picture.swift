import Drawing
import Foundation
import HostSystem
import PictureFiles

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
    let file: PNGFile
    do throws(PictureFileError) {
      file = try PNGFile(decoding: bytes, maximumPixels: Self.maximumPixels)
    } catch {
      switch error {
      case .damaged(let reason): throw .damaged(path: path, reason: reason)
      }
    }
    bitmap = file.bitmap
    texts = file.texts.map { PNGText(readKeyword: $0.keyword, text: $0.text) }
  }
}
