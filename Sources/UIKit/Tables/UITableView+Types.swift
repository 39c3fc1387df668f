import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from side to side, under headers that stay at the top while their rows are seen.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other and from the sides, with round corners.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows it.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// What the inset of separators counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of cells.
    case fromCellEdges = 0
    /// From where separators would begin by themselves.
    case fromAutomaticInsets = 1
  }

  /// What a height says where content decides about it.
  public static let automaticDimension: CGFloat = -1
}
