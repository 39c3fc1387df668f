extension LinearSolver {
  /// By how much the values miss the equations they were calculated from, at most.
  func largestResidual() -> Double {
    var largest = 0.0
    for case let record? in records {
      var sum = record.constant + record.sign * tableau.value(of: record.marker)
      for term in record.terms {
        sum += term.coefficient * tableau.value(of: term.variable.symbol)
      }
      if let other = record.other { sum -= record.sign * tableau.value(of: other) }
      largest = max(largest, abs(sum))
    }
    return largest
  }
}

extension Tableau {
  /// Calculates all rows anew from the equations of constraints, solved for the same symbols.
  mutating func rebuild(from records: [LinearSolver.Record]) {
    var targets: [Int32] = []
    for row in 0..<rows.count where basics.base[row] >= 0 {
      if kind(basics.base[row]) != .objective { targets.append(basics.base[row]) }
    }
    for row in 0..<rows.count where basics.base[row] >= 0 {
      let symbol = basics.base[row]
      freeRow(row)
      if kind(symbol) == .objective { freeSymbol(symbol) }
    }
    objectives = []
    for record in records { _ = insert(record) }
    let wanted = Set(targets)
    for symbol in targets.sorted() where row(of: symbol) == nil {
      if let row = rowLeaving(for: symbol, keeping: wanted) { pivot(row: row, entering: symbol) }
    }
    // Without objectives any way into the limits costs the same.
    _ = restore()
    for record in records where record.other != nil {
      addErrors(record.errors, priority: record.priority)
    }
    optimize()
  }

  /// The row with the largest coefficient of a symbol that is not solved for one to be kept.
  private func rowLeaving(for symbol: Int32, keeping wanted: Set<Int32>) -> Int? {
    var best: (coefficient: Double, row: Int)?
    let column = Int(symbol)
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0, !wanted.contains(basics.base[row]) else { continue }
      let candidate = (abs(rows.base[row].coefficient(symbol)), row)
      if candidate.0 > Self.smallCoefficient, best.map({ candidate > $0 }) ?? true {
        best = candidate
      }
    }
    return best?.row
  }
}
