/// The search of `LineMatcher` over lines that have become numbers.
struct LineSearch {
  private let old: [Int32]
  private let new: [Int32]
  private(set) var removed: [Bool]
  private(set) var added: [Bool]
  private var budget: Int
  /// How far each diagonal was followed, from the front and from the back.
  private var forward: [Int]
  private var backward: [Int]
  /// Where diagonal 0 is in them.
  private let middle: Int

  init(old: [Int32], new: [Int32], budget: Int) {
    self.old = old
    self.new = new
    self.budget = budget
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    middle = new.count + 1
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  mutating func run() {
    compare(0..<old.count, 0..<new.count)
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    guard !oldRange.isEmpty, !newRange.isEmpty, let split = split(oldRange, newRange) else {
      for index in oldRange { removed[index] = true }
      for index in newRange { added[index] = true }
      return
    }
    compare(oldRange.lowerBound..<split.old, newRange.lowerBound..<split.new)
    compare(split.old..<oldRange.upperBound, split.new..<newRange.upperBound)
  }

  /// A place that a shortest way passes, about half of its changes before it.
  ///
  /// Both ranges hold something and differ at both ends. Nil where the budget is used up.
  private mutating func split(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> (old: Int, new: Int)? {
    let (width, height) = (oldRange.count, newRange.count)
    let delta = width - height
    forward[middle + 1] = 0
    backward[middle + 1] = 0
    for distance in 0...(width + height + 1) / 2 {
      // Diagonals that leave the ranges lead nowhere.
      let lowest = distance <= height ? -distance : distance - 2 * height
      let highest = distance <= width ? distance : 2 * width - distance
      budget -= max(0, highest - lowest + 2)
      if budget < 0 { return nil }
      for diagonal in stride(from: lowest, through: highest, by: 2) {
        let start = start(on: diagonal, distance, width, height, of: forward)
        var x = start
        while x >= 0, x < width, x - diagonal < height,
          old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
        {
          x += 1
        }
        budget -= x - start
        forward[middle + diagonal] = x
        let opposite = delta - diagonal
        if delta % 2 != 0, abs(opposite) < distance, x + backward[middle + opposite] >= width {
          return (oldRange.lowerBound + x, newRange.lowerBound + x - diagonal)
        }
      }
      for diagonal in stride(from: lowest, through: highest, by: 2) {
        let start = start(on: diagonal, distance, width, height, of: backward)
        var x = start
        while x >= 0, x < width, x - diagonal < height,
          old[oldRange.upperBound - 1 - x] == new[newRange.upperBound - 1 - x + diagonal]
        {
          x += 1
        }
        budget -= x - start
        backward[middle + diagonal] = x
        let opposite = delta - diagonal
        if delta % 2 == 0, abs(opposite) <= distance, x + forward[middle + opposite] >= width {
          return (oldRange.upperBound - x, newRange.upperBound - x + diagonal)
        }
      }
    }
    preconditionFailure("a way of removals and additions always exists")
  }

  /// Stands for a diagonal on which no way stays inside the ranges.
  private static let unreachable = Int.min / 4

  /// How far one more change gets on a diagonal, from the diagonals beside it.
  private func start(
    on diagonal: Int, _ distance: Int, _ width: Int, _ height: Int, of furthest: [Int]
  ) -> Int {
    var x = Self.unreachable
    if diagonal != -distance {
      let left = furthest[middle + diagonal - 1]
      if left >= 0, left < width { x = left + 1 }
    }
    if diagonal != distance || distance == 0 {
      let above = furthest[middle + diagonal + 1]
      if above >= 0, above - diagonal <= height { x = max(x, above) }
    }
    return x
  }
}
