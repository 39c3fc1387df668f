import Foundation

/// How a person has set that all apps look.
package struct Look: Hashable, Codable, Sendable {
  package var appearance = Appearance.light
  package var textSize = TextSize.l
  package var direction = Direction.leftToRight
  package var contrast = Contrast.normal
  package var motion = Motion.full
  package var tint = Tint.usual

  package init() {}

  /// A look with some changes.
  package init(_ changes: [LookChange]) {
    for change in changes { take(change) }
  }

  /// Whether apps are light or dark.
  package enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
    case light, dark
  }

  /// How large text is, as iOS names its content sizes.
  package enum TextSize: String, Hashable, Codable, Sendable, CaseIterable {
    case xs = "XS"
    case s = "S"
    case m = "M"
    case l = "L"
    case xl = "XL"
    case xxl = "XXL"
    case xxxl = "XXXL"
    case ax1 = "AX1"
    case ax2 = "AX2"
    case ax3 = "AX3"
    case ax4 = "AX4"
    case ax5 = "AX5"
  }

  /// The direction in which interfaces are put together.
  package enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// How much colours differ.
  package enum Contrast: String, Hashable, Codable, Sendable, CaseIterable {
    case normal, increased
  }

  /// How much moves.
  package enum Motion: String, Hashable, Codable, Sendable, CaseIterable {
    case full, reduced

    /// Less, and what would slide fades.
    case crossFade = "cross-fade"
  }

  /// The tint of what has none of its own.
  package enum Tint: String, Hashable, Codable, Sendable, CaseIterable {
    /// The system's blue.
    case usual = "default"
    case red, orange, yellow, green, mint, teal, cyan, indigo, purple, pink, brown, gray
  }

  /// Follows a change.
  package mutating func take(_ change: LookChange) {
    switch change {
    case .appearance(let appearance): self.appearance = appearance
    case .textSize(let size): textSize = size
    case .direction(let direction): self.direction = direction
    case .contrast(let contrast): self.contrast = contrast
    case .motion(let motion): self.motion = motion
    case .tint(let tint): self.tint = tint
    }
  }

  /// What is said of each, in the order of the kinds.
  package var parts: [LookChange] {
    [
      .appearance(appearance), .textSize(textSize), .direction(direction), .contrast(contrast),
      .motion(motion), .tint(tint),
    ]
  }

  /// What is not as on a phone that was just bought.
  package var changes: [LookChange] {
    let usual = Look().parts
    return parts.filter { !usual.contains($0) }
  }
}

/// A change of how all apps look.
package enum LookChange: Hashable, Codable, Sendable {
  case appearance(Look.Appearance)
  case textSize(Look.TextSize)
  case direction(Look.Direction)
  case contrast(Look.Contrast)
  case motion(Look.Motion)
  case tint(Look.Tint)

  /// All there are, kind by kind.
  package static let all: [LookChange] =
    Look.Appearance.allCases.map(appearance) + Look.TextSize.allCases.map(textSize)
    + Look.Direction.allCases.map(direction) + Look.Contrast.allCases.map(contrast)
    + Look.Motion.allCases.map(motion) + Look.Tint.allCases.map(tint)

  /// What it is a change of, in words.
  package var kind: String {
    switch self {
    case .appearance: "appearance"
    case .textSize: "text size"
    case .direction: "direction"
    case .contrast: "contrast"
    case .motion: "motion"
    case .tint: "tint"
    }
  }

  /// To what it changes that.
  package var value: String {
    switch self {
    case .appearance(let appearance): appearance.rawValue
    case .textSize(let size): size.rawValue
    case .direction(let direction): direction.rawValue
    case .contrast(let contrast): contrast.rawValue
    case .motion(let motion): motion.rawValue
    case .tint(let tint): tint.rawValue
    }
  }

  /// A word for the change, which no other has.
  package var name: String {
    switch self {
    case .appearance, .textSize, .direction, .motion(.crossFade): value
    case .contrast(let contrast): "\(contrast.rawValue)-contrast"
    case .motion(let motion): "\(motion.rawValue)-motion"
    case .tint(let tint): "\(tint.rawValue)-tint"
    }
  }

  /// The change with a name; nil where there is none.
  package init?(name: String) {
    guard let change = Self.all.first(where: { $0.name == name }) else { return nil }
    self = change
  }
}
