import Foundation

/// How a hash table, a map table or a pointer array holds its objects and tells them apart.
open class NSPointerFunctions: NSObject, NSCopying {
  /// The choices there are; strong, and compared as objects, unless others are given.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Objects are held.
    public static let strongMemory = Options([])
    /// Objects are not held, and gone from the collection when they end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same that say they are equal.
    public static let objectPersonality = Options([])
    /// An object is the same as itself alone.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// What is put in is copied.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var comparesPointers: Bool { contains(.objectPointerPersonality) }
  }

  let options: Options

  /// Creates the functions of some choices.
  public init(options: Options = []) {
    self.options = options
    super.init()
  }

  /// Returns the functions themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object in a collection, held or not.
struct PointerSlot {
  private let strong: AnyObject?
  private weak let weak: AnyObject?

  init(_ object: AnyObject?, _ options: NSPointerFunctions.Options) {
    let object =
      options.contains(.copyIn)
      ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object : object
    (strong, weak) = options.isWeak ? (nil, object) : (object, nil)
  }

  /// The object; nil once it has ended.
  var object: AnyObject? { strong ?? weak }
}
