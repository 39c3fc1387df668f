import LinearSolver
import Testing

/// Systems whose answers are worked out by hand.
struct LinearSolverTests {
  private let solver = LinearSolver()

  private func variables(_ count: Int) -> [LinearExpression] {
    (0..<count).map { _ in LinearExpression(solver.makeVariable()) }
  }

  @discardableResult
  private func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ constant: Double,
    priority: Float = LinearConstraint.required
  ) throws(LinearSolverError) -> ConstraintID {
    try solver.add(LinearConstraint(expression - constant, relation, priority: priority))
  }

  private func values(_ expressions: [LinearExpression]) -> [Double] {
    expressions.map { (solver.value(of: $0.terms[0].variable) * 1e6).rounded() / 1e6 }
  }

  @Test func aVariableNotMentionedIsZero() {
    #expect(values(variables(2)) == [0, 0])
  }

  @Test func anExpressionAddsUp() throws {
    let v = variables(2)
    // 2 (x + 3) − 1 = 9, so x = 2; x + x + y = 10, so y = 6.
    try add(2 * (v[0] + 3) - 1, .equal, 9)
    try add(v[0] + v[0] + v[1], .equal, 10)
    #expect(values(v) == [2, 6])
  }

  @Test func aHigherPriorityIsNotTradedForManyLowerOnes() throws {
    let v = variables(1)
    try add(v[0], .equal, 10, priority: 501)
    for _ in 0..<2000 { try add(v[0], .equal, 20, priority: 500) }
    #expect(values(v) == [10])
  }

  @Test func withinOnePriorityTheMajorityWins() throws {
    let v = variables(1)
    try add(v[0], .equal, 10, priority: 500)
    try add(v[0], .equal, 20, priority: 500)
    let third = try add(v[0], .equal, 10, priority: 500)
    #expect(values(v) == [10])
    solver.remove(third)
    try add(v[0], .equal, 20, priority: 500)
    #expect(values(v) == [20])
  }

  @Test func prioritiesMayBeFractions() throws {
    let v = variables(1)
    try add(v[0], .equal, 1, priority: 249.5)
    try add(v[0], .equal, 2, priority: 249.25)
    #expect(values(v) == [1])
  }

  @Test func aLabelGivesWayToItsFieldAndTheFieldToThePhone() throws {
    // A row of 300 points: a label of 80 that hugs at 251, 8 points between, a field that hugs at
    // 250. The label keeps 80, the field gets 212.
    let (label, field) = (variables(2), variables(2))
    try add(label[0], .equal, 0)
    try add(field[0] - label[1], .equal, 8)
    let edge = try add(field[1], .equal, 300)
    for (view, size, hugging) in [(label, 80.0, Float(251)), (field, 50, 250)] {
      try add(view[1] - view[0], .lessThanOrEqual, size, priority: hugging)
      try add(view[1] - view[0], .greaterThanOrEqual, size, priority: 750)
    }
    #expect(values(label + field) == [0, 80, 88, 300])
    // In 100 points both cannot keep their sizes; any split misses the same sum, 38.
    try solver.setConstant(of: edge, to: -100)
    let widths = (values([label[1]])[0], values([field[1]])[0] - values([field[0]])[0])
    #expect(abs(widths.0 + widths.1 - 92) < 1e-6)
  }

  @Test func aConflictNamesThoseInItsWayAndNoOther() throws {
    let v = variables(4)
    try add(v[3], .equal, 7)
    let first = try add(v[0], .greaterThanOrEqual, 100)
    let second = try add(v[1] - v[0], .equal, 50)
    try add(v[2] - v[1], .greaterThanOrEqual, 0)
    try add(v[1], .lessThanOrEqual, 120, priority: 999)
    #expect(throws: LinearSolverError.conflict([first, second])) {
      try add(v[1], .lessThanOrEqual, 149)
    }
    #expect(values(v) == [100, 150, 150, 7])
    let last = try add(v[1], .lessThanOrEqual, 151)
    #expect(throws: LinearSolverError.conflict([first, second, last])) {
      try solver.setConstant(of: first, to: -101.5)
    }
    #expect(values(v) == [100, 150, 150, 7])
    try solver.setConstants([(first, -101.5), (last, -151.5)])
    #expect(values(v) == [101.5, 151.5, 151.5, 7])
  }

  @Test func equationsThatFollowFromOthersAreNoConflictUntilTheyDoNot() throws {
    let v = variables(2)
    let first = try add(v[0], .equal, 5)
    let second = try add(v[1] - v[0], .equal, 5)
    let third = try add(v[1], .equal, 10)
    #expect(throws: LinearSolverError.conflict([first, second, third])) {
      try solver.setConstant(of: third, to: -11)
    }
    solver.remove(first)
    #expect(values(v) == [5, 10])
    try solver.setConstant(of: third, to: -11)
    #expect(values(v) == [6, 11])
  }

  @Test func whatVariablesCannotChangeIsCompared() throws {
    let v = variables(1)
    try add(v[0] - v[0], .equal, 0)
    #expect(throws: LinearSolverError.conflict([])) { try add(v[0] - v[0], .equal, 1) }
    #expect(throws: LinearSolverError.conflict([])) { try add(LinearExpression(), .equal, 1) }
    try add(LinearExpression(), .equal, 1, priority: 999)
    try add(LinearExpression(), .lessThanOrEqual, 1)
    #expect(values(v) == [0])
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1.1e9, .greatestFiniteMagnitude])
  func numbersThatAreNoneAreRefused(number: Double) throws {
    let v = variables(1)
    let error: (any Error) -> Bool = {
      guard case .unusableNumber(let refused)? = $0 as? LinearSolverError else { return false }
      return refused == number || refused.isNaN && number.isNaN || refused == -number
    }
    let constraint = try add(v[0], .equal, 3)
    #expect { try add(v[0], .equal, number) } throws: { error($0) }
    #expect { try add(number * v[0], .equal, 1) } throws: { error($0) }
    #expect { try solver.setConstant(of: constraint, to: number) } throws: { error($0) }
    #expect(values(v) == [3])
  }

  @Test func onlyVariablesWithOtherValuesHaveChanged() throws {
    let v = variables(3)
    let names = v.map { $0.terms[0].variable }
    let first = try add(v[0], .equal, 5)
    try add(v[1] - v[0], .equal, 5)
    let third = try add(v[2], .equal, 0)
    #expect(Set(solver.takeChangedVariables()) == [names[0], names[1]])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(of: third, to: -4)
    #expect(solver.takeChangedVariables() == [names[2]])
    try solver.setConstant(of: first, to: -6)
    try solver.setConstant(of: first, to: -5)
    #expect(solver.takeChangedVariables().isEmpty)
    solver.remove(third)
    #expect(solver.takeChangedVariables() == [names[2]])
  }

  @Test func aTextbookProgramThatCyclesEnds() throws {
    // Beale's program: largest 0.75 a − 150 b + 0.02 c − 6 d with
    // 0.25 a − 60 b − 0.04 c + 9 d ≤ 0, 0.5 a − 90 b − 0.02 c + 3 d ≤ 0, c ≤ 1, all ≥ 0.
    // It is 1/20, at a = 1/25, c = 1.
    let v = variables(4)
    for variable in v { try add(variable, .greaterThanOrEqual, 0) }
    try add(0.25 * v[0] - 60 * v[1] - 0.04 * v[2] + 9 * v[3], .lessThanOrEqual, 0)
    try add(0.5 * v[0] - 90 * v[1] - 0.02 * v[2] + 3 * v[3], .lessThanOrEqual, 0)
    try add(v[2], .lessThanOrEqual, 1)
    let gain = 0.75 * v[0] - 150 * v[1] + 0.02 * v[2] - 6 * v[3]
    try add(gain, .greaterThanOrEqual, 100, priority: 500)
    #expect(values(v) == [0.04, 0, 1, 0])
  }
}
