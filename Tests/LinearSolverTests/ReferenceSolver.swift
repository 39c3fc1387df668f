import LinearSolver

/// The best that linear constraints with priorities allow, found by trying all corners: the
/// slowest way, and one that has nothing in common with the simplex method.
///
/// What the constraints are missed by, priority by priority, is smallest in a point where as many
/// of their expressions are zero as there are variables, if these determine the point at all.
struct ReferenceSolver {
  let variables: [Variable]
  let constraints: [LinearConstraint]

  /// How far the constraints of each priority below required are missed in sum, the highest
  /// priority first, in the best point; `nil` if the required ones cannot all hold.
  func smallestViolations() -> [Double]? {
    var best: [Double]?
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == variables.count {
        guard let point = point(where: chosen), let violations = violations(at: point) else {
          return
        }
        if best.map({ Self.isBetter(violations, than: $0) }) ?? true { best = violations }
        return
      }
      for next in first..<constraints.count {
        chosen.append(next)
        choose(from: next + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return best
  }

  /// Whether all required constraints can hold at once.
  var isFeasible: Bool { smallestViolations() != nil }

  /// The violations of each priority, the highest first; `nil` if a required one is violated.
  func violations(at point: [Double]) -> [Double]? {
    var sums: [Float: Double] = [:]
    for constraint in constraints {
      let violation = Self.violation(of: constraint, value: value(constraint, at: point))
      if constraint.priority >= LinearConstraint.required {
        if violation > 1e-5 { return nil }
      } else {
        sums[constraint.priority, default: 0] += violation
      }
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  static func isBetter(_ first: [Double], than second: [Double]) -> Bool {
    for (first, second) in zip(first, second) where abs(first - second) > 1e-6 {
      return first < second
    }
    return false
  }

  private static func violation(of constraint: LinearConstraint, value: Double) -> Double {
    switch constraint.relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  private func row(_ constraint: LinearConstraint) -> [Double] {
    variables.map { variable in
      constraint.expression.terms.reduce(0) { sum, term in
        sum + (term.variable == variable ? term.coefficient : 0)
      }
    }
  }

  private func value(_ constraint: LinearConstraint, at point: [Double]) -> Double {
    zip(row(constraint), point).reduce(constraint.expression.constant) { $0 + $1.0 * $1.1 }
  }

  /// Where the expressions of as many constraints as there are variables are zero (Gauss).
  private func point(where chosen: [Int]) -> [Double]? {
    var rows = chosen.map { row(constraints[$0]) + [-constraints[$0].expression.constant] }
    let count = variables.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
