import Foundation

extension CGAffineTransform: Codable {
  /// Reads a transform from a list of its six entries, as Core Graphics does.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self),
      c: try list.decode(CGFloat.self), d: try list.decode(CGFloat.self),
      tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
  }

  /// Writes a list of the six entries.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try list.encode(entry) }
  }
}
