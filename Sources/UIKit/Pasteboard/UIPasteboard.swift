import Foundation

/// Where what was copied lies until it is pasted.
///
/// Items hold text, data and other values under the identifiers of their types; what is on the
/// general pasteboard of a phone in a window is the desktop's clipboard as well.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String

    /// A name by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name by its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is on a pasteboard has changed; it is the notification's object.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// A pasteboard has been removed; it is the notification's object.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The types that have been added with a change, as texts.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"

  /// The types that have gone with a change, as texts.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The pasteboard that people copy to and paste from.
  open class var general: UIPasteboard { World.current.generalPasteboard }

  /// Returns the pasteboard with a name; one that does not exist is made where that is asked for.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = World.current.pasteboard(named: pasteboardName, isMade: create) else {
      return nil
    }
    self.init(contents)
  }

  /// Makes a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(World.current.newPasteboard()) }

  /// Empties a pasteboard and forgets its name; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    World.current.removePasteboard(named: pasteboardName)
  }

  private let contents: PasteboardContents

  init(_ contents: PasteboardContents) {
    self.contents = contents
    super.init()
  }

  /// The pasteboard's name.
  open var name: Name { contents.name }

  /// How often what is on the pasteboard has changed.
  open var changeCount: Int { contents.changeCount }

  // MARK: Items

  /// The items, each with its values under the identifiers of their types.
  open var items: [[String: Any]] {
    get { contents.read() }
    set { contents.replaceItems(newValue, announcedBy: self) }
  }

  /// Puts items behind those that there are.
  open func addItems(_ items: [[String: Any]]) {
    self.items = contents.items + items
  }

  /// The number of items.
  open var numberOfItems: Int { contents.items.count }

  /// The types of the first item, by name.
  open var types: [String] { contents.items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has a value of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Makes a value of a type all that is on the pasteboard.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the first item's value of a type as data, that of a text in UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Makes data of a type all that is on the pasteboard.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Text

  /// The first item's text; setting it leaves nothing else on the pasteboard, or nothing for nil.
  open var string: String? {
    get { items.first?.pasteboardText }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that have one; setting them leaves nothing else on the pasteboard.
  open var strings: [String]? {
    get { contents.items.isEmpty ? nil : contents.read().compactMap(\.pasteboardText) }
    set { items = (newValue ?? []).map { [PasteboardContents.textTypes[0]: $0] } }
  }

  /// Whether there is text, without a look at what it is.
  open var hasStrings: Bool { contents.items.contains { $0.pasteboardText != nil } }

  /// Whether what is on the pasteboard are whole words, until something else is.
  var holdsWords: Bool {
    get { contents.holdsWords }
    set { contents.holdsWords = newValue }
  }

  /// The type of a text with attributes.
  private static let styledTextType = "com.apple.uikit.attributedstring"

  /// Leaves nothing on the pasteboard but a text, with and without its attributes.
  func put(_ text: String, styled: NSAttributedString) {
    items = [[PasteboardContents.textTypes[0]: text, Self.styledTextType: styled]]
  }

  /// The first item's text with its attributes, where it has them.
  var styledText: NSAttributedString? {
    items.first?[Self.styledTextType] as? NSAttributedString
  }

  // MARK: For the phone

  /// How often what is on the pasteboard was read.
  package var readCount: Int { contents.readCount }

  /// The first item's text, without counting as having been read.
  package var unreadString: String? { contents.items.first?.pasteboardText }
}

extension [String: Any] {
  /// The text of an item on a pasteboard; nil where it has none.
  fileprivate var pasteboardText: String? {
    for type in PasteboardContents.textTypes {
      switch self[type] {
      case let text as String: return text
      case let data as Data: if let text = String(validating: data, as: UTF8.self) { return text }
      default: break
      }
    }
    return nil
  }
}
