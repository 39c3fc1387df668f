/// A constant and coefficients by symbol, most of which are zero and are not kept.
///
/// Open addressing with linear probing: the changes that a pivot makes to a long row cost as much
/// as the change is long, not the row.
struct SparseRow: ~Copyable {
  struct Term {
    /// Negative in an empty slot.
    var symbol: Int32
    var coefficient: Double
  }

  /// What adding to a coefficient did to the set of those that are not zero.
  enum Change {
    case none, appeared, vanished
  }

  var constant = 0.0
  private(set) var count = 0
  /// A power of two.
  private(set) var capacity = 4
  private(set) var slots: UnsafeMutablePointer<Term>

  init() {
    slots = Self.emptySlots(4)
  }

  deinit {
    slots.deallocate()
  }

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Term> {
    let slots = UnsafeMutablePointer<Term>.allocate(capacity: capacity)
    slots.initialize(repeating: Term(symbol: -1, coefficient: 0), count: capacity)
    return slots
  }

  @inline(__always)
  private func home(_ symbol: Int32) -> Int {
    // Fibonacci's hash spreads symbols that follow each other over a table of any size.
    Int((UInt32(bitPattern: symbol) &* 2_654_435_769) >> 8) & (capacity &- 1)
  }

  /// The slot of a symbol, or the empty one where it belongs.
  @inline(__always)
  private func slot(_ symbol: Int32) -> Int {
    var slot = home(symbol)
    while slots[slot].symbol != symbol, slots[slot].symbol >= 0 {
      slot = (slot &+ 1) & (capacity &- 1)
    }
    return slot
  }

  @inline(__always)
  func coefficient(_ symbol: Int32) -> Double {
    let slot = slot(symbol)
    return slots[slot].symbol == symbol ? slots[slot].coefficient : 0
  }

  /// Adds to a coefficient; what rounding leaves of a difference of equal numbers is zero, and so
  /// is what is at most `noise`.
  @inline(__always)
  mutating func add(_ symbol: Int32, _ amount: Double, noise: Double = 0) -> Change {
    let slot = slot(symbol)
    if slots[slot].symbol == symbol {
      let old = slots[slot].coefficient
      let new = old + amount
      guard abs(new) <= max(noise, 1e-11 * abs(old)) else {
        slots[slot].coefficient = new
        return .none
      }
      empty(slot)
      return .vanished
    }
    guard abs(amount) > noise else { return .none }
    slots[slot] = Term(symbol: symbol, coefficient: amount)
    count &+= 1
    if count &* 4 > capacity &* 3 { resize(to: capacity &* 2) }
    return .appeared
  }

  /// Takes a symbol out, and returns its coefficient.
  mutating func remove(_ symbol: Int32) -> Double {
    let slot = slot(symbol)
    guard slots[slot].symbol == symbol else { return 0 }
    let coefficient = slots[slot].coefficient
    empty(slot)
    return coefficient
  }

  /// Multiplies the constant and all coefficients.
  mutating func scale(by factor: Double) {
    constant *= factor
    for slot in 0..<capacity { slots[slot].coefficient *= factor }
  }

  /// Zero, with the memory of a short row.
  mutating func reset() {
    (constant, count) = (0, 0)
    if capacity > 4 {
      slots.deallocate()
      capacity = 4
      slots = Self.emptySlots(4)
    } else {
      for slot in 0..<capacity { slots[slot].symbol = -1 }
    }
  }

  private mutating func empty(_ removed: Int) {
    var hole = removed
    var next = (hole &+ 1) & (capacity &- 1)
    // What stands behind the hole because its own slot was taken moves up.
    while slots[next].symbol >= 0 {
      let home = home(slots[next].symbol)
      if (next &- home) & (capacity &- 1) >= (next &- hole) & (capacity &- 1) {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & (capacity &- 1)
    }
    slots[hole].symbol = -1
    count &-= 1
    if capacity > 4, count &* 8 < capacity { resize(to: capacity / 2) }
  }

  private mutating func resize(to newCapacity: Int) {
    let (old, oldCapacity) = (slots, capacity)
    capacity = newCapacity
    slots = Self.emptySlots(newCapacity)
    for slot in 0..<oldCapacity where old[slot].symbol >= 0 {
      slots[self.slot(old[slot].symbol)] = old[slot]
    }
    old.deallocate()
  }
}
