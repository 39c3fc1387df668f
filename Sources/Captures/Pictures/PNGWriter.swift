import Drawing
import HostSystem
import Synchronization

/// Writes stills and the frames of films, encoding them on a second thread.
///
/// The caller may paint on at once. When the encoder falls behind by a few frames, `write` waits
/// for it, so that a long film does not fill the memory. After the first failure nothing more is
/// written: finished files stay, and there is no half one.
package final class PNGWriter {
  /// Frames that are copied and not yet written.
  package static let greatestLag = EncodingQueue.greatestLag

  /// How a file's bytes are put in its place.
  package typealias Store = @Sendable ([UInt8], String) throws(FileError) -> Void

  private let store: Store
  private let queue = EncodingQueue()
  private var previous: Frame?

  package init(store: @escaping Store = FileOutput.write) {
    self.store = store
  }

  /// Takes a copy of the pixels and writes it to a file soon.
  ///
  /// Throws the failure of a frame before this one; `finish` throws that of the last.
  package func write(
    _ bitmap: Bitmap, to path: String, texts: [PNGText] = []
  ) throws(CaptureError) {
    try queue.check()
    let frame: Frame
    if let previous, previous.pixels.bitmap.hasSamePixels(as: bitmap) {
      frame = previous
    } else {
      frame = Frame(FrozenBitmap(copying: bitmap))
      previous = frame
    }
    try queue.add { [store] () throws(CaptureError) in
      let file = try frame.encode().file(with: texts)
      try asCaptureError(store(file, path))
    }
  }

  /// Waits until everything is written, and throws if something could not be.
  package func finish() throws(CaptureError) {
    try queue.finish()
  }
}

/// A frame's pixels, and their encoded form once there is one.
private final class Frame: Sendable {
  let pixels: FrozenBitmap
  private let encoded = Mutex<EncodedPicture?>(nil)

  init(_ pixels: FrozenBitmap) {
    self.pixels = pixels
  }

  func encode() throws(CaptureError) -> EncodedPicture {
    try encoded.withLock { encoded throws(CaptureError) in
      if let encoded { return encoded }
      let picture = try EncodedPicture(pixels.bitmap)
      encoded = picture
      return picture
    }
  }
}
