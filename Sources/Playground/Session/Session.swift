import Drawing

/// A phone with everything that belongs to a run of it: its timeline, the recording, and a scenario
/// that is played.
///
/// It takes requests and gives turns, which are values; pictures lie in memory. It can therefore be
/// in another process, and its client cannot tell.
@MainActor
package protocol Session: AnyObject {
  /// The session after the last turn.
  var state: SessionState { get }

  /// What the session can be switched to, by the commands for device and screen.
  var choice: SessionChoice { get }

  /// Does what is asked, and returns what has come of it; throws where the session has ended by
  /// itself, after which it takes no more requests.
  func turn(_ request: SessionRequest) throws(SessionError) -> SessionTurn

  /// Whether the screen has changed since its last frame, or changes with time alone.
  var needsFrame: Bool { get }

  /// Why the session has ended by itself; nil while it goes on.
  var end: SessionError? { get }

  /// Makes the present frame, at a scale in pixels a point, and returns the pixels in which it differs
  /// from the one before; where the session has ended, that one stays.
  func takeFrame(scale: Double) -> [PixelRect]

  /// Puts a part of that frame into pixels of the part's size, before the next turn.
  func paint(_ part: PixelRect, into pixels: Bitmap)

  /// Returns a picture of the screen with the caret held and secrets hidden, at a scale in pixels a
  /// point; throws like a turn.
  func still(scale: Double) throws(SessionError) -> Bitmap

  /// Ends the app.
  func close()
}
