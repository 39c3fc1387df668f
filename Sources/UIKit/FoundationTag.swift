/// The first stored property of a class whose objects are attributes of texts.
///
/// Core Foundation, on which Foundation's attributed texts rest on Linux, compares the attributes of
/// neighbours. It takes an object whose first word names no type for one of its own without a type, and
/// traps. A number of a type that it does not have leads it to `isEqual(_:)`.
struct FoundationTag: Sendable {
  /// Bits 8 to 17 are the type's number, of which this is the greatest.
  private let word: UInt = 0x3ff << 8
}
