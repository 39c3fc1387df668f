import Drawing
import Foundation

/// A view's name and where it is in a picture, in points from the top left corner.
package struct NamedRect: Hashable, Sendable {
  package let name: String
  package let rect: CGRect

  package init(name: String, rect: CGRect) {
    self.name = name
    self.rect = rect
  }

  /// The same view somewhere else; distances are points.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> NamedRect {
    NamedRect(name: name, rect: rect.offsetBy(dx: dx, dy: dy))
  }
}

extension [NamedRect] {
  /// The names of the rectangles that meet a box in pixels, the smallest first and, where two are
  /// as large, the later one; `scale` is in pixels per point.
  ///
  /// Lists name a view before its subviews, so the first answer is what one would point at.
  package func names(under box: PixelRect, scale: Double, limit: Int = 5) -> [String] {
    let met = enumerated().compactMap { index, view -> (name: String, area: Double, index: Int)? in
      guard PixelRect(covering: view.rect, scale: scale).intersects(box) else { return nil }
      return (view.name, Double(view.rect.width * view.rect.height), index)
    }
    .sorted { ($0.area, -$0.index) < ($1.area, -$1.index) }
    var names: [String] = []
    for view in met where names.count < limit && !names.contains(view.name) {
      names.append(view.name)
    }
    return names
  }
}
