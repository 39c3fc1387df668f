/// That an expression equals zero, is at most zero or at least zero.
package struct LinearConstraint: Hashable, Sendable {
  /// How the expression compares with zero.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// The priority from which on a constraint must hold.
  package static let required: Float = 1000

  package var expression: LinearExpression
  package var relation: Relation
  /// A solver gives up any number of constraints of lower priorities before it gives up a bit of
  /// one with a higher priority; within one priority it makes the sum of what is given up as small
  /// as it can be.
  package var priority: Float

  /// An expression, compared with zero.
  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = Self.required
  ) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  /// One expression compared with another.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Float = Self.required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

/// A constraint that is in a solver.
///
/// It belongs to that solver, and is not used again for another when the constraint is removed.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// Why a solver takes neither a constraint nor a constant.
package enum LinearSolverError: Error, Hashable, Sendable {
  /// Required constraints of which not all can hold; without any one of them the others can.
  ///
  /// They are in the order in which they were added. One that was refused is not among them.
  case conflict([ConstraintID])
  /// A coefficient, constant or priority that is not a number or larger than a solver calculates
  /// with (``LinearSolver/largestNumber``).
  case unusableNumber(Double)
}
