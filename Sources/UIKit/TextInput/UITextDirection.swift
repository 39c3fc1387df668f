/// A direction in the order of a text's characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in a text, in the order of its characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public var rawValue: Int

  /// Creates a direction from the raw value of a storage or layout direction.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A direction in the order of the characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// The direction a paragraph is written in.
public enum NSWritingDirection: Int, Sendable {
  /// The direction that the text itself has.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
