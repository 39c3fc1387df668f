import Foundation

extension UITextField {
  /// What is drawn around a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }

  /// Editing of a text field has begun; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing of a text field has ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The text of a text field has been changed by editing; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
