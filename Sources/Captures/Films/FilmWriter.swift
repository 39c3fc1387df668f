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
