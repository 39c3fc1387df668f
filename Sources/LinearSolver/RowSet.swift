/// The numbers of the rows in which a symbol occurs, by open addressing.
struct RowSet: ~Copyable {
  private(set) var count = 0
  /// A power of two.
  private(set) var capacity = 4
  /// Negative where a slot is empty.
  private(set) var slots: UnsafeMutablePointer<Int32>

  init() {
    slots = Self.emptySlots(4)
  }

  deinit {
    slots.deallocate()
  }

  private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Int32> {
    let slots = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    slots.initialize(repeating: -1, count: capacity)
    return slots
  }

  @inline(__always)
  private func home(_ row: Int32) -> Int {
    Int((UInt32(bitPattern: row) &* 2_654_435_769) >> 8) & (capacity &- 1)
  }

  @inline(__always)
  private func slot(_ row: Int32) -> Int {
    var slot = home(row)
    while slots[slot] != row, slots[slot] >= 0 { slot = (slot &+ 1) & (capacity &- 1) }
    return slot
  }

  @inline(__always)
  mutating func insert(_ row: Int32) {
    let slot = slot(row)
    guard slots[slot] != row else { return }
    slots[slot] = row
    count &+= 1
    if count &* 4 > capacity &* 3 { resize(to: capacity &* 2) }
  }

  @inline(__always)
  mutating func remove(_ row: Int32) {
    var hole = slot(row)
    guard slots[hole] == row else { return }
    var next = (hole &+ 1) & (capacity &- 1)
    while slots[next] >= 0 {
      let home = home(slots[next])
      if (next &- home) & (capacity &- 1) >= (next &- hole) & (capacity &- 1) {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & (capacity &- 1)
    }
    slots[hole] = -1
    count &-= 1
    if capacity > 4, count &* 8 < capacity { resize(to: capacity / 2) }
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    if capacity > 16 {
      slots.deallocate()
      capacity = 4
      slots = Self.emptySlots(4)
    } else {
      for slot in 0..<capacity { slots[slot] = -1 }
    }
  }

  private mutating func resize(to newCapacity: Int) {
    let (old, oldCapacity) = (slots, capacity)
    capacity = newCapacity
    slots = Self.emptySlots(newCapacity)
    for slot in 0..<oldCapacity where old[slot] >= 0 { slots[self.slot(old[slot])] = old[slot] }
    old.deallocate()
  }
}
