import Drawing
import PhoneSimulator
import UIKit

/// A picture of the phone and what is around it, and what it holds at present.
@MainActor
final class StagePicture {
  let bitmap: Bitmap
  private let layout: StageLayout
  private let screen: RenderTarget
  private var state: StageState?
  private var corners: ScreenCorners?

  init(bitmap: Bitmap, layout: StageLayout) {
    self.bitmap = bitmap
    self.layout = layout
    screen = RenderTarget(bitmap: bitmap.part(layout.screen))
  }

  /// Paints what has changed since this picture was painted last.
  ///
  /// - Parameters:
  ///   - new: The state to show.
  ///   - shown: What is shown, in this picture or another one; nil for nothing.
  ///   - phone: The phone.
  ///   - painter: Paints what is around it.
  /// - Returns: The pixels in which the picture differs from the one shown.
  func paint(
    _ new: StageState, over shown: StageState?, of phone: Phone, with painter: StagePainter
  ) -> [PixelRect] {
    // The list of shortcuts lies over the screen and, in a small window, beyond the phone.
    let old = state?.isHelpShown == true ? nil : state
    painter.paint(new, over: old, into: bitmap)
    if old == nil {
      screen.invalidate()
      corners = ScreenCorners(of: phone.device, in: layout, before: bitmap)
    }
    state = new
    var damage = shown.map { painter.changes(from: $0, to: new) } ?? []
    damage += phone.paint(into: screen, scale: layout.scale).rects.map {
      $0.offsetBy(x: layout.screen.x, y: layout.screen.y)
    }
    corners?.paint(into: bitmap)
    if new.isHelpShown { painter.paintHelp(into: bitmap) }
    if new.isHelpShown || shown?.isHelpShown ?? false { damage.append(painter.helpExtent) }
    return damage
  }
}
