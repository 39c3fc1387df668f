import Foundation

/// What a view shows, as a value.
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a value says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether it is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
