import Foundation

/// A dictionary of objects that need not hold its keys or its values: an entry of which either has
/// ended is not in it any more.
///
/// It lists its entries in the order in which their keys were added.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: PointerTable

  /// How the keys are held and told apart.
  public let keyPointerFunctions: NSPointerFunctions

  /// How the values are held.
  public let valuePointerFunctions: NSPointerFunctions

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: How the keys are held and told apart.
  ///   - valueOptions: How the values are held.
  ///   - initialCapacity: For how many entries there is room at first.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    keyPointerFunctions = NSPointerFunctions(options: keyOptions)
    valuePointerFunctions = NSPointerFunctions(options: valueOptions)
    table = PointerTable(
      keyOptions: keyOptions, valueOptions: valueOptions, capacity: initialCapacity)
    super.init()
  }

  /// Creates an empty table that holds keys and values as functions say.
  public convenience init(
    keyPointerFunctions: NSPointerFunctions, valuePointerFunctions: NSPointerFunctions,
    capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyPointerFunctions.options, valueOptions: valuePointerFunctions.options,
      capacity: initialCapacity)
  }

  /// Creates an empty table.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Returns an empty table that holds keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns an empty table that holds its values alone.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns an empty table that holds its keys alone.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns an empty table that holds neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries there are of which neither key nor value has ended.
  open var count: Int { table.contents.count }

  /// Returns the value of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.find($0 as AnyObject)?.value as? ObjectType }
  }

  /// Puts a value under a key, in the place of the one that is there.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(anObject as AnyObject, for: aKey as AnyObject)
  }

  /// Takes a key and its value out.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }

  /// Takes all entries out.
  open func removeAllObjects() { table.removeAll() }

  /// Lists the keys that there are at present.
  open func keyEnumerator() -> NSEnumerator {
    ArrayEnumerator(table.contents.compactMap { $0.key as? KeyType })
  }

  /// Lists the values that there are at present.
  open func objectEnumerator() -> NSEnumerator? {
    ArrayEnumerator(table.contents.compactMap { $0.value as? ObjectType })
  }

  /// The entries as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    table.contents.reduce(into: [:]) { dictionary, entry in
      if let key = entry.key as? AnyHashable, let value = entry.value as? ObjectType {
        dictionary[key] = value
      }
    }
  }
}

extension NSMapTable: NSCopying {
  /// Returns a table with the same entries, held the same way.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(
      keyPointerFunctions: keyPointerFunctions, valuePointerFunctions: valuePointerFunctions,
      capacity: count)
    copy.table = table
    return copy
  }
}
