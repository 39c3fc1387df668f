extension Tableau {
  /// The number of the objective of a priority, which is made if there is none yet.
  private mutating func objective(_ priority: Float) -> Int {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index < objectives.count, objectives[index].priority == priority { return index }
    let symbol = makeSymbol(.objective)
    let row = makeRow(solvedFor: symbol)
    objectives.insert(Objective(priority: priority, row: Int32(row)), at: index)
    return index
  }

  /// Adds the errors of one more constraint to the objective of its priority.
  mutating func addErrors(_ errors: [Int32], priority: Float) {
    let index = objective(priority)
    objectives[index].uses += 1
    for error in errors { add(error, times: 1, toRow: Int(objectives[index].row)) }
  }

  /// Takes the errors of a constraint out again; an objective without any is given up.
  mutating func removeErrors(_ errors: [Int32], priority: Float) {
    let index = objective(priority)
    objectives[index].uses -= 1
    let row = Int(objectives[index].row)
    guard objectives[index].uses == 0 else {
      for error in errors { add(error, times: -1, toRow: row) }
      return
    }
    let symbol = basics.base[row]
    freeRow(row)
    freeSymbol(symbol)
    objectives.remove(at: index)
  }

  /// How much an objective grows while a symbol that is not basic grows by one.
  @inline(__always)
  func cost(_ symbol: Int32, _ objective: Int) -> Double {
    rows.base[Int(objectives[objective].row)].coefficient(symbol)
  }

  // MARK: - The primal simplex method

  /// Makes the objectives as small as they can be, from an assignment that is allowed.
  ///
  /// - Returns: Whether that took no more pivots than there should be.
  @discardableResult
  mutating func optimize() -> Bool {
    var idlePivots = 0
    let end = pivotCount + pivotLimit
    while let entering = improvingSymbol(anyOrder: idlePivots < Self.patience),
      let row = limitingRow(of: entering, anyOrder: idlePivots < Self.patience)
    {
      idlePivots = rows.base[row].constant > Self.tolerance ? 0 : idlePivots + 1
      pivot(row: row, entering: entering)
      if pivotCount > end { return false }
    }
    return true
  }

  /// A symbol with whose growth the first objective that changes shrinks: the one with the best
  /// rate, or the one with the smallest number, which is Bland's rule against cycles.
  private func improvingSymbol(anyOrder: Bool) -> Int32? {
    var best: (symbol: Int32, cost: Double)?
    for level in objectives.indices {
      let row = Int(objectives[level].row)
      for slot in 0..<rows.base[row].capacity {
        let term = rows.base[row].slots[slot]
        guard term.symbol >= 0, term.coefficient < -Self.smallCoefficient,
          kind(term.symbol).canEnter,
          best.map({
            anyOrder
              ? ($0.cost, $0.symbol) > (term.coefficient, term.symbol) : $0.symbol > term.symbol
          }) ?? true,
          (0..<level).allSatisfy({ abs(cost(term.symbol, $0)) <= Self.smallCoefficient })
        else { continue }
        best = (term.symbol, term.coefficient)
      }
      if anyOrder, best != nil { break }
    }
    return best?.symbol
  }

  /// The row that is the first to reach its limit while a symbol grows.
  ///
  /// Of rows that reach theirs nearly at once the one with the largest coefficient is the most
  /// exact (Harris); by Bland's rule the one with the smallest symbol is taken.
  private func limitingRow(of entering: Int32, anyOrder: Bool) -> Int? {
    let column = Int(entering)
    var nearest = Double.infinity
    for slot in 0..<columns.base[column].capacity {
      guard let limit = limit(of: columns.base[column].slots[slot], for: entering) else { continue }
      nearest = min(nearest, (limit.room + (anyOrder ? Self.tolerance / 10 : 0)) / limit.rate)
    }
    var best: (row: Int, rate: Double)?
    for slot in 0..<columns.base[column].capacity {
      let row = columns.base[column].slots[slot]
      guard let limit = limit(of: row, for: entering), limit.room / limit.rate <= nearest else {
        continue
      }
      let isBetter = best.map { best in
        anyOrder && best.rate != limit.rate
          ? best.rate < limit.rate : basics.base[best.row] > basics.base[Int(row)]
      }
      if isBetter ?? true { best = (Int(row), limit.rate) }
    }
    return best?.row
  }

  /// How far the value of a row can shrink, and how fast it does so while a symbol grows; `nil`
  /// where the row is no limit.
  @inline(__always)
  private func limit(of row: Int32, for entering: Int32) -> (room: Double, rate: Double)? {
    guard row >= 0 else { return nil }
    let rate = rows.base[Int(row)].coefficient(entering)
    switch kind(basics.base[Int(row)]) {
    case .slack, .error:
      return rate < -Self.smallestPivot ? (max(0, rows.base[Int(row)].constant), -rate) : nil
    case .dummy: return abs(rate) > Self.smallestPivot ? (0, abs(rate)) : nil
    case .variable, .objective, .none: return nil
    }
  }
}
