import Foundation

/// What an action calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control calls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What makes two actions the same one to a control.
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
  }

  /// What a button made with the action says.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// What makes two actions the same one to a control.
  open private(set) var identifier = Identifier(UUID().uuidString)

  /// What the action does, in more words.
  open var discoverabilityTitle: String?
  /// What sets the action apart.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the action is chosen.
  open var state = UIMenuElement.State.off

  /// The control or the bar item, while it calls the action.
  open var sender: Any? { caller }
  private weak var caller: AnyObject?
  private var handler: UIActionHandler = { _ in }

  /// Creates an action with a closure to call; one without an identifier gets one of its own.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    (ownTitle, ownImage) = (title, image)
    self.subtitle = subtitle
    if let identifier { self.identifier = identifier }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  func perform(from caller: AnyObject) {
    self.caller = caller
    handler(self)
    self.caller = nil
  }
}
