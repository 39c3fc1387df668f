/// Equations solved for some of their symbols: each row is a *basic* symbol as a constant and a
/// sum of symbols that are not basic and count as zero.
///
/// What a symbol may be limits how far a row can go: slacks and errors are not negative, dummies
/// are zero, variables are free. Each priority has an objective, a row with the sum of its errors;
/// an assignment is better than another if the objective of the highest priority in which they
/// differ is smaller.
struct Tableau: ~Copyable {
  enum Kind: UInt8 {
    /// No symbol; the number is unused.
    case none
    /// What the solver's caller knows.
    case variable
    /// What an inequality has to spare.
    case slack
    /// By how much a constraint that is not required is not met.
    case error
    /// What is added to a required equation so that it can be recognised; always zero.
    case dummy
    case objective

    /// Whether it may grow from zero in place of another symbol.
    @inline(__always)
    var canEnter: Bool { self == .slack || self == .error }
  }

  struct Symbol {
    var kind: Kind
    /// Whether the value may differ from the known one.
    var hasChanged = false
    /// The row solved for it, or a negative number.
    var row: Int32 = -1
    /// The constraint that it is part of, or a negative number.
    var constraint: Int32 = -1
    /// How many constraints mention it, of a variable.
    var uses = 0
    /// The value last asked for, of a variable.
    var knownValue = 0.0
  }

  /// The errors of one priority.
  struct Objective {
    var priority: Float
    var row: Int32
    /// How many constraints have it.
    var uses = 0
  }

  /// What counts as zero among values.
  static let tolerance = 1e-6
  /// What counts as zero among coefficients and their ratios.
  static let smallCoefficient = 1e-7
  /// The smallest coefficient for whose symbol a row is solved: dividing by less makes large
  /// mistakes of the small ones of rounding.
  static let smallestPivot = 1e-7
  /// How many pivots in a row may change no value before the rule that ends every cycle is used.
  static let patience = 64
  /// How many pivots a search takes at most; more come only from rounding, which can make a search
  /// go in a circle that exact numbers do not have.
  var pivotLimit: Int { 1_000 + 4 * (rows.count + symbols.count) }

  var symbols = Slab<Symbol>()
  var rows = Slab<SparseRow>()
  /// The symbol that each row is solved for, or a negative number where a row is unused.
  var basics = Slab<Int32>()
  /// By symbol, the rows in which it occurs.
  var columns = Slab<RowSet>()
  /// The highest priority first.
  var objectives: [Objective] = []
  var changedVariables: [Int32] = []
  /// All pivots so far.
  var pivotCount = 0
  /// All coefficients that pivots and substitutions have changed so far.
  var updateCount = 0
  /// Where pivots are noted that may have to be undone.
  var journal: [(leaving: Int32, entering: Int32)]?

  private var freeSymbols: [Int32] = []
  private var freeRows: [Int32] = []

  init() {}

  // MARK: - Symbols and rows

  mutating func makeSymbol(_ kind: Kind, of constraint: Int32 = -1) -> Int32 {
    let symbol = Symbol(kind: kind, constraint: constraint)
    if let free = freeSymbols.popLast() {
      symbols.base[Int(free)] = symbol
      return free
    }
    symbols.append(symbol)
    columns.append(RowSet())
    return Int32(symbols.count - 1)
  }

  /// Takes a symbol that is not basic out of all rows, and gives up its number.
  mutating func freeSymbol(_ symbol: Int32) {
    let column = Int(symbol)
    for slot in 0..<columns.base[column].capacity where columns.base[column].slots[slot] >= 0 {
      _ = rows.base[Int(columns.base[column].slots[slot])].remove(symbol)
    }
    columns.base[column].removeAll()
    symbols.base[column].kind = .none
    freeSymbols.append(symbol)
  }

  /// A row for a symbol that occurs in no other: zero.
  mutating func makeRow(solvedFor symbol: Int32) -> Int {
    let row: Int
    if let free = freeRows.popLast() {
      row = Int(free)
      basics.base[row] = symbol
    } else {
      rows.append(SparseRow())
      basics.append(symbol)
      row = rows.count - 1
    }
    symbols.base[Int(symbol)].row = Int32(row)
    return row
  }

  /// Removes a row and with it what it says about its symbol.
  mutating func freeRow(_ row: Int) {
    for slot in 0..<rows.base[row].capacity where rows.base[row].slots[slot].symbol >= 0 {
      columns.base[Int(rows.base[row].slots[slot].symbol)].remove(Int32(row))
    }
    rows.base[row].reset()
    symbols.base[Int(basics.base[row])].row = -1
    basics.base[row] = -1
    freeRows.append(Int32(row))
  }

