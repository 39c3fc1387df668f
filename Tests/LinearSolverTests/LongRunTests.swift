import LinearSolver
import TestSupport
import Testing

/// What must not grow or drift, and how much work is done, by counts and not by the clock.
@Suite(.seeded)
struct LongRunTests {
  /// A form as tall as its rows: in each a label and a field that follow the row above, with
  /// margins, the label's natural size and fields of equal width.
  private struct Form {
    let solver = LinearSolver()
    let views: [[LinearExpression]]
    let width: ConstraintID

    init(rows: Int) throws {
      let solver = solver
      func view() -> [LinearExpression] {
        (0..<4).map { _ in LinearExpression(solver.makeVariable()) }
      }
      let form = view()
      var constraints: [(LinearExpression, LinearConstraint.Relation, Float)] = []
      func equal(_ expression: LinearExpression, priority: Float = 1000) {
        constraints.append((expression, .equal, priority))
      }
      equal(form[0])
      equal(form[1])
      width = try solver.add(LinearConstraint(form[2] - 390, .equal))
      var views = [form]
      var above: LinearExpression?
      var firstField: LinearExpression?
      for row in 0..<rows {
        let (label, field) = (view(), view())
        equal(label[0] - 16)
        equal(above.map { label[1] - $0 - 8 } ?? label[1] - 20)
        equal(field[0] - label[0] - label[2] - 8)
        equal(field[1] - label[1])
        if let firstField {
          equal(field[2] - firstField)
        } else {
          equal(field[0] + field[2] - form[2] + 16, priority: 999)
          firstField = field[2]
        }
        equal(field[3] - label[3])
        let width = 60 + Double(row % 7) * 5
        constraints.append((label[2] - width, .lessThanOrEqual, 251))
        constraints.append((label[2] - width, .greaterThanOrEqual, 750))
        constraints.append((label[3] - 20, .lessThanOrEqual, 251))
        constraints.append((label[3] - 20, .greaterThanOrEqual, 750))
        above = label[1] + label[3]
        views += [label, field]
      }
      if let above { equal(form[3] - above - 20) }
      for (expression, relation, priority) in constraints {
        _ = try solver.add(LinearConstraint(expression, relation, priority: priority))
      }
      self.views = views
    }

    func value(_ view: Int, _ attribute: Int) -> Double {
      solver.value(of: views[view][attribute].terms[0].variable)
    }
  }

  @Test func aFormOfTwoHundredViewsIsLittleWork() throws {
    let form = try Form(rows: 100)
    // 20 + 100 rows of 20, 99 gaps of 8, 20.
    #expect(abs(form.value(0, 3) - 2832) < 1e-6)
    // The first label has 60 points: 390 − 16 − 60 − 8 − 16.
    #expect(abs(form.value(2, 2) - 290) < 1e-6)
    let first = form.solver.work
    #expect(first.pivots < 2_000)
    #expect(first.updates < 100_000)
    _ = form.solver.takeChangedVariables()
    try form.solver.setConstant(of: form.width, to: -320)
    #expect(abs(form.value(2, 2) - 220) < 1e-6)
    // The widths of the form and of 100 fields.
    #expect(form.solver.takeChangedVariables().count == 101)
    let edited = form.solver.work
    #expect(edited.pivots - first.pivots <= 2)
    #expect(edited.updates - first.updates < 1_000)
  }

  @Test func aHundredThousandEditsDoNotDrift() throws {
    let solver = LinearSolver()
    let v = (0..<4).map { _ in LinearExpression(solver.makeVariable()) }
    let width = try solver.add(LinearConstraint(v[0] - 1, .equal))
    // Thirds and tenths, which no binary number is, and limits that switch now and then.
    _ = try solver.add(LinearConstraint(3 * v[1] - v[0], .equal))
    _ = try solver.add(LinearConstraint(v[2] - 0.1 * v[1] - 0.7, .equal, priority: 700))
    _ = try solver.add(LinearConstraint(v[2] - 30, .lessThanOrEqual, priority: 800))
    _ = try solver.add(LinearConstraint(v[3] - 0.3 * v[2], .greaterThanOrEqual))
    _ = try solver.add(LinearConstraint(v[3] - 5, .equal, priority: 250))
    let names = v.map { $0.terms[0].variable }
    var generator = SeededGenerator(seed: 1)
    for edit in 0..<100_000 {
      let size = Double.random(in: 0...3000, using: &generator)
      try solver.setConstant(of: width, to: -size)
      guard edit % 500 == 0 || edit > 99_990 else { continue }
      let third = min(30, size / 30 + 0.7)
      let expected = [size, size / 3, third, max(5, 0.3 * third)]
      for (name, value) in zip(names, expected) {
        #expect(abs(solver.value(of: name) - value) < 1e-9)
      }
    }
  }

  @Test func comingAndGoingLeavesNothing() throws {
    let form = try Form(rows: 3)
    var generator = SeededGenerator(seed: 2)
    var used: Set<Variable> = []
    for _ in 0..<2_000 {
      let variable = form.solver.makeVariable()
      used.insert(variable)
      let view = form.views.randomElement(using: &generator)!
      let first = try form.solver.add(
        LinearConstraint(LinearExpression(variable) - view[2], .equal))
      let second = try form.solver.add(
        LinearConstraint(LinearExpression(variable) - 500, .lessThanOrEqual, priority: 500))
      form.solver.remove(Bool.random(using: &generator) ? first : second)
      for constraint in [first, second] where form.solver.contains(constraint) {
        form.solver.remove(constraint)
      }
      form.solver.remove(variable)
    }
    // One number after the other is used again.
    #expect(used.count < 5)
    #expect(abs(form.value(0, 3) - (20 + 3 * 20 + 2 * 8 + 20)) < 1e-6)
  }
}
