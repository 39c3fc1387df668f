import Foundation

/// A button of an alert or an action sheet, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an action is.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is; there is one at most.
    case cancel = 1
    /// Destroys something, and is red.
    case destructive = 2
  }

  /// The words on the button.
  open private(set) var title: String?
  /// What the action is.
  open private(set) var style: Style
  let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Hears that the action is enabled or not.
  var onChange: (() -> Void)?

  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { onChange?() } }

  /// Creates an action; the handler is called when the alert has gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
