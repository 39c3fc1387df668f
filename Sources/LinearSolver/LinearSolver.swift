/// Values for variables such that linear constraints with priorities hold, kept while constraints
/// come, go and change (the Cassowary algorithm of Badros, Borning and Stuckey, 2001).
///
/// A variable that no constraint mentions is zero; which of equally good values are taken follows
/// from the calls so far alone. A constraint that equals a variable with a constant, at any
/// priority, is what the literature calls an edit or a stay: its constant is suggested anew by
/// ``setConstant(of:to:)``.
package final class LinearSolver {
  /// The largest size of a number that a solver calculates with.
  package static let largestNumber = 1e9

  /// A constraint as it was added.
  struct Record {
    var terms: [LinearExpression.Term]
    var constant: Double
    let relation: LinearConstraint.Relation
    let priority: Float
    /// Counted over all that were ever added.
    let number: Int
    /// The symbol that tells the constraint's equation from others.
    let marker: Int32
    /// The error in the other direction, of a constraint that is not required.
    let other: Int32?

    /// What the marker is multiplied by in `terms + constant + sign · marker − sign · other = 0`.
    var sign: Double { relation == .lessThanOrEqual ? 1 : -1 }

    /// The symbols whose values are how far the constraint is from being met.
    var errors: [Int32] {
      guard let other else { return [] }
      return relation == .equal ? [marker, other] : [other]
    }
  }

  var tableau = Tableau()
  var records: [Record?] = []
  private var generations: [UInt32] = []
  private var freeRecords: [Int32] = []
  private var additions = 0
  /// Whether the values are the best of those allowed, which they always are.
  private var isOptimal = true
  /// The pivots that had been made when the values were last checked.
  private var checkedPivots = 0

  /// A solver without variables.
  package init() {}

  /// How often symbols have been exchanged, and how many coefficients have been changed, so far:
  /// the work done, whatever the machine.
  package var work: (pivots: Int, updates: Int) { (tableau.pivotCount, tableau.updateCount) }

  // MARK: - Variables

  /// A new variable, zero.
  package func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.variable))
  }

  /// Gives up a variable that no constraint mentions any more.
  package func remove(_ variable: Variable) {
    let symbol = tableau.symbols.base[checked(variable)]
    precondition(symbol.uses == 0, "A constraint mentions the variable.")
    if let row = tableau.row(of: variable.symbol) { tableau.freeRow(row) }
    tableau.freeSymbol(variable.symbol)
  }

  /// The value of a variable, after all changes so far.
  package func value(of variable: Variable) -> Double {
    settle()
    return tableau.value(of: Int32(checked(variable)))
  }

  /// The variables whose values differ from those when they were last asked for by this, where
  /// they were zero if never, in no particular order but the same for the same calls.
  package func takeChangedVariables() -> [Variable] {
    settle()
    var changed: [Variable] = []
    for symbol in tableau.changedVariables {
      let index = Int(symbol)
      guard tableau.kind(symbol) == .variable, tableau.hasChanged(symbol) else { continue }
      tableau.symbols.base[index].hasChanged = false
      let value = tableau.value(of: symbol)
      guard abs(value - tableau.symbols.base[index].knownValue) > 1e-9 else { continue }
      tableau.symbols.base[index].knownValue = value
      changed.append(Variable(symbol: symbol))
    }
    tableau.changedVariables.removeAll(keepingCapacity: true)
    return changed
  }

  // MARK: - Constraints

  /// Adds a constraint.
  ///
  /// - Throws: ``LinearSolverError/conflict(_:)`` if it is required and cannot hold together with
  ///   required ones that are there, ``LinearSolverError/unusableNumber(_:)``. The solver is as it
  ///   was before.
  package func add(_ constraint: LinearConstraint) throws(LinearSolverError) -> ConstraintID {
    try Self.check(constraint)
    let index = freeRecords.popLast() ?? Int32(records.count)
    if index == records.count {
      records.append(nil)
      generations.append(0)
    }
    let record = makeRecord(of: constraint, index: index)
    if let conflict = insert(record) {
      tableau.freeSymbol(record.marker)
      freeRecords.append(index)
      throw .conflict(conflict.filter { $0 != index }.map(identifier))
    }
    records[Int(index)] = record
    for term in record.terms { tableau.symbols.base[Int(term.variable.symbol)].uses += 1 }
    return identifier(of: index)
  }

  /// Whether a constraint has been added and not been removed.
  package func contains(_ constraint: ConstraintID) -> Bool {
    generations.indices.contains(Int(constraint.index))
      && generations[Int(constraint.index)] == constraint.generation
      && records[Int(constraint.index)] != nil
  }

  /// Removes a constraint.
  package func remove(_ constraint: ConstraintID) {
    let record = self[constraint]
    if record.other != nil { tableau.removeErrors(record.errors, priority: record.priority) }
    let isFound = tableau.remove(record)
    for term in record.terms { tableau.symbols.base[Int(term.variable.symbol)].uses -= 1 }
    records[Int(constraint.index)] = nil
    generations[Int(constraint.index)] &+= 1
    freeRecords.append(constraint.index)
    isOptimal = false
    if !isFound { rebuild() }
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: As ``setConstants(_:)``.
  package func setConstant(of constraint: ConstraintID, to constant: Double)
    throws(LinearSolverError)
  {
    try setConstants([(constraint, constant)])
  }

  /// Changes the constants of the expressions of many constraints at once, so that it does not
  /// matter if they could not hold with only some of them changed.
  ///
  /// - Throws: ``LinearSolverError/conflict(_:)`` if required constraints cannot hold with them,
  ///   ``LinearSolverError/unusableNumber(_:)``. All constants are as they were before.
  package func setConstants(_ edits: [(constraint: ConstraintID, constant: Double)])
    throws(LinearSolverError)
  {
    for edit in edits { try Self.check(edit.constant) }
    settle()
    let old = edits.map { ($0.constraint, self[$0.constraint].constant) }
    func edit() { for edit in edits { move(edit.constraint, to: edit.constant) } }
    func undo() { for edit in old.reversed() { move(edit.0, to: edit.1) } }
    edit()
    let conflict = restore {
      undo()
      rebuild()
      edit()
    }
    guard let conflict else { return }
    undo()
    throw .conflict(conflict.map(identifier))
  }

  /// A constraint that is in the solver.
  subscript(constraint: ConstraintID) -> Record {
    guard contains(constraint), let record = records[Int(constraint.index)] else {
      preconditionFailure("The constraint is not in this solver.")
    }
    return record
  }
}

