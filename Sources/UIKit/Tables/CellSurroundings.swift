import Foundation

/// What a cell's looks owe to its table and to its place in that.
struct CellSurroundings: Equatable {
  var style = UITableView.Style.plain
  /// The table's margin at the sides, in points.
  var margin: CGFloat = 16
  /// What bars and notches cover of the sides, in points.
  var (safeLeft, safeRight): (CGFloat, CGFloat) = (0, 0)
  var (isFirst, isLast) = (false, false)
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  /// Where separators begin and end as far as the table says so, in points.
  var separatorInset: UIEdgeInsets?
  var isSeparatorInsetAdded = false
  var isEditing = false
  var indentsWhileEditing = true
  var editingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  /// Whether a tick at the beginning says that the row is selected.
  var showsTicks = false
}
