import Foundation

/// Something that can be done to a row, behind it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// Takes it away, or away from the person.
    case destructive = 1
  }

  /// Is called when the action is chosen, with the view that it was chosen on; says by the closure whether
  /// it was carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to the row.
  public let style: Style

  /// Is called when the action is chosen.
  public let handler: Handler

  /// What the button says.
  open var title: String?

  /// What the button shows above its title.
  open var image: UIImage?

  private var ownBackgroundColor: UIColor?

  /// The button's colour; by itself grey, or red where it takes the row away.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// What can be done to a row from one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What can be done, the action at the edge first.
  public let actions: [UIContextualAction]

  /// Whether the first action is carried out when the row is swiped all the way.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a list of actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
