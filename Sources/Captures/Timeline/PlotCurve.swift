import Foundation

/// Makes a measured line of as few points as show it.
enum PlotCurve {
  /// The smallest visible distance, in points.
  static let tolerance = 0.05
  /// The width of columns in which only extremes are seen, in points.
  static let columnWidth = 0.5

  /// Leaves out points, in the order of their x, that lie on the line between others.
  static func simplified(_ points: [CGPoint]) -> [CGPoint] {
    straightened(extremes(of: points))
  }

  /// Keeps the first, the last, the highest and the lowest point of every column.
  private static func extremes(of points: [CGPoint]) -> [CGPoint] {
    func column(_ point: CGPoint) -> Double { (point.x / columnWidth).rounded(.down) }
    var result: [CGPoint] = []
    var start = 0
    while start < points.count {
      var end = start
      var (lowest, highest) = (start, start)
      while end < points.count, column(points[end]) == column(points[start]) {
        if points[end].y < points[lowest].y { lowest = end }
        if points[end].y > points[highest].y { highest = end }
        end += 1
      }
      for index in Set([start, lowest, highest, end - 1]).sorted() { result.append(points[index]) }
      start = end
    }
    return result
  }

  /// From every kept point on, the slopes that pass all points since closely enough narrow, until a
  /// point lies outside: the one before it is the next that is kept.
  private static func straightened(_ points: [CGPoint]) -> [CGPoint] {
    guard var kept = points.first else { return [] }
    var result = [kept]
    var slopes = -Double.infinity...Double.infinity
    var previous = kept
    for point in points.dropFirst() {
      let slope = (point.y - kept.y) / (point.x - kept.x)
      if previous != kept, point.x <= previous.x || !slopes.contains(slope) {
        result.append(previous)
        kept = previous
        slopes = -Double.infinity...Double.infinity
      }
      previous = point
      let run = point.x - kept.x
      guard run > 0 else { continue }
      let lower = max(slopes.lowerBound, (point.y - tolerance - kept.y) / run)
      let upper = min(slopes.upperBound, (point.y + tolerance - kept.y) / run)
      slopes = lower...max(lower, upper)
    }
    if previous != kept { result.append(previous) }
    return result
  }
}
