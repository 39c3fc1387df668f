import TestSupport
import Testing

@testable import LinearSolver

/// Systems with twenty variables and a long past against the same constraints in a new solver.
@Suite(.seeded)
struct LongHistoryTests {
  private struct History {
    let solver = LinearSolver()
    let variables: [Variable]
    private(set) var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []

    init() {
      let solver = solver
      variables = (0..<20).map { _ in solver.makeVariable() }
    }

    mutating func goOn(using generator: inout SeededGenerator) {
      let index = constraints.indices.randomElement(using: &generator)
      switch (Int.random(in: 0..<10, using: &generator), index) {
      case (0...1, _) where constraints.count < 60, (_, nil):
        let constraint = randomConstraint(using: &generator)
        if let id = try? solver.add(constraint) { constraints.append((id, constraint)) }
      case (2, let index?) where constraints.count > 30:
        solver.remove(constraints.remove(at: index).id)
      case (_, let index?):
        let constant = Double.random(in: -500...500, using: &generator)
        guard (try? solver.setConstant(of: constraints[index].id, to: constant)) != nil else {
          return
        }
        constraints[index].constraint.expression.constant = constant
      }
    }

    private func randomConstraint(using generator: inout SeededGenerator) -> LinearConstraint {
      let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        LinearExpression.Term(
          RandomSystem.pick(variables, using: &generator),
          RandomSystem.pick([1, -1, 1, -1, 0.5, 2, 1 / 3, -0.1, 16 / 9], using: &generator))
      }
      return LinearConstraint(
        LinearExpression(terms, constant: .random(in: -500...500, using: &generator)),
        RandomSystem.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual], using: &generator),
        priority: RandomSystem.pick([1000, 750, 500, 250], using: &generator))
    }

    /// How far the constraints of each priority are missed in sum, the highest first.
    func violations(in solver: LinearSolver) -> [Double] {
      var sums: [Float: Double] = [1000: 0, 750: 0, 500: 0, 250: 0]
      for (_, constraint) in constraints {
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
          $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        switch constraint.relation {
        case .equal: sums[constraint.priority, default: 0] += abs(value)
        case .lessThanOrEqual: sums[constraint.priority, default: 0] += max(0, value)
        case .greaterThanOrEqual: sums[constraint.priority, default: 0] += max(0, -value)
        }
      }
      return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    func expectTheSameAsAfresh() throws {
      let fresh = LinearSolver()
      for _ in variables { _ = fresh.makeVariable() }
      for (_, constraint) in constraints { _ = try fresh.add(constraint) }
      let (found, expected) = (violations(in: solver), violations(in: fresh))
      for (found, expected) in zip(found, expected) {
        #expect(abs(found - expected) < 1e-4 * max(1, expected), "\(found) instead of \(expected)")
      }
    }
  }

  @Test func aLongHistoryEqualsSolvingAfresh() throws {
    try forAll(rounds: 2) { generator in
      var history = History()
      for step in 1...600 {
        history.goOn(using: &generator)
        if step.isMultiple(of: 100) { try history.expectTheSameAsAfresh() }
      }
    }
  }

  @Test func calculatingAllRowsAnewChangesNoValue() throws {
    try forAll(rounds: 2) { generator in
      var history = History()
      for step in 1...200 {
        history.goOn(using: &generator)
        guard step.isMultiple(of: 20) else { continue }
        let values = history.variables.map { history.solver.value(of: $0) }
        history.solver.rebuild()
        #expect(history.solver.largestResidual() < 1e-10)
        for (variable, value) in zip(history.variables, values) {
          #expect(abs(history.solver.value(of: variable) - value) < 1e-6 * max(1, abs(value)))
        }
      }
      try history.expectTheSameAsAfresh()
    }
  }
}
