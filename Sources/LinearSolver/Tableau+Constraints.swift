extension Tableau {
  /// Adds the equation of a constraint, solved for its marker.
  ///
  /// The marker's value may be one that it may not have.
  mutating func insert(_ record: LinearSolver.Record) -> Int {
    let row = makeRow(solvedFor: record.marker)
    addConstant(-record.sign * record.constant, toRow: row)
    for term in record.terms {
      add(term.variable.symbol, times: -record.sign * term.coefficient, toRow: row)
    }
    if let other = record.other { add(other, times: 1, toRow: row) }
    return row
  }

  /// The variable for which a row is best solved: one with a coefficient that is not small, and of
  /// these the one that occurs in the fewest rows.
  func freeVariable(in row: Int) -> Int32? {
    var largest = 0.0
    for slot in 0..<rows.base[row].capacity {
      let term = rows.base[row].slots[slot]
      if term.symbol >= 0, kind(term.symbol) == .variable {
        largest = max(largest, abs(term.coefficient))
      }
    }
    guard largest > Self.smallCoefficient else { return nil }
    var best: (occurrences: Int, symbol: Int32)?
    for slot in 0..<rows.base[row].capacity {
      let term = rows.base[row].slots[slot]
      guard term.symbol >= 0, kind(term.symbol) == .variable,
        abs(term.coefficient) >= 0.1 * largest
      else { continue }
      let candidate = (columns.base[Int(term.symbol)].count, term.symbol)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.symbol
  }

  /// Removes the equation of a constraint, whose errors no objective has any more.
  ///
  /// - Returns: Whether the equation was found; after too much rounding it may not be.
  mutating func remove(_ record: LinearSolver.Record) -> Bool {
    var isFound = true
    if row(of: record.marker) == nil {
      if let row = rowLeaving(for: record.marker) {
        pivot(row: row, entering: record.marker)
      } else {
        isFound = false
      }
    }
    if let row = row(of: record.marker) { freeRow(row) }
    if let other = record.other {
      if let row = row(of: other) { freeRow(row) }
      freeSymbol(other)
    }
    freeSymbol(record.marker)
    return isFound
  }

  /// The row that a marker without limits of its own can replace so that all others stay within
  /// theirs.
  private func rowLeaving(for marker: Int32) -> Int? {
    /// The smaller, the earlier: a dummy has no room at all, a variable is not limited.
    var best: (group: Int, ratio: Double, symbol: Int32, row: Int)?
    let column = Int(marker)
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0 else { continue }
      let coefficient = rows.base[row].coefficient(marker)
      guard abs(coefficient) > Self.smallCoefficient else { continue }
      let ratio = max(0, rows.base[row].constant) / abs(coefficient)
      let symbol = basics.base[row]
      let candidate: (Int, Double, Int32, Int)
      switch kind(symbol) {
      case .dummy: candidate = (0, -abs(coefficient), symbol, row)
      case .slack, .error: candidate = (coefficient < 0 ? 1 : 2, ratio, symbol, row)
      case .variable: candidate = (3, -abs(coefficient), symbol, row)
      case .objective, .none: continue
      }
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.row
  }

  /// Changes values as if a constraint had always had another constant.
  mutating func addToConstant(of record: LinearSolver.Record, _ difference: Double) {
    let change = record.sign * difference
    if let row = row(of: record.marker) {
      addConstant(-change, toRow: row)
      return
    }
    let column = Int(record.marker)
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0 else { continue }
      addConstant(change * rows.base[row].coefficient(record.marker), toRow: row)
    }
  }
}
