import Drawing
import UIKit

/// A phone with everything that belongs to a run of it: its timeline, the recording, and a scenario
/// that is played.
///
/// It takes requests and gives turns, which are values; pictures lie in memory. It can therefore be
/// in another process.
@MainActor
package protocol Session: AnyObject {
  /// The session after the last turn.
  var state: SessionState { get }

  /// What the session can be switched to, by the commands for device and screen.
  var choice: SessionChoice { get }

  /// Does what is asked, and returns what has come of it; throws where the session has ended by
  /// itself, after which it takes no more requests.
  func turn(_ request: SessionRequest) throws(SessionError) -> SessionTurn

  /// Puts the present frame into pixels, at a scale in pixels a point, and returns where it differs
  /// from the frame before; throws like a turn.
  func paint(into target: RenderTarget, scale: Double) throws(SessionError) -> [PixelRect]

  /// Returns a picture of the screen with the caret held and secrets hidden, at a scale in pixels a
  /// point; throws like a turn.
  func still(scale: Double) throws(SessionError) -> Bitmap

  /// Ends the app.
  func close()
}
