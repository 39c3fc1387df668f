import Foundation

/// What a view is in, for what configures it.
public protocol UIConfigurationState {
  /// What an app says besides, by its own keys.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app says of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view that is no cell, as of a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view as usual.
  public init() {}

  /// What an app says besides, by its own keys.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell is open to its side.
  public var isSwiped = false
  /// Whether a finger moves the cell.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell as usual.
  public init() {}

  /// What an app says besides, by its own keys.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
