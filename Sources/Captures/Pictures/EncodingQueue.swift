import Dispatch
import Drawing
import Synchronization

/// Encodes and writes on a second thread, one piece of work after another.
///
/// The caller may paint on at once. When the work falls behind by a few frames, `add` waits for it,
/// so that a long film does not fill the memory. After the first failure no more work is begun.
final class EncodingQueue: Sendable {
  /// Frames that are handed over and not yet written.
  static let greatestLag = 4

  private let queue = DispatchQueue(label: "EncodingQueue")
  private let slots = DispatchSemaphore(value: greatestLag)
  private let failure = Mutex<CaptureError?>(nil)

  /// Throws the first failure of all work so far.
  func check() throws(CaptureError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Has work done soon, or throws the failure of work before it.
  func add(_ work: @escaping @Sendable () throws(CaptureError) -> Void) throws(CaptureError) {
    try check()
    slots.wait()
    queue.async { [self] in
      defer { slots.signal() }
      do throws(CaptureError) {
        try check()
        try work()
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
  }

  /// Waits until all work is done, or left out after a failure.
  func wait() {
    queue.sync {}
  }

  /// Waits until all work is done, and throws if some of it failed.
  func finish() throws(CaptureError) {
    wait()
    try check()
  }
}

/// Pixels that no longer change, for another thread.
///
/// Sendable because the bitmap is a copy of its own, and every holder only reads.
struct FrozenBitmap: @unchecked Sendable {
  let bitmap: Bitmap

  init(copying bitmap: Bitmap) {
    self.bitmap = bitmap.copy()
  }

  /// Takes a bitmap that was just made and has no other reference.
  init(consuming bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
