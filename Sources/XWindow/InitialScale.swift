import Drawing

/// The scale for a first window: how many pixels a point gets.
///
/// It is the largest, in steps of a quarter, with which the content (in points) takes at most 90 %
/// of the area in each direction, and never below a quarter.
package func initialScale(
  contentWidth: Double, contentHeight: Double, in area: PixelRect
) -> Double {
  guard contentWidth > 0, contentHeight > 0 else { return 1 }
  let fitting = min(
    Double(area.width) * 0.9 / contentWidth, Double(area.height) * 0.9 / contentHeight)
  return max(0.25, (fitting * 4).rounded(.down) / 4)
}
