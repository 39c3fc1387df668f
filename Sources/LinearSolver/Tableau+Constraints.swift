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
    guard largest > Self.smallestPivot else { return nil }
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
  ///
  /// A dummy has no room at all; where none is in the way the marker grows, or else shrinks, until
  /// a row reaches its limit; a variable is replaced where nothing has limits.
  private func rowLeaving(for marker: Int32) -> Int? {
    var best: (group: Int, row: Int, rate: Double)?
    var nearest = [1: Double.infinity, 2: .infinity]
    for pass in 0..<2 {
      for slot in 0..<columns.base[Int(marker)].capacity {
        let row = Int(columns.base[Int(marker)].slots[slot])
        guard row >= 0 else { continue }
        let coefficient = rows.base[row].coefficient(marker)
        let rate = abs(coefficient)
        guard rate > Self.smallestPivot else { continue }
        let group: Int
        switch kind(basics.base[row]) {
        case .dummy: group = 0
        case .slack, .error: group = coefficient < 0 ? 1 : 2
        case .variable: group = 3
        case .objective, .none: continue
        }
        let room = max(0, rows.base[row].constant)
        if pass == 0 {
          nearest[group] = nearest[group].map { min($0, (room + Self.tolerance / 10) / rate) }
        } else if nearest[group].map({ room / rate <= $0 }) ?? true {
          let isBetter = best.map { best in
            if best.group != group { return group < best.group }
            if best.rate != rate { return best.rate < rate }
            return basics.base[row] < basics.base[best.row]
          }
          if isBetter ?? true { best = (group, row, rate) }
        }
      }
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
