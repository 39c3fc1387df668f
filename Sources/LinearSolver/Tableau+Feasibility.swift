extension Tableau {
  /// Whether a row has a value that its symbol may not have.
  @inline(__always)
  private func isViolated(_ row: Int) -> Bool {
    let constant = rows.base[row].constant
    guard abs(constant) > Self.tolerance, basics.base[row] >= 0 else { return false }
    switch kind(basics.base[row]) {
    case .slack, .error: return constant < 0
    case .dummy: return true
    case .variable, .objective, .none: return false
    }
  }

  /// Brings all values within their limits again, where the objectives could not be smaller
  /// otherwise, and keeps them as small as they can be (the dual simplex method).
  ///
  /// - Returns: A row that cannot be brought within its limits, if there is one, and whether the
  ///   search took no more pivots than there should be.
  mutating func restore() -> (row: Int?, isCertain: Bool) {
    var idlePivots = 0
    let end = pivotCount + pivotLimit
    while let row = violatedRow(anyOrder: idlePivots < Self.patience) {
      let entering = enteringSymbol(
        of: row, growing: rows.base[row].constant < 0, anyOrder: idlePivots < Self.patience)
      guard let entering else { return (row, true) }
      if pivotCount > end { return (row, false) }
      let gains = objectives.indices.contains { cost(entering, $0) > Self.smallCoefficient }
      idlePivots = gains ? 0 : idlePivots + 1
      pivot(row: row, entering: entering)
    }
    return (nil, true)
  }

  /// Restores, or leaves everything as it was.
  ///
  /// - Returns: The constraints that cannot hold together, if there are such, and whether the
  ///   search took no more pivots than there should be.
  mutating func restoreOrUndo() -> (conflict: [Int32]?, isCertain: Bool) {
    journal = []
    let (row, isCertain) = restore()
    let conflict = row.map { self.conflict(in: $0) }
    let pivots = journal ?? []
    journal = nil
    if conflict != nil { undo(pivots) }
    return (conflict, isCertain)
  }

  /// The row that is furthest beyond its limit, or of those beyond the one with the smallest
  /// symbol.
  private func violatedRow(anyOrder: Bool) -> Int? {
    var best: Int?
    for row in 0..<rows.count where isViolated(row) {
      guard let other = best else {
        best = row
        continue
      }
      let isFirst =
        anyOrder
        ? abs(rows.base[row].constant) > abs(rows.base[other].constant)
        : basics.base[row] < basics.base[other]
      if isFirst { best = row }
    }
    return best
  }

  /// The symbol whose growth changes a row's value in a direction at the least cost.
  func enteringSymbol(of row: Int, growing: Bool, anyOrder: Bool = true) -> Int32? {
    var best: (symbol: Int32, coefficient: Double)?
    for slot in 0..<rows.base[row].capacity {
      let term = rows.base[row].slots[slot]
      guard term.symbol >= 0, kind(term.symbol).canEnter else { continue }
      let candidate = (term.symbol, growing ? term.coefficient : -term.coefficient)
      guard candidate.1 > Self.smallestPivot else { continue }
      if best.map({ isCheaper(candidate, than: $0, anyOrder: anyOrder) }) ?? true {
        best = candidate
      }
    }
    return best?.symbol
  }

  /// Whether a unit of growth by one symbol costs less than by another.
  ///
  /// At the same costs the largest coefficient is the most exact; by Bland's rule the smallest
  /// symbol is taken.
  private func isCheaper(
    _ first: (symbol: Int32, coefficient: Double),
    than second: (symbol: Int32, coefficient: Double), anyOrder: Bool
  ) -> Bool {
    for level in objectives.indices {
      let difference =
        cost(first.symbol, level) / first.coefficient
        - cost(second.symbol, level) / second.coefficient
      if abs(difference) > Self.smallCoefficient { return difference < 0 }
    }
    if anyOrder, first.coefficient != second.coefficient {
      return first.coefficient > second.coefficient
    }
    return first.symbol < second.symbol
  }

  /// The constraints that a row which cannot be brought within its limits adds up, in order.
  ///
  /// The row is a sum of their equations from which all variables have gone, and no sum of fewer
  /// is one; so they are as few as can be.
  func conflict(in row: Int) -> [Int32] {
    var constraints: Set<Int32> = [symbols.base[Int(basics.base[row])].constraint]
    for slot in 0..<rows.base[row].capacity {
      let term = rows.base[row].slots[slot]
      guard term.symbol >= 0, abs(term.coefficient) > Self.smallestPivot else { continue }
      constraints.insert(symbols.base[Int(term.symbol)].constraint)
    }
    return constraints.filter { $0 >= 0 }.sorted()
  }
}
