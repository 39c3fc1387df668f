extension LinearSolver {
  /// Calculates all rows anew from the constraints, without what rounding has added up to.
  func rebuild() {
    tableau.rebuild(from: records.compactMap { $0 }.sorted { $0.number < $1.number })
  }

  /// By how much the rows miss the equations they were calculated from, at most, as a part of
  /// the numbers in these equations.
  ///
  /// If the rows are right, the equations hold whatever the values of the symbols that are not
  /// basic.
  func largestResidual() -> Double {
    let values = tableau.sampleValues()
    var largest = 0.0
    for case let record? in records {
      var (sum, size) = (record.constant, abs(record.constant))
      func add(_ symbol: Int32, _ coefficient: Double) {
        let part = coefficient * values[Int(symbol)]
        sum += part
        size += abs(part)
      }
      add(record.marker, record.sign)
      if let other = record.other { add(other, -record.sign) }
      for term in record.terms { add(term.variable.symbol, term.coefficient) }
      largest = max(largest, abs(sum) / max(1, size))
    }
    return largest
  }
}

extension Tableau {
  /// What every symbol is if those that are not basic have values of their own, between 1 and 2.
  fileprivate func sampleValues() -> [Double] {
    func sample(_ symbol: Int32) -> Double {
      1 + Double((UInt32(bitPattern: symbol) &* 2_654_435_769) >> 12) / Double(1 << 20)
    }
    return (0..<symbols.count).map { symbol in
      guard let row = row(of: Int32(symbol)) else { return sample(Int32(symbol)) }
      var value = rows.base[row].constant
      for slot in 0..<rows.base[row].capacity {
        let term = rows.base[row].slots[slot]
        if term.symbol >= 0 { value += term.coefficient * sample(term.symbol) }
      }
      return value
    }
  }

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
    // Large coefficients first: what is small may only be so until others have been solved for.
    for smallest in [0.1, 1e-3, 1e-5, Self.smallestPivot] {
      for symbol in targets.sorted() where row(of: symbol) == nil {
        guard let row = rowLeaving(for: symbol, keeping: wanted, smallest: smallest) else {
          continue
        }
        pivot(row: row, entering: symbol)
      }
    }
    // Without objectives any way into the limits costs the same.
    _ = restore()
    for record in records where record.other != nil {
      addErrors(record.errors, priority: record.priority)
    }
    optimize()
  }

  /// The row with the largest coefficient of a symbol that is not solved for one to be kept.
  private func rowLeaving(for symbol: Int32, keeping wanted: Set<Int32>, smallest: Double)
    -> Int?
  {
    var best: (coefficient: Double, row: Int)?
    let column = Int(symbol)
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0, !wanted.contains(basics.base[row]) else { continue }
      let candidate = (abs(rows.base[row].coefficient(symbol)), row)
      if candidate.0 > smallest, best.map({ candidate > $0 }) ?? true {
        best = candidate
      }
    }
    return best?.row
  }
}