  @inline(__always)
  func kind(_ symbol: Int32) -> Kind {
    symbols.base[Int(symbol)].kind
  }

  @inline(__always)
  func row(of symbol: Int32) -> Int? {
    let row = symbols.base[Int(symbol)].row
    return row < 0 ? nil : Int(row)
  }

  func value(of symbol: Int32) -> Double {
    row(of: symbol).map { rows.base[$0].constant } ?? 0
  }

  // MARK: - Changes of rows

  /// Adds a multiple of a symbol, basic or not, to a row.
  mutating func add(_ symbol: Int32, times factor: Double, toRow row: Int) {
    if let source = self.row(of: symbol) {
      addConstant(factor * rows.base[source].constant, toRow: row)
      addTerms(ofRow: source, times: factor, toRow: row)
    } else {
      addTerm(symbol, factor, toRow: row, noise: noise(in: row))
    }
  }

  /// What counts as zero in a row: a cost is zero or not, or noise in the objective of a high
  /// priority would decide over low ones.
  @inline(__always)
  private func noise(in row: Int) -> Double {
    kind(basics.base[row]) == .objective ? Self.smallCoefficient : 0
  }

  @inline(__always)
  private mutating func addTerm(
    _ symbol: Int32, _ coefficient: Double, toRow row: Int, noise: Double
  ) {
    switch rows.base[row].add(symbol, coefficient, noise: noise) {
    case .none: break
    case .appeared: columns.base[Int(symbol)].insert(Int32(row))
    case .vanished: columns.base[Int(symbol)].remove(Int32(row))
    }
  }

  private mutating func addTerms(ofRow source: Int, times factor: Double, toRow row: Int) {
    updateCount &+= rows.base[source].count
    let noise = noise(in: row)
    for slot in 0..<rows.base[source].capacity {
      let term = rows.base[source].slots[slot]
      guard term.symbol >= 0 else { continue }
      addTerm(term.symbol, factor * term.coefficient, toRow: row, noise: noise)
    }
  }

  @inline(__always)
  mutating func addConstant(_ amount: Double, toRow row: Int) {
    guard amount != 0 else { return }
    rows.base[row].constant += amount
    noteChange(of: basics.base[row])
  }

  @inline(__always)
  func hasChanged(_ symbol: Int32) -> Bool {
    symbols.base[Int(symbol)].hasChanged
  }

  @inline(__always)
  private mutating func noteChange(of symbol: Int32) {
    guard kind(symbol) == .variable, !hasChanged(symbol) else { return }
    symbols.base[Int(symbol)].hasChanged = true
    changedVariables.append(symbol)
  }

  /// Solves a row for another symbol of it, and puts what that is into all other rows.
  mutating func pivot(row: Int, entering: Int32) {
    let leaving = basics.base[row]
    pivotCount &+= 1
    journal?.append((leaving, entering))
    let coefficient = rows.base[row].remove(entering)
    columns.base[Int(entering)].remove(Int32(row))
    rows.base[row].scale(by: -1 / coefficient)
    _ = rows.base[row].add(leaving, 1 / coefficient)
    columns.base[Int(leaving)].insert(Int32(row))
    basics.base[row] = entering
    symbols.base[Int(leaving)].row = -1
    symbols.base[Int(entering)].row = Int32(row)
    noteChange(of: leaving)
    noteChange(of: entering)
    substitute(entering)
  }

  /// Puts the row of a basic symbol in its place in all other rows.
  private mutating func substitute(_ symbol: Int32) {
    let (column, source) = (Int(symbol), Int(symbols.base[Int(symbol)].row))
    let constant = rows.base[source].constant
    for slot in 0..<columns.base[column].capacity {
      let row = Int(columns.base[column].slots[slot])
      guard row >= 0 else { continue }
      let factor = rows.base[row].remove(symbol)
      addConstant(factor * constant, toRow: row)
      addTerms(ofRow: source, times: factor, toRow: row)
    }
    columns.base[column].removeAll()
  }

  /// Undoes the pivots noted since, the last first.
  mutating func undo(_ pivots: [(leaving: Int32, entering: Int32)]) {
    for pivot in pivots.reversed() {
      guard let row = row(of: pivot.entering) else { continue }
      self.pivot(row: row, entering: pivot.leaving)
    }
  }
}
