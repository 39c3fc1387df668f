import Foundation

/// A menu element that sends an action along the responder chain, to the first that can perform it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  private var ownAction: Selector?

  /// What the command says.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// What is sent, with the command as the sender.
  open var action: Selector {
    guard let ownAction else { preconditionFailure("A command is made with its action.") }
    return ownAction
  }

  /// What the one who performs it may want to know.
  open private(set) var propertyList: Any?
  /// What the command does, in more words.
  open var discoverabilityTitle: String?
  /// What sets the command apart.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the command is chosen.
  open var state = UIMenuElement.State.off

  /// Creates a command with what it sends.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init()
    (ownTitle, ownImage) = (title, image)
    ownAction = action
    self.subtitle = subtitle
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}
