import Drawing
import Foundation

/// A view whose content is another screen, point for point.
///
/// The other screen may be in a world of its own; its windows are painted with that world entered,
/// and cut off at the view's bounds.
package final class ScreenView: UIView {
  package let shown: UIScreen

  /// Creates a view of a screen's size.
  package init(_ shown: UIScreen) {
    self.shown = shown
    super.init(frame: shown.bounds)
    // What is behind all windows is black.
    backgroundColor = .black
  }

  package required init?(coder: NSCoder) { nil }
}

/// Where the steps of painting another screen are painted.
@MainActor
struct ShownScreen {
  let screen: UIScreen
  /// The pixels of the screen that shows it.
  let extent: PixelRect

  /// Runs `body` with the shown screen's world entered.
  func enter(_ body: () -> Void) {
    if let world = screen.world { world.enter(body) } else { body() }
  }
}
