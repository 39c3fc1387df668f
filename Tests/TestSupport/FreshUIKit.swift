import Foundation
import UIKit

/// Runs a test with UIKit's globals as new, on a screen of its own, and puts the
/// old ones back; the test gets a visible window of the screen's size.
@MainActor
package func withFreshUIKit<Result>(
  screen size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
  _ test: (UIWindow, FrameClock) throws -> Result
) rethrows -> Result {
  let saved = UIKitGlobals.current
  defer { UIKitGlobals.current = saved }
  let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
  UIKitGlobals.current = UIKitGlobals(mainScreen: screen)
  let window = UIWindow(frame: screen.bounds)
  window.makeKeyAndVisible()
  return try test(window, screen.clock)
}
