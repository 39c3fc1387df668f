import Dispatch
import Drawing
import Synchronization

/// Writes stills and the frames of films, encoding them on a second thread.
///
/// The caller may paint on at once. When the encoder falls behind by a few frames, `write` waits
/// for it, so that a long film does not fill the memory. After the first failure nothing more is
/// written: finished files stay, and there is no half one.
package final class PNGWriter {
  /// Frames that are copied and not yet written.
  package static let greatestLag = 4

  /// How a file's bytes are put in its place.
  package typealias Store = @Sendable ([UInt8], String) throws(CaptureError) -> Void

  private let encoder: Encoder
  private let queue = DispatchQueue(label: "PNGWriter")
  private let slots = DispatchSemaphore(value: greatestLag)
  private var previous: Frame?

  package init(store: @escaping Store = FileOutput.write) {
    encoder = Encoder(store: store)
  }

  /// Takes a copy of the pixels and writes it to a file soon.
  ///
  /// Throws the failure of a frame before this one; `finish` throws that of the last.
  package func write(
    _ bitmap: Bitmap, to path: String, texts: [PNGText] = []
  ) throws(CaptureError) {
    try encoder.check()
    let frame: Frame
    if let previous, previous.bitmap.hasSamePixels(as: bitmap) {
      frame = previous
    } else {
      frame = Frame(bitmap.copy())
      previous = frame
    }
    slots.wait()
    queue.async { [encoder, slots] in
      encoder.write(frame, to: path, texts: texts)
      slots.signal()
    }
  }

  /// Waits until everything is written, and throws if something could not be.
  package func finish() throws(CaptureError) {
    queue.sync {}
    try encoder.check()
  }
}

/// A copy of a frame's pixels, and their encoded form once there is one.
///
/// Sendable because the bitmap is never changed after the copy is made and `encoded` is touched on
/// the writer's queue alone.
private final class Frame: @unchecked Sendable {
  let bitmap: Bitmap
  private var encoded: EncodedPicture?

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  func encode() throws(CaptureError) -> EncodedPicture {
    if let encoded { return encoded }
    let picture = try EncodedPicture(bitmap)
    encoded = picture
    return picture
  }
}

/// The writer's work on its queue, and the first thing that went wrong there.
private final class Encoder: Sendable {
  private let failure = Mutex<CaptureError?>(nil)
  private let store: PNGWriter.Store

  init(store: @escaping PNGWriter.Store) {
    self.store = store
  }

  func check() throws(CaptureError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  func write(_ frame: Frame, to path: String, texts: [PNGText]) {
    do {
      try check()
      try store(frame.encode().file(with: texts), path)
    } catch {
      failure.withLock { $0 = $0 ?? error }
    }
  }
}
