import Drawing
import Foundation

/// A view whose content is made elsewhere, frame by frame and pixel for pixel.
///
/// The pixels go straight to where the view is painted. It has to be upright and as large as the
/// frames; its corner comes to lie on a whole pixel.
package final class PictureView: UIView {
  /// Paints a part of the present frame, in pixels of the frame, into pixels of that size.
  package typealias Painter = @MainActor (_ part: PixelRect, _ pixels: Bitmap) -> Void

  let paintPart: Painter
  private(set) var change = PictureChange()

  package init(frame: CGRect, painter: @escaping Painter) {
    paintPart = painter
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  /// Says that there is another frame, and in which of its pixels it differs from the one before.
  package func frameChanged(in rects: [PixelRect]) {
    guard !rects.isEmpty else { return }
    change = PictureChange(number: change.number + 1, rects: rects)
  }
}

/// The number of a frame, and where it differs from the one of the number before.
struct PictureChange {
  var number = 0
  var rects: [PixelRect] = []
}
