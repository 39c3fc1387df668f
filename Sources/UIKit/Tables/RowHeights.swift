import Foundation

/// The heights of a section's rows, in points: those that are known, and an estimate for the others.
///
/// Sums of heights are kept in a Fenwick tree (Fenwick 1994), made when the first height differs from
/// the estimate, so that a table of very many rows costs nothing until then, and little afterwards.
struct RowHeights {
  private(set) var count: Int
  /// The height of rows without one of their own.
  let standard: CGFloat
  /// Whether the standard height is no estimate.
  private let isStandardKnown: Bool
  private var heights: [CGFloat] = []
  private var known: [Bool] = []
  /// Of each row and some before it by how much their heights together differ from the standard.
  private var differences: [CGFloat] = []

  /// Heights of rows that are all alike.
  init(count: Int, standard: CGFloat, isKnown: Bool) {
    self.count = max(count, 0)
    self.standard = standard
    isStandardKnown = isKnown
  }

  /// Heights of rows of which some are known.
  init(standard: CGFloat, heights: [(height: CGFloat, isKnown: Bool)]) {
    self.init(count: heights.count, standard: standard, isKnown: false)
    self.heights = heights.map(\.height)
    known = heights.map(\.isKnown)
    sumUp()
  }

  private mutating func sumUp() {
    differences = heights.map { $0 - standard }
    for index in differences.indices {
      let next = index | (index + 1)
      if next < count { differences[next] += differences[index] }
    }
  }

  /// A row's height, or the estimate for it.
  func height(of row: Int) -> CGFloat { heights.isEmpty ? standard : heights[row] }

  /// Whether a row's height is no estimate.
  func isKnown(_ row: Int) -> Bool { known.isEmpty ? isStandardKnown : known[row] }

  /// Whether no height is an estimate, as all are alike.
  var areAllKnown: Bool { known.isEmpty && isStandardKnown }

  /// Forgets that a row's height was measured; it stays as an estimate.
  mutating func forget(_ row: Int) { if !known.isEmpty { known[row] = false } }

  /// Notes a row's height; returns by how much it is more than it was.
  mutating func set(_ height: CGFloat, of row: Int) -> CGFloat {
    let change = height - self.height(of: row)
    if known.isEmpty {
      if isStandardKnown, change == 0 { return 0 }
      heights = Array(repeating: standard, count: count)
      known = Array(repeating: isStandardKnown, count: count)
      differences = Array(repeating: 0, count: count)
    }
    known[row] = true
    guard change != 0 else { return 0 }
    heights[row] = height
    var index = row
    while index < count {
      differences[index] += change
      index |= index + 1
    }
    return change
  }

  /// Forgets what was measured; the heights stay as estimates.
  mutating func forget() {
    known = Array(repeating: false, count: known.count)
  }

  /// The heights of all rows before one, in points.
  func top(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * standard
    guard !differences.isEmpty else { return sum }
    var index = row - 1
    while index >= 0 {
      sum += differences[index]
      index = (index & (index + 1)) - 1
    }
    return sum
  }

  /// The heights of all rows, in points.
  var total: CGFloat { top(of: count) }

  /// The last row that begins at a distance from the first one's top or above, in points; the count
  /// where there is none.
  func row(at distance: CGFloat) -> Int {
    guard count > 0, distance >= 0 else { return count > 0 ? 0 : count }
    guard !differences.isEmpty else {
      guard standard > 0 else { return count - 1 }
      return Int(min((distance / standard).rounded(.down), CGFloat(count - 1)))
    }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var (row, sum) = (0, CGFloat(0))
    while step > 0 {
      let next = row + step
      if next <= count {
        let reached = sum + differences[next - 1] + CGFloat(step) * standard
        if reached <= distance { (row, sum) = (next, reached) }
      }
      step /= 2
    }
    return min(row, count - 1)
  }
}
