import Foundation

/// Reads the entries of a notification's `userInfo`, whatever is in there, and
/// keeps a list of what was wrong.
struct UserInfoReader {
  let userInfo: [AnyHashable: Any]
  private(set) var defects: [KeyboardChange.Defect] = []

  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }

  /// No screen is larger, in points; nor does a difference of numbers within it
  /// lose anything that can be seen.
  private static let largestCoordinate: CGFloat = 100_000

  /// No keyboard moves for longer, in seconds.
  private static let longestDuration: TimeInterval = 10

  mutating func frame(_ entry: KeyboardChange.Entry, _ key: String) -> CGRect? {
    read(entry, key, isRequired: true) { value in
      guard let frame = value as? CGRect else { return nil }
      let size = [frame.size.width, frame.size.height]
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      let isSane =
        size.allSatisfy { $0 >= 0 } && edges.allSatisfy { abs($0) <= Self.largestCoordinate }
      return isSane ? frame : nil
    }
  }

  mutating func duration(_ key: String, isRequired: Bool) -> TimeInterval? {
    read(.duration, key, isRequired: isRequired) { value in
      guard let number = Self.number(value) else { return nil }
      return (0...Self.longestDuration).contains(number) ? number : nil
    }
  }

  mutating func curve(_ key: String, isRequired: Bool) -> Int? {
    let curve = read(.curve, key, isRequired: isRequired) { value in
      Self.number(value).flatMap { Int(exactly: $0) }
    }
    if let curve, !KeyboardAnimation.isKnown(curve) { defects.append(.unknownCurve(curve)) }
    return curve
  }

  mutating func flag(_ entry: KeyboardChange.Entry, _ key: String) -> Bool? {
    read(entry, key, isRequired: true) { value in
      if let flag = value as? Bool { return flag }
      return Self.number(value).flatMap { $0.isFinite ? $0 != 0 : nil }
    }
  }

  private mutating func read<Value>(
    _ entry: KeyboardChange.Entry, _ key: String, isRequired: Bool, _ parse: (Any) -> Value?
  ) -> Value? {
    guard let found = userInfo[key] else {
      if isRequired { defects.append(.missing(entry)) }
      return nil
    }
    if let value = parse(found) { return value }
    defects.append(.absurd(entry, found: Self.describe(found)))
    return nil
  }

  private static func number(_ value: Any) -> Double? {
    (value as? NSNumber)?.doubleValue
  }

  /// Says what a value is, in one short line without an address.
  private static func describe(_ value: Any) -> String {
    if let frame = value as? CGRect {
      let parts = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      return "(" + parts.map { "\($0)" }.joined(separator: ", ") + ")"
    }
    return number(value).map { "\($0)" } ?? "a value of type \(type(of: value))"
  }
}
