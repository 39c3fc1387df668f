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
  mutating func optimize() {
    var idlePivots = 0
    while let entering = improvingSymbol(anyOrder: idlePivots < Self.patience),
      let row = limitingRow(of: entering, anyOrder: idlePivots < Self.patience)
    {
      idlePivots = rows.base[row].constant > Self.tolerance ? 0 : idlePivots + 1
      pivot(row: row, entering: entering)
    }
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
  private func limitingRow(of entering: Int32, anyOrder: Bool) -> Int? {
    var best: (row: Int, ratio: Double, coefficient: Double)?
    let column = Int(entering)
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0 else { continue }
      let kind = kind(basics.base[row])
      guard kind.canEnter || kind == .dummy else { continue }
      var coefficient = rows.base[row].coefficient(entering)
      if kind == .dummy { coefficient = -abs(coefficient) }
      guard coefficient < -Self.smallCoefficient else { continue }
      let ratio = kind == .dummy ? 0 : max(0, rows.base[row].constant) / -coefficient
      if best.map({ isBetter((row, ratio, coefficient), than: $0, anyOrder: anyOrder) }) ?? true {
        best = (row, ratio, coefficient)
      }
    }
    return best?.row
  }

  /// Whether a row is reached earlier.
  ///
  /// Among those reached at once the one with the largest coefficient is the most exact; by Bland's
  /// rule the one with the smallest symbol is taken.
  private func isBetter(
    _ first: (row: Int, ratio: Double, coefficient: Double),
    than second: (row: Int, ratio: Double, coefficient: Double), anyOrder: Bool
  ) -> Bool {
    let difference = first.ratio - second.ratio
    if abs(difference) > Self.smallCoefficient { return difference < 0 }
    if anyOrder, first.coefficient != second.coefficient {
      return first.coefficient < second.coefficient
    }
    return basics.base[first.row] < basics.base[second.row]
  }
}
