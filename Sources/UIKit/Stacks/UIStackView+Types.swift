import Foundation

extension UIStackView {
  /// How arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it, longer or shorter than their contents by their priorities.
    ///
    /// Among equal ones the first is longer, and the last is shorter.
    case fill = 0
    /// They fill it, all with the same length.
    case fillEqually = 1
    /// They fill it, each with a length in proportion to that of its content.
    case fillProportionally = 2
    /// They are as long as their contents, with equal distances.
    case equalSpacing = 3
    /// They are as long as their contents, with equal distances between their middles.
    case equalCentering = 4
  }

  /// Where arranged views are across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// In a column, at the edge where lines begin; in a row, at the top.
    case leading = 1
    /// In a row, with the first baselines at the same height.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column, at the edge where lines end; in a row, at the bottom.
    case trailing = 4
    /// In a row, with the last baselines at the same height.
    case lastBaseline = 5

    /// In a row, at the top.
    public static var top: Alignment { .leading }
    /// In a row, at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's own spacing where one after a view is set.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// Stands for the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
