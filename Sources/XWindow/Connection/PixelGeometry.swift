import Drawing

/// A position in whole device pixels, y down.
package struct PixelPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// An extent in whole device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelRect {
  init(origin: PixelPoint = PixelPoint(x: 0, y: 0), size: PixelSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// What is left of the rectangle outside another one, as at most four pieces that do not overlap.
  func pieces(outside hole: PixelRect) -> [PixelRect] {
    let top = max(y, min(y + height, hole.y))
    let bottom = min(y + height, max(y, hole.y + hole.height))
    let left = max(x, min(x + width, hole.x))
    let right = min(x + width, max(x, hole.x + hole.width))
    guard top < bottom, left < right else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: top - y),
      PixelRect(x: x, y: top, width: left - x, height: bottom - top),
      PixelRect(x: right, y: top, width: x + width - right, height: bottom - top),
      PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
    ].filter { !$0.isEmpty }
  }
}
