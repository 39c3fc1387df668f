import Foundation

/// Where the bar lies on its track that says which part of the content is seen, along one axis.
struct ScrollIndicator: Hashable, Sendable {
  /// Where the bar begins, and how long it is, in points.
  let start: Double
  let length: Double

  /// The shortest bar, and the shortest one while content is pulled beyond an edge, in points.
  /// (Chosen.)
  private static let (shortest, shortestBeyondEdge) = (36.0, 7.0)

  /// Works a bar out; nil where all of the content is seen.
  ///
  /// - Parameters:
  ///   - track: Where the bar may lie, in points.
  ///   - seen: The length of the part that is seen, in points.
  ///   - range: The offsets at which the content may rest.
  ///   - offset: Its present offset.
  init?(track: ClosedRange<Double>, seen: Double, range: ClosedRange<Double>, offset: Double) {
    let way = range.upperBound - range.lowerBound
    let room = track.upperBound - track.lowerBound
    guard way > 0, seen > 0, room > Self.shortestBeyondEdge else { return nil }
    let resting = min(max(offset, range.lowerBound), range.upperBound)
    let whole = min(max(room * seen / (seen + way), Self.shortest), room)
    length = max(whole - abs(offset - resting), min(Self.shortestBeyondEdge, whole))
    let progress = (resting - range.lowerBound) / way
    start = track.lowerBound + (room - length) * progress
  }
}

extension UIScrollView {
  /// How thick a bar is, and how far it lies from the edges, in points. (Chosen.)
  private static let (barThickness, barMargin) = (3.0, 3.0)

  /// The bars over the content where it is seen through some bounds, in its own points.
  func indicatorRects(over bounds: CGRect) -> [CGRect] {
    var rects: [CGRect] = []
    let seen = bounds.inset(by: edgeInsets)
    if showsVerticalScrollIndicator {
      let area = bounds.inset(by: indicatorInsets(verticalScrollIndicatorInsets))
        .insetBy(dx: Self.barMargin, dy: Self.barMargin)
      if area.minY <= area.maxY,
        let bar = ScrollIndicator(
          track: area.minY...area.maxY, seen: seen.height, range: rangeOfY, offset: bounds.minY)
      {
        rects.append(
          CGRect(
            x: isRightToLeft ? area.minX : area.maxX - Self.barThickness, y: bar.start,
            width: Self.barThickness,
            height: bar.length))
      }
    }
    if showsHorizontalScrollIndicator {
      let area = bounds.inset(by: indicatorInsets(horizontalScrollIndicatorInsets))
        .insetBy(dx: Self.barMargin, dy: Self.barMargin)
      if area.minX <= area.maxX,
        let bar = ScrollIndicator(
          track: area.minX...area.maxX, seen: seen.width, range: rangeOfX, offset: bounds.minX)
      {
        rects.append(
          CGRect(
            x: bar.start, y: area.maxY - Self.barThickness, width: bar.length,
            height: Self.barThickness))
      }
    }
    return rects
  }
}
