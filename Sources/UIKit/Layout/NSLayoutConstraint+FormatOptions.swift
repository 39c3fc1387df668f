extension NSLayoutConstraint {
  /// How the items of a visual format are aligned, in which direction it reads, and what its distances
  /// are measured between; with UIKit's raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The left edges are in line.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges are in line.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The top edges are in line.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges are in line.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The edges at which lines begin are in line.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The edges at which lines end are in line.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The middles between left and right are in line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The middles between top and bottom are in line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The baselines of the last lines of text are in line.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The baselines of the first lines of text are in line.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All bits that say what is in line.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads in the direction of text.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Reads from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures distances from edge to edge.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Measures distances down from the last baseline of an item to the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of what distances are measured between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// What is in line.
    var alignments: [Attribute] {
      (1...12).compactMap(Attribute.init(rawValue:)).filter {
        contains(FormatOptions(aligning: $0))
      }
    }
  }
}
