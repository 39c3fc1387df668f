import Foundation

extension UITableViewCell {
  /// What a cell shows by itself, and where.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and a second one at the end of the line.
    case value1 = 1
    /// A short text in the tint, and a second one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a tap leads further.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a cell that is touched or selected looks.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Grey, as it has been since there is no blue one.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// How cells are told apart.
  public enum SeparatorStyle: Int, Sendable {
    /// By nothing.
    case none = 0
    /// By a line.
    case singleLine = 1
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Takes it away.
    case delete = 1
    /// Puts another one in.
    case insert = 2
  }
}
