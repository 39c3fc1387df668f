import Foundation
import UIKit

/// Runs a test in a world of its own; it gets a visible window of the screen's size, in points.
@MainActor
package func withFreshUIKit<Result>(
  screen size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
  _ test: (UIWindow, FrameClock) throws -> Result
) rethrows -> Result {
  let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
  let world = World(mainScreen: screen)
  defer { world.close() }
  return try world.enter {
    let window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    return try test(window, screen.clock)
  }
}
