/// A dictionary that forgets what was not asked for lately.
///
/// Two generations: when the younger is full, the older is dropped and the younger becomes the
/// older. Whatever is asked for moves into the younger.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  let limit: Int

  /// A cache that holds at most twice `limit`, counted in whatever the costs are.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func value(for key: Key, cost: Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key, cost: cost)
    return value
  }

  /// Keeps a value, unless it alone costs more than the limit.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    if youngCost + cost > limit {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }

  mutating func removeAll() {
    self = BoundedCache(limit: limit)
  }
}
