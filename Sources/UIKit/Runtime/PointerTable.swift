import Foundation

/// Objects by keys, each held or not; what has ended is not there any more.
struct PointerTable {
  private struct Entry {
    let value: PointerSlot
    let order: Int
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [PointerKey: Entry] = [:]
  private var lastOrder = 0

  /// How many entries there may be before those that have ended are looked for.
  private var limit = 16

  init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    entries.reserveCapacity(max(capacity, 0))
  }

  /// The keys with their values, in the order in which they were put in.
  var contents: [(key: AnyObject, value: AnyObject)] {
    entries.sorted { $0.value.order < $1.value.order }.compactMap { key, entry in
      guard let object = key.slot.object, let value = entry.value.object else { return nil }
      return (object, value)
    }
  }

  /// Returns what is under a key, and the key that is there.
  func find(_ key: AnyObject) -> (key: AnyObject, value: AnyObject)? {
    guard let index = entries.index(forKey: PointerKey(key, keyOptions.subtracting(.copyIn))),
      let object = entries[index].key.slot.object, let value = entries[index].value.value.object
    else { return nil }
    return (object, value)
  }

  /// Puts a value under a key; the key that is there stays.
  mutating func set(_ value: AnyObject, for key: AnyObject) {
    if entries.count >= limit {
      entries = entries.filter { $0.key.slot.object != nil && $0.value.value.object != nil }
      limit = 2 * entries.count + 16
    }
    let key = PointerKey(key, keyOptions)
    lastOrder += 1
    let order = entries[key].flatMap { $0.value.object == nil ? nil : $0.order } ?? lastOrder
    entries[key] = Entry(value: PointerSlot(value, valueOptions), order: order)
  }

  mutating func remove(_ key: AnyObject) {
    entries[PointerKey(key, keyOptions.subtracting(.copyIn))] = nil
  }

  mutating func removeAll() {
    entries = [:]
  }
}

/// An object as a key: by what it says it is equal to, or by itself alone.
private final class PointerKey: Hashable {
  let slot: PointerSlot
  private let hashOfObject: Int
  private let comparesPointers: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    slot = PointerSlot(object, options)
    comparesPointers = options.comparesPointers
    let object = slot.object ?? object
    // Kept, as an object that has ended can no longer be asked.
    hashOfObject =
      comparesPointers
      ? ObjectIdentifier(object).hashValue
      : (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
  }

  /// A key whose object has ended equals only itself.
  static func == (left: PointerKey, right: PointerKey) -> Bool {
    if left === right { return true }
    guard let object = left.slot.object, let other = right.slot.object else { return false }
    if object === other { return true }
    guard !left.comparesPointers, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hashOfObject)
  }
}

/// Enumerates what a collection had when it was asked.
final class ArrayEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>

  init(_ objects: [Any]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
