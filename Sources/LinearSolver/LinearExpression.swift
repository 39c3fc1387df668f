/// A number that a solver looks for, without bounds of its own.
///
/// It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  /// The number of its symbol in the solver.
  let symbol: Int32
}

/// A sum of variables, each with a coefficient, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// One variable of a sum and what it is multiplied by.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    /// A variable times a coefficient.
    package init(_ variable: Variable, _ coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// In any order; the coefficients of a variable that occurs twice add up.
  package var terms: [Term]
  package var constant: Double

  /// A sum of terms and a constant.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  /// A variable alone.
  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension LinearExpression {
  package static func + (left: Self, right: Self) -> Self {
    Self(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: Self, right: Self) -> Self {
    left + -1 * right
  }

  package static func + (left: Self, right: Double) -> Self {
    Self(left.terms, constant: left.constant + right)
  }

  package static func - (left: Self, right: Double) -> Self {
    Self(left.terms, constant: left.constant - right)
  }

  package static func * (factor: Double, expression: Self) -> Self {
    Self(
      expression.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}
