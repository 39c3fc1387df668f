import Foundation

/// A list of addresses of objects that may be empty in places, and need not hold the objects: where
/// one has ended it is empty.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [PointerSlot] = []

  /// Creates an empty list that holds its objects as options say.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an empty list that holds its objects as functions say.
  public convenience init(pointerFunctions functions: NSPointerFunctions) {
    self.init(options: functions.options)
  }

  /// Returns an empty list that holds its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an empty list that does not hold its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How the objects are held.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// How many places there are, empty ones included; new ones are empty.
  open var count: Int {
    get { slots.count }
    set {
      precondition(newValue >= 0, "a list cannot have \(newValue) places")
      slots = Array(slots.prefix(newValue))
      while slots.count < newValue { slots.append(PointerSlot(nil, options)) }
    }
  }

  /// The objects that have not ended.
  open var allObjects: [Any] { slots.compactMap(\.object) }

  /// Returns the address of the object at a place; nil where it is empty.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object by its address, or an empty place.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Takes a place out.
  open func removePointer(at index: Int) { slots.remove(at: index) }

  /// Inserts an object by its address, or an empty place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    slots.insert(slot(item), at: index)
  }

  /// Puts an object by its address into a place, or empties it.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    slots[index] = slot(item)
  }

  /// Takes the empty places out.
  open func compact() { slots.removeAll { $0.object == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> PointerSlot {
    PointerSlot(
      pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }, options)
  }
}

extension NSPointerArray: NSCopying {
  /// Returns a list of the same objects, held the same way.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.slots = slots
    return copy
  }
}
