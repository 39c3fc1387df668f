import Foundation

/// A place on the phone's screen, named as a person would.
package enum Target: Hashable, Codable, Sendable {
  /// The view with this accessibility identifier.
  case identifier(String)

  /// The first view that shows exactly this text.
  case text(String)

  /// A point of the screen, in points from its top left.
  case point(CGPoint)
}

extension Target: CustomStringConvertible {
  /// The target as a scenario writes it.
  package var description: String {
    switch self {
    case .identifier(let name): "#\(name)"
    case .text(let text): "\"\(text)\""
    case .point(let point): "\(Self.plain(point.x)),\(Self.plain(point.y))"
    }
  }

  private static func plain(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
