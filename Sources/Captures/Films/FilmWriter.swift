import Drawing

/// Takes the frames of a film one by one and makes a file of them.
///
/// All frames last equally long and have one size. The file is there once `finish` returns, whole;
/// a film that is dropped before leaves nothing, and one that is finished early holds the frames it
/// was given.
package protocol FilmWriter: AnyObject {
  /// Takes a copy of a frame, which is encoded soon on a second thread.
  ///
  /// Throws where the frame's size is not that of the first, or what went wrong with frames before
  /// this one.
  func append(_ bitmap: Bitmap) throws(CaptureError)

  /// Puts the film in its place, once, after one frame or more.
  func finish() throws(CaptureError)
}

/// The kinds of films, under the names that are typed for them.
package enum FilmFormat: String, CaseIterable, Sendable {
  /// An animated PNG: exact, shown by browsers, made without help.
  case apng
  /// H.264, for chats and issue trackers; needs ffmpeg.
  case mp4
  /// VP9, for the web; needs ffmpeg.
  case webm

  /// What a file's name ends in, without the dot.
  package var fileExtension: String {
    switch self {
    case .apng: "png"
    case .mp4: "mp4"
    case .webm: "webm"
    }
  }

  /// Begins a film, or throws where it cannot be made: no such folder, no encoder.
  package func makeFilm(
    path: String, framesPerSecond: Int, texts: [PNGText] = []
  ) throws(CaptureError) -> any FilmWriter {
    switch self {
    case .apng:
      try APNGFilm(path: path, framesPerSecond: framesPerSecond, texts: texts)
    case .mp4:
      try VideoFilm(path: path, format: .mp4, framesPerSecond: framesPerSecond, texts: texts)
    case .webm:
      try VideoFilm(path: path, format: .webm, framesPerSecond: framesPerSecond, texts: texts)
    }
  }
}
