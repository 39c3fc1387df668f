extension KeyboardChange {
  /// An entry of a notification's `userInfo`.
  public enum Entry: String, Hashable, Sendable, CaseIterable {
    case beginFrame = "begin frame"
    case endFrame = "end frame"
    case duration
    case curve
    case isLocal = "local mark"
  }

  /// Something wrong with a notification.
  public enum Defect: Hashable, Sendable {
    /// The entry is not there although it should be.
    case missing(Entry)
    /// The entry is of a wrong type or out of all bounds; what it was instead.
    case absurd(Entry, found: String)
    /// The curve has a number that no keyboard uses.
    case unknownCurve(Int)
  }

  /// What is wrong with the notification, in one line; nil when nothing is.
  var complaint: String? {
    guard !defects.isEmpty else { return nil }
    return "\(event): " + defects.map(\.description).joined(separator: ", ")
  }
}

extension KeyboardChange.Defect: CustomStringConvertible {
  /// The value as a sentence.
  public var description: String {
    switch self {
    case .missing(let entry): "no \(entry.rawValue)"
    case .absurd(let entry, let found): "\(entry.rawValue) is \(found)"
    case .unknownCurve(let number): "curve \(number) is unknown, ease-in-out is used"
    }
  }
}
