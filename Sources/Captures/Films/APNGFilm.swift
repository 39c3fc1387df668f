import Drawing

/// A film as an animated PNG that plays for ever; its first frame is what a still viewer shows.
///
/// Only what a frame changes is stored, and equal frames become one that lasts longer.
package final class APNGFilm: FilmWriter {
  private let queue = EncodingQueue()
  private let stream: APNGStream
  private var shape: FilmShape?
  /// What the film shows so far.
  private var shown: Bitmap?
  /// The last change, held back until it is known how long it lasts.
  private var pending: APNGFrame?
  private var isFinished = false

  /// Begins the film, or throws where its folder cannot be written to.
  package init(
    path: String, framesPerSecond: Int, texts: [PNGText] = []
  ) throws(CaptureError) {
    FilmShape.checkRate(framesPerSecond)
    stream = try APNGStream(path: path, framesPerSecond: framesPerSecond, texts: texts)
  }

  deinit {
    // What is still being written goes with the file.
    queue.wait()
  }

  package func append(_ bitmap: Bitmap) throws(CaptureError) {
    precondition(!isFinished, "a finished film takes no more frames")
    try queue.check()
    try FilmShape.check(bitmap, after: shape)
    shape = FilmShape(bitmap)
    guard let shown, var pending else {
      self.shown = bitmap.copy()
      pending = APNGFrame(copying: bitmap.bounds, of: bitmap)
      return
    }
    var changes = bitmap.changedPixels(from: shown)
    if changes.isEmpty {
      if pending.duration < APNGFrame.greatestDuration {
        pending.duration += 1
        self.pending = pending
        return
      }
      // It goes on as a frame that changes nothing, which has at least one pixel.
      changes = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    shown.part(changes).copyPixels(from: bitmap.part(changes))
    self.pending = APNGFrame(copying: changes, of: bitmap)
    try add(pending)
  }

  package func finish() throws(CaptureError) {
    precondition(!isFinished, "a film is finished once")
    isFinished = true
    guard let pending else { throw FilmShape.noFrames }
    try add(pending)
    try queue.add { [stream] () throws(CaptureError) in try stream.finish() }
    try queue.finish()
  }

  private func add(_ frame: APNGFrame) throws(CaptureError) {
    try queue.add { [stream] () throws(CaptureError) in try stream.write(frame) }
  }
}

/// A part of the picture that is replaced, and how long the film then stands still.
struct APNGFrame: Sendable {
  /// In frames of the film.
  static let greatestDuration = 0xffff

  let pixels: FrozenBitmap
  /// Where the part lies, in pixels from the top left.
  let x: Int
  let y: Int
  /// In frames of the film.
  var duration = 1

  init(copying rect: PixelRect, of bitmap: Bitmap) {
    pixels = FrozenBitmap(copying: bitmap.part(rect))
    x = rect.x
    y = rect.y
  }
}
