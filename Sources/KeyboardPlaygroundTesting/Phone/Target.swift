import Foundation
import PhoneSimulator
import UIKit

/// A place on a phone's screen, named as a person would.
///
/// In a string literal `#city` is the view with this accessibility identifier, `120,300` a point of
/// the screen, and anything else the text that a view shows.
public struct Target: Hashable, Sendable {
  let content: PhoneSimulator.Target

  /// The view with an accessibility identifier.
  public static func identifier(_ name: String) -> Target { Target(content: .identifier(name)) }

  /// The first view that shows exactly a text.
  public static func text(_ text: String) -> Target { Target(content: .text(text)) }

  /// A point of the screen, in points from its top left.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> Target {
    Target(content: .point(CGPoint(x: x, y: y)))
  }
}

extension Target: ExpressibleByStringInterpolation {
  /// Reads a literal.
  public init(stringLiteral value: String) {
    if value.hasPrefix("#") {
      content = .identifier(String(value.dropFirst()))
    } else if let match = value.wholeMatch(of: /(-?[0-9.]+), ?(-?[0-9.]+)/),
      let x = Double(match.1), let y = Double(match.2)
    {
      content = .point(CGPoint(x: x, y: y))
    } else {
      content = .text(value)
    }
  }
}

extension Target: CustomStringConvertible {
  /// The target as a scenario writes it.
  public var description: String { content.description }
}
