import Foundation

/// A set of objects that need not hold them: what ends is not in it any more.
///
/// It lists its objects in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject {
  private var table: PointerTable

  /// How the objects are held and told apart.
  public let pointerFunctions: NSPointerFunctions

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - options: How the objects are held and told apart.
  ///   - initialCapacity: For how many objects there is room at first.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    pointerFunctions = NSPointerFunctions(options: options)
    table = PointerTable(keyOptions: options, valueOptions: options, capacity: initialCapacity)
    super.init()
  }

  /// Creates an empty table that holds its objects and tells them apart as functions say.
  public convenience init(pointerFunctions functions: NSPointerFunctions, capacity: Int) {
    self.init(options: functions.options, capacity: capacity)
  }

  /// Creates an empty table.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// Returns an empty table that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  private func object(_ object: AnyObject) -> ObjectType? { object as? ObjectType }

  /// How many objects there are that have not ended.
  open var count: Int { table.contents.count }

  /// The objects that have not ended.
  open var allObjects: [ObjectType] { table.contents.compactMap { object($0.key) } }

  /// One of the objects; nil in an empty table.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.contents.compactMap { $0.key as? AnyHashable })
  }

  /// Returns the object of the table that equals another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.find($0 as AnyObject) }.flatMap { self.object($0.key) }
  }

  /// Whether there is an object that equals another one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Lists the objects that have not ended at present.
  open func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }

  /// Adds an object, unless there is one that equals it.
  open func add(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }), table.find(object) == nil else { return }
    table.set(object, for: object)
  }

  /// Takes out the object that equals another one.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { table.removeAll() }

  /// Whether any object is in another table, too.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether both tables have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Whether all objects are in another table, too.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Takes out what is not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Adds what is in another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Takes out what is in another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
}

extension NSHashTable: NSCopying {
  /// Returns a table with the same objects, held the same way.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(pointerFunctions: pointerFunctions, capacity: count)
    copy.union(self)
    return copy
  }
}
