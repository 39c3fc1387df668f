/// A growing array of values that cannot be copied, without checks of its bounds.
///
/// Its owner keeps every index below `count`.
struct Slab<Element: ~Copyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private(set) var base: UnsafeMutablePointer<Element>

  init() {
    base = UnsafeMutablePointer<Element>.allocate(capacity: 0)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  mutating func append(_ element: consuming Element) {
    if count == capacity {
      capacity = max(16, capacity * 2)
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
    }
    (base + count).initialize(to: element)
    count += 1
  }
}