// MARK: - Steps

extension LinearSolver {
  /// Makes the values the best ones.
  private func settle() {
    if !isOptimal {
      if !tableau.optimize() { rebuild() }
      isOptimal = true
    }
    // A check costs as much as there are rows.
    guard tableau.pivotCount - checkedPivots > max(64, tableau.rows.count / 4) else { return }
    if !isExact { rebuild() }
    checkedPivots = tableau.pivotCount
  }

  private func checked(_ variable: Variable) -> Int {
    let index = Int(variable.symbol)
    precondition(
      index < tableau.symbols.count && tableau.kind(variable.symbol) == .variable,
      "The variable is not in this solver.")
    return index
  }

  private func identifier(of index: Int32) -> ConstraintID {
    ConstraintID(index: index, generation: generations[Int(index)])
  }

  private func move(_ constraint: ConstraintID, to constant: Double) {
    let record = self[constraint]
    guard record.constant != constant else { return }
    tableau.addToConstant(of: record, constant - record.constant)
    records[Int(constraint.index)]?.constant = constant
  }

  private func makeRecord(of constraint: LinearConstraint, index: Int32) -> Record {
    var terms: [LinearExpression.Term] = []
    for term in constraint.expression.terms {
      _ = checked(term.variable)
      if let same = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[same].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    let isRequired = constraint.priority >= LinearConstraint.required
    let isEquation = constraint.relation == .equal
    additions += 1
    return Record(
      terms: terms.filter { $0.coefficient != 0 }, constant: constraint.expression.constant,
      relation: constraint.relation, priority: constraint.priority, number: additions,
      marker: tableau.makeSymbol(
        isEquation ? (isRequired ? .dummy : .error) : .slack, of: index),
      other: isRequired ? nil : tableau.makeSymbol(.error, of: index))
  }

  /// Adds the equation of a constraint.
  ///
  /// - Returns: The constraints, itself included, that cannot hold together; then nothing of it
  ///   is added.
  private func insert(_ record: Record) -> [Int32]? {
    var row = tableau.insert(record)
    if let variable = tableau.freeVariable(in: row) {
      tableau.pivot(row: row, entering: variable)
      if record.other != nil { tableau.addErrors(record.errors, priority: record.priority) }
      return nil
    }
    if let other = record.other {
      let isMet = tableau.rows.base[row].constant >= 0
      if !isMet { tableau.pivot(row: row, entering: other) }
      tableau.addErrors(record.errors, priority: record.priority)
      if !isMet || record.relation == .equal { isOptimal = false }
      return nil
    }
    if record.relation != .equal, tableau.rows.base[row].constant >= -Tableau.tolerance {
      return nil
    }
    if !isOptimal {
      tableau.freeRow(row)
      settle()
      row = tableau.insert(record)
    }
    if abs(tableau.rows.base[row].constant) <= Tableau.tolerance {
      let entering =
        tableau.enteringSymbol(of: row, growing: true)
        ?? tableau.enteringSymbol(of: row, growing: false)
      if let entering { tableau.pivot(row: row, entering: entering) }
      return nil
    }
    let conflict = restore {
      tableau.freeRow(row)
      rebuild()
      row = tableau.insert(record)
    }
    if conflict != nil { tableau.freeRow(row) }
    return conflict
  }

  private var isExact: Bool { largestResidual() < 1e-10 }

  /// Brings all values within their limits.
  ///
  /// - Parameter startAgain: Calculates everything anew, where too much rounding is in the way.
  /// - Returns: The constraints that cannot hold together; then no pivot has been made.
  private func restore(startAgain: () -> Void) -> [Int32]? {
    var (conflict, isCertain) = tableau.restoreOrUndo()
    if !isCertain || conflict != nil && !isExact {
      startAgain()
      (conflict, isCertain) = tableau.restoreOrUndo()
    }
    return conflict?.sorted { number(of: $0) < number(of: $1) }
  }

  private func number(of index: Int32) -> Int {
    records[Int(index)]?.number ?? .max
  }

  private static func check(_ constraint: LinearConstraint) throws(LinearSolverError) {
    for term in constraint.expression.terms { try check(term.coefficient) }
    try check(constraint.expression.constant)
    try check(Double(constraint.priority))
  }

  private static func check(_ number: Double) throws(LinearSolverError) {
    guard abs(number) <= largestNumber else { throw .unusableNumber(number) }
  }
}
