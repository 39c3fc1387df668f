/// Finds a shortest list of lines to remove and to add, with Myers's algorithm in linear space.
///
/// Beyond a budget of steps what is still open is replaced as a whole: a coarse answer at once
/// instead of the shortest one in minutes.
struct LineMatcher {
  /// For each line of the old text whether it goes, for each of the new one whether it comes.
  struct Script {
    var removed: [Bool]
    var added: [Bool]
  }

  /// How often the search may go on; some tenths of a second.
  static let budget = 20_000_000

  static func match(_ old: [TextLine], _ new: [TextLine], budget: Int = budget) -> Script {
    var script = Script(
      removed: Array(repeating: false, count: old.count),
      added: Array(repeating: false, count: new.count))
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = shorter - start
    let tail = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let (oldRange, newRange) = (start..<(old.count - tail), start..<(new.count - tail))

    // Equal lines get equal numbers. Lines that only one side has have to go or come anyhow, and
    // without them the search is short even where much was rewritten.
    var numbers: [TextLine: Int32] = [:]
    for index in newRange where numbers[new[index]] == nil {
      numbers[new[index]] = Int32(numbers.count)
    }
    let common = Set(oldRange.lazy.compactMap { numbers[old[$0]] })
    var (oldPlaces, newPlaces): ([Int], [Int]) = ([], [])
    for index in oldRange {
      if numbers[old[index]] != nil {
        oldPlaces.append(index)
      } else {
        script.removed[index] = true
      }
    }
    for index in newRange {
      let isCommon = numbers[new[index]].map(common.contains) ?? false
      if isCommon { newPlaces.append(index) } else { script.added[index] = true }
    }
    var search = LineSearch(
      old: oldPlaces.compactMap { numbers[old[$0]] },
      new: newPlaces.compactMap { numbers[new[$0]] },
      budget: budget)
    search.run()
    for (place, isRemoved) in zip(oldPlaces, search.removed) where isRemoved {
      script.removed[place] = true
    }
    for (place, isAdded) in zip(newPlaces, search.added) where isAdded {
      script.added[place] = true
    }
    return script
  }
}
