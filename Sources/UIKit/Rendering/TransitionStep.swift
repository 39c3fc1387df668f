import Drawing
import Foundation

/// One frame of a transition: the old picture, and the steps that paint what it becomes.
///
/// Both lie around the layer's own origin.
@MainActor
final class TransitionStep {
  private let transition: LayerTransition
  private let progress: Double
  private let scale: Double
  private let sheet: PixelRect
  /// Where the old picture goes, in points.
  private let old: CGRect
  private var list: DisplayList
  /// The pixels that may be painted, the layer's origin being the origin.
  let extent: PixelRect

  init(
    _ transition: LayerTransition, progress: Double, list: DisplayList, bounds: CGRect,
    scale: Double
  ) {
    self.transition = transition
    self.progress = progress
    self.list = list
    self.scale = scale
    sheet = PixelRect(nearest: CGRect(origin: .zero, size: bounds.size), scale: scale)
    old = transition.rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    // What lies far outside is cut off, so that no picture gets too large.
    let slack = max(sheet.width, sheet.height) / 2 + 1
    let most = sheet.grown(by: slack)
    let margin =
      if case .flip = transition.style.style {
        Int((Double(max(sheet.width, sheet.height)) * PictureTransition.reach).rounded(.up))
      } else {
        0
      }
    extent = PixelRect(covering: old, scale: scale).union(list.extent).union(sheet).grown(
      by: margin
    ).intersection(most)
  }

  /// The frame; nil where there is no memory for it.
  var picture: Bitmap? {
    guard let before = blank, let new = blank else { return nil }
    let canvas = Canvas(before, scale: scale)
    canvas.translate(x: -Double(extent.x) / scale, y: -Double(extent.y) / scale)
    canvas.draw(transition.picture, in: old)
    canvas.flush()
    DisplayListPainter.paint(
      list, scale: scale, damage: Damage(extent), into: new, origin: extent)
    return transition.style.picture(
      from: before, to: new, progress: progress, sheet: sheet.offsetBy(x: -extent.x, y: -extent.y))
  }

  private var blank: Bitmap? {
    try? Bitmap(validatedWidth: extent.width, height: extent.height)
  }

  func forgetLayers() {
    list.forgetLayers()
  }
}

extension PixelRect {
  fileprivate func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
