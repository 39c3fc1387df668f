import LinearSolver
import TestSupport
import Testing

/// Random systems against the reference, which tries all corners.
@Suite(.seeded)
struct RandomSystemTests {
  private func expectBest(_ system: RandomSystem) throws {
    let best = try #require(system.reference.smallestViolations())
    let found = try #require(system.reference.violations(at: system.point), "a required one fails")
    #expect(
      !ReferenceSolver.isBetter(best, than: found) && !ReferenceSolver.isBetter(found, than: best),
      "\(found) instead of \(best)")
  }

  private func expectEqual(_ first: [Double], _ second: [Double]) {
    #expect(zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }, "\(first), not \(second)")
  }

  @Test func valuesAreTheBestAtEachPriority() throws {
    try forAll(rounds: 60) { generator in
      var system = try RandomSystem(variables: .random(in: 1...3, using: &generator))
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let constraint = system.randomConstraint(using: &generator)
        try? system.add(constraint)
      }
      try expectBest(system)
    }
  }

  @Test func aRefusedConstraintCannotHoldWithThoseNamedAndCouldWithoutAnyOne() throws {
    try forAll(rounds: 60) { generator in
      var system = try RandomSystem(variables: .random(in: 1...3, using: &generator))
      for _ in 0..<10 {
        var constraint = system.randomConstraint(using: &generator)
        constraint.priority = LinearConstraint.required
        let point = system.point
        do {
          try system.add(constraint)
        } catch LinearSolverError.conflict(let others) {
          expectEqual(system.point, point)
          let named = others.map { id in system.constraints.first { $0.id == id }!.constraint }
          #expect(named.allSatisfy { $0.priority == LinearConstraint.required })
          // Where they can hold, corners exist by the weak constraints.
          let weak = system.variables.map {
            LinearConstraint(LinearExpression($0), .equal, priority: 1)
          }
          func canHold(_ required: [LinearConstraint]) -> Bool {
            ReferenceSolver(variables: system.variables, constraints: required + weak).isFeasible
          }
          let all = named + [constraint]
          #expect(!canHold(all))
          for index in all.indices {
            var fewer = all
            fewer.remove(at: index)
            #expect(canHold(fewer), "without \(index) of \(all.count)")
          }
        }
      }
    }
  }

  @Test func editingEqualsSolvingAfresh() throws {
    try forAll(rounds: 40) { generator in
      var system = try RandomSystem(variables: .random(in: 1...3, using: &generator))
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        let constraint = system.randomConstraint(using: &generator)
        try? system.add(constraint)
      }
      for _ in 0..<4 {
        let index = Int.random(in: system.constraints.indices, using: &generator)
        let constant = system.randomConstant(using: &generator)
        let point = system.point
        do {
          try system.setConstant(at: index, to: constant)
        } catch {
          expectEqual(system.point, point)
          var edited = system.constraints.map(\.constraint)
          edited[index].expression.constant = constant
          let reference = ReferenceSolver(variables: system.variables, constraints: edited)
          #expect(!reference.isFeasible)
        }
        try expectBest(system)
      }
    }
  }

  @Test func removingLeavesNoTrace() throws {
    try forAll(rounds: 40) { generator in
      var system = try RandomSystem(variables: .random(in: 1...3, using: &generator))
      for _ in 0..<Int.random(in: 2...10, using: &generator) {
        let constraint = system.randomConstraint(using: &generator)
        try? system.add(constraint)
        if Bool.random(using: &generator), system.constraints.count > system.variables.count {
          let range = system.variables.count..<system.constraints.count
          system.remove(at: .random(in: range, using: &generator))
        }
      }
      try expectBest(system)
      while system.constraints.count > system.variables.count {
        system.remove(at: system.constraints.count - 1)
      }
      // What is left holds every variable at zero.
      for value in system.point { #expect(abs(value) < 1e-6) }
    }
  }
}
