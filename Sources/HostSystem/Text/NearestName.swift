/// Finds the most likely meaning of a name that does not exist.
package enum NearestName {
  /// Returns the candidate nearest to a name, or nil when none is anything like it.
  ///
  /// A candidate that contains the name beats one that is merely spelled alike;
  /// among equals the earlier one is taken. Case does not count.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    // No candidate is as long as this, and a hostile name must not cost time.
    let wanted = Array(name.prefix(100).lowercased())
    var best: (name: String, distance: Int, contains: Bool)?
    for candidate in candidates {
      let spelled = candidate.lowercased()
      let contains = wanted.count > 1 && spelled.contains(String(wanted))
      let distance = editDistance(wanted, Array(spelled))
      if let best, best.contains == contains ? best.distance <= distance : best.contains {
        continue
      }
      best = (candidate, distance, contains)
    }
    // More than half of it spelled otherwise is another word.
    guard let best, best.contains || 2 * best.distance <= max(wanted.count, 2) else { return nil }
    return best.name
  }

  /// The insertions, deletions, replacements and swaps of neighbours from one text to the other.
  ///
  /// The optimal string alignment distance, in O(m · n) time and O(n) space.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      row.reserveCapacity(second.count + 1)
      for j in second.indices {
        let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
