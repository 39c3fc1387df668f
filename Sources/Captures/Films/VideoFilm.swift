import Drawing
import Foundation
import HostSystem

/// How a video is compressed, and the file that holds it.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264 in MPEG-4.
  case mp4
  /// VP9 in WebM.
  case webm
}

/// A film as a video, encoded by an ffmpeg that is found on the path.
///
/// Transparent pixels stand on black. A width or height that is odd grows by one pixel like its
/// neighbour, as the usual players want even ones.
package final class VideoFilm: FilmWriter {
  /// What the encoder is called.
  package static let program = "ffmpeg"

  private let queue = EncodingQueue()
  private let stream: VideoStream
  private var shape: FilmShape?
  private var isFinished = false

  /// Whether videos can be made here at all.
  package static var isAvailable: Bool { Subprocess.path(of: program) != nil }

  /// Begins the film, or throws where its folder cannot be written to or ffmpeg is missing.
  package convenience init(
    path: String, format: VideoFormat, framesPerSecond: Int, texts: [PNGText] = []
  ) throws(CaptureError) {
    try self.init(
      path: path, format: format, framesPerSecond: framesPerSecond, texts: texts,
      program: Self.program)
  }

  /// Begins the film with another encoder, a name or a path, that takes the same arguments.
  init(
    path: String, format: VideoFormat, framesPerSecond: Int, texts: [PNGText], program: String,
    patience: EncoderProgram.Patience = .usual
  ) throws(CaptureError) {
    FilmShape.checkRate(framesPerSecond)
    guard let executable = Subprocess.path(of: program) else {
      throw .encoderMissing(name: program)
    }
    stream = VideoStream(
      file: try asCaptureError(UnfinishedFile(for: path)), program: executable,
      settings: VideoSettings(format: format, framesPerSecond: framesPerSecond, texts: texts),
      patience: patience)
  }

  deinit {
    queue.wait()
  }

  package func append(_ bitmap: Bitmap) throws(CaptureError) {
    precondition(!isFinished, "a finished film takes no more frames")
    try queue.check()
    try FilmShape.check(bitmap, after: shape)
    shape = FilmShape(bitmap)
    let frame = FrozenBitmap(consuming: bitmap.copyWithEvenSize())
    try queue.add { [stream] () throws(CaptureError) in try stream.write(frame) }
  }

  package func finish() throws(CaptureError) {
    precondition(!isFinished, "a film is finished once")
    isFinished = true
    guard shape != nil else { throw FilmShape.noFrames }
    try queue.add { [stream] () throws(CaptureError) in try stream.finish() }
    try queue.finish()
  }
}

extension Bitmap {
  /// A copy that repeats the last column and row where their number is odd.
  fileprivate func copyWithEvenSize() -> Bitmap {
    let (evenWidth, evenHeight) = (width + width % 2, height + height % 2)
    let result = Bitmap(width: evenWidth, height: evenHeight, isOpaque: isOpaque)
    result.part(bounds).copyPixels(from: self)
    if evenWidth > width {
      result.part(PixelRect(x: width, y: 0, width: 1, height: height))
        .copyPixels(from: part(PixelRect(x: width - 1, y: 0, width: 1, height: height)))
    }
    if evenHeight > height {
      result.part(PixelRect(x: 0, y: height, width: evenWidth, height: 1))
        .copyPixels(
          from: result.part(PixelRect(x: 0, y: height - 1, width: evenWidth, height: 1)))
    }
    return result
  }
}
