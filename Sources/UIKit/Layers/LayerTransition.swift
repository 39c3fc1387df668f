import Drawing
import Foundation

/// The beginning of a transition: how a layer looked, and how it becomes what it looks like now.
final class LayerTransition {
  let style: PictureTransition
  /// The layer and what was inside it.
  let picture: Bitmap
  /// The rectangle that the picture is of, in the layer's coordinates, in points.
  let rect: CGRect

  init(style: PictureTransition, picture: Bitmap, rect: CGRect) {
    self.style = style
    self.picture = picture
    self.rect = rect
  }
}
