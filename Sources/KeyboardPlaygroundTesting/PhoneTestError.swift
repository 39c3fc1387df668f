/// Why a phone could not do what a test asks of it.
public struct PhoneTestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence or more; begins with file and line where those are known.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
