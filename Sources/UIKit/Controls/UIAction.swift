import Foundation

/// What an action calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control calls.
@preconcurrency @MainActor
public final class UIAction: NSObject {
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
  public let title: String
  /// What tells the action from others.
  public let identifier: Identifier
  /// The control, while it calls the action.
  public var sender: Any? { control }
  private weak var control: UIControl?
  private let handler: UIActionHandler

  /// An action with a title and what it does.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  func perform(from control: UIControl) {
    self.control = control
    handler(self)
    self.control = nil
  }
}
