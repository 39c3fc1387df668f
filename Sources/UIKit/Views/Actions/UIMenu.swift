import Foundation

/// Menu elements together, as a menu of their own or beside the others.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What makes a menu known.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// An identifier of some text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of some text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// What is cut, copied, pasted, deleted and selected.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// What makes text bold, italic and underlined.
    public static let textStyle = Identifier("com.apple.menu.text-style")
  }

  /// How a menu stands among others.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among those around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// What the menu says where it opens from another.
  open override var title: String { ownTitle }

  /// What makes the menu known.
  open private(set) var identifier = Identifier(UUID().uuidString)
  /// How it stands among others.
  open private(set) var options: Options = []
  /// What is in it.
  open private(set) var children: [UIMenuElement] = []

  /// Creates a menu with elements; one without an identifier gets one of its own.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init()
    (ownTitle, ownImage) = (title, image)
    self.subtitle = subtitle
    if let identifier { self.identifier = identifier }
    self.options = options
    self.children = children
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
