internal import CXlib
import Drawing

/// Xlib's description of a picture in memory; the pixels have another owner.
@MainActor final class ImageHeader {
  enum Memory {
    case shared(Segment)
    case plain(UnsafeMutableRawPointer, bytesPerRow: Int)
  }

  let header: UnsafeMutablePointer<XImage>

  init?(display: Display, size: PixelSize, memory: Memory) {
    let (width, height) = (UInt32(clamping: size.width), UInt32(clamping: size.height))
    let created: UnsafeMutablePointer<XImage>?
    switch memory {
    case .shared(let segment):
      created = XShmCreateImage(
        display.connection, display.visual, UInt32(display.depth), ZPixmap,
        segment.description.pointee.shmaddr, segment.description, width, height)
    case .plain(let bytes, let bytesPerRow):
      created = XCreateImage(
        display.connection, display.visual, UInt32(display.depth), ZPixmap, 0,
        bytes.assumingMemoryBound(to: CChar.self), width, height, 32, Int32(bytesPerRow))
    }
    guard let created else { return nil }
    header = created
  }

  isolated deinit {
    kpx_destroy_image_header(header)
  }

  var bytesPerRow: Int { Int(header.pointee.bytes_per_line) }
}

extension PixelFormat {
  /// The bytes of one row, which X pads to 32 bits.
  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 31) / 32 * 4 }
}
