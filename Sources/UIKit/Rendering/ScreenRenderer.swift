import Drawing
import Foundation

/// Paints the frames of a screen, each time only what has changed.
@MainActor
package final class ScreenRenderer {
  private let screen: UIScreen
  private var list = DisplayList()
  private var size = PixelRect.empty
  private var scale = 0.0
  private var frame = 0
  /// The damage of the latest frames, the newest last.
  private var history: [Damage] = []

  /// Targets left out for longer are painted whole.
  private static let longestHistory = 4

  package init(screen: UIScreen) {
    self.screen = screen
  }

  /// Paints what is seen at an instant.
  ///
  /// - Parameters:
  ///   - target: The pixels, which may lag some frames behind.
  ///   - scale: Pixels in a point.
  ///   - tick: The instant; the clock's present one unless given.
  /// - Returns: The pixels in which this frame differs from the one painted
  ///   before, whichever target that went to.
  @discardableResult
  package func paint(into target: RenderTarget, scale: Double, at tick: Double? = nil) -> Damage {
    let bounds = target.bitmap.bounds
    if target.renderer !== self { (target.renderer, target.frame) = (self, nil) }
    var builder = DisplayListBuilder(tick: tick ?? Double(screen.clock.now), scale: scale)
    for window in screen.windows { builder.add(window, under: .identity, clip: bounds) }
    let new = builder.list
    let damage: Damage
    if scale != self.scale || bounds != size {
      (self.scale, size) = (scale, bounds)
      history = []
      damage = Damage(bounds)
      target.frame = nil
    } else {
      damage = new.damage(since: list).clipped(to: bounds)
    }
    frame += 1
    history.append(damage)
    if history.count > Self.longestHistory { history.removeFirst() }
    let stale = damageSince(target.frame, bounds: bounds)
    list = new
    if !stale.isEmpty {
      DisplayListPainter.paint(
        new, scale: scale, damage: new.grown(stale, within: bounds), into: target.bitmap)
    }
    list.forgetViews()
    target.frame = frame
    for screen in [screen] + builder.shownScreens { screen.didMakeFrame() }
    return damage
  }

  private func damageSince(_ painted: Int?, bounds: PixelRect) -> Damage {
    guard let painted, frame - painted <= history.count else { return Damage(bounds) }
    var damage = Damage()
    for missed in history.suffix(frame - painted) { damage.add(missed) }
    return damage
  }
}

/// Pixels that frames of a screen are painted into, and how far they are.
@MainActor
package final class RenderTarget {
  package let bitmap: Bitmap
  fileprivate(set) var frame: Int?

  /// Whose frames are counted.
  fileprivate weak var renderer: ScreenRenderer?

  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// Says that the pixels have been painted over.
  package func invalidate() {
    frame = nil
  }
}
