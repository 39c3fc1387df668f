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
    let damage = takeFrame(bounds: bounds, scale: scale, at: tick)
    let stale = damageSince(target.frame, bounds: bounds)
    if !stale.isEmpty {
      DisplayListPainter.paint(
        list, scale: scale, damage: list.grown(stale, within: bounds), into: target.bitmap)
    }
    forgetFrame()
    target.frame = frame
    return damage
  }

  /// Notes what is seen at an instant in a picture of a size, in pixels, and returns where it differs
  /// from the frame before; `paint(_:into:)` then paints it.
  package func takeFrame(bounds: PixelRect, scale: Double, at tick: Double? = nil) -> Damage {
    var builder = DisplayListBuilder(tick: tick ?? Double(screen.clock.now), scale: scale)
    for window in screen.windows { builder.add(window, under: .identity, clip: bounds) }
    let new = builder.list
    let damage: Damage
    if scale != self.scale || bounds != size {
      (self.scale, size) = (scale, bounds)
      history = []
      damage = Damage(bounds)
    } else {
      damage = new.damage(since: list).clipped(to: bounds)
    }
    frame += 1
    history.append(damage)
    if history.count > Self.longestHistory { history.removeFirst() }
    list = new
    screen.didMakeFrame()
    return damage
  }

  /// Paints a part of the frame that was taken last into pixels of that size.
  package func paint(_ part: PixelRect, into pixels: Bitmap) {
    let damage = list.grown(Damage(part), within: size)
    if damage.rects == [part] {
      DisplayListPainter.paint(list, scale: scale, damage: damage, into: pixels, origin: part)
      return
    }
    // Edges that are slanted would come out a shade different where the part cuts them.
    let whole = Bitmap(width: size.width, height: size.height, isOpaque: pixels.isOpaque)
    DisplayListPainter.paint(list, scale: scale, damage: damage, into: whole)
    pixels.copyPixels(from: whole.part(part))
  }

  /// Returns the pixels that have to be painted for some, so that no slanted edge is cut.
  package func grown(_ damage: Damage) -> Damage { list.grown(damage, within: size) }

  /// Lets go of the views of the frame that was taken last, which cannot be painted any more.
  package func forgetFrame() {
    list.forgetLayers()
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
