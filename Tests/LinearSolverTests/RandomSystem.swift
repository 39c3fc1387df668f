import LinearSolver
import TestSupport

/// Constraints drawn at random, among a few variables, with coefficients and constants as they
/// occur in layouts.
struct RandomSystem {
  let solver = LinearSolver()
  let variables: [Variable]
  /// What is in the solver, in the order of addition.
  private(set) var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []

  /// A system with weak constraints alone, which hold each variable at zero as far as others let
  /// them, and without which the best point need not be a corner.
  init(variables count: Int) throws {
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
    for variable in variables {
      try add(LinearConstraint(LinearExpression(variable), .equal, priority: 1))
    }
  }

  var reference: ReferenceSolver {
    ReferenceSolver(variables: variables, constraints: constraints.map(\.constraint))
  }

  /// The values that the solver has found.
  var point: [Double] { variables.map { solver.value(of: $0) } }

  mutating func add(_ constraint: LinearConstraint) throws(LinearSolverError) {
    constraints.append((try solver.add(constraint), constraint))
  }

  mutating func remove(at index: Int) {
    solver.remove(constraints.remove(at: index).id)
  }

  mutating func setConstant(at index: Int, to constant: Double) throws(LinearSolverError) {
    try solver.setConstant(of: constraints[index].id, to: constant)
    constraints[index].constraint.expression.constant = constant
  }

  /// A constraint between up to three of the variables.
  func randomConstraint(using generator: inout SeededGenerator) -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      LinearExpression.Term(
        Self.pick(variables, using: &generator),
        Self.pick([1, -1, 1, -1, 0.5, -2, 0.1], using: &generator))
    }
    return LinearConstraint(
      LinearExpression(terms, constant: randomConstant(using: &generator)),
      Self.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual], using: &generator),
      priority: Self.pick([1000, 1000, 750, 750, 250, 250.5, 20], using: &generator))
  }

  func randomConstant(using generator: inout SeededGenerator) -> Double {
    Self.pick([0, 0, Double(Int.random(in: -20...20, using: &generator)) * 2.5], using: &generator)
  }

  /// One of some values.
  static func pick<Value>(
    _ values: [Value], using generator: inout SeededGenerator
  ) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
