import Foundation

/// The cells, headers and footers of a table that can be used again, and the classes that new ones are
/// made of.
@MainActor
struct ReuseQueues {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ type: AnyClass?, forCells identifier: String) {
    guard let type else {
      cellClasses[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      preconditionFailure("\(type) is no class of table view cells")
    }
    cellClasses[identifier] = cellType
  }

  mutating func register(_ type: AnyClass?, forHeaders identifier: String) {
    guard let type else {
      headerClasses[identifier] = nil
      return
    }
    guard let headerType = type as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(type) is no class of headers and footers of table views")
    }
    headerClasses[identifier] = headerType
  }

  /// The cell of a row that is asked for again in place.
  var reconfigured: UITableViewCell?

  /// A cell that can be used again, or a new one where a class is registered.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.made(reusedAs: identifier)
  }

  mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.made(reusedAs: identifier)
  }

  /// Keeps a cell for other rows; returns whether it can be used again.
  mutating func keep(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    cells[identifier, default: []].append(cell)
    return true
  }

  mutating func keep(_ view: UITableViewHeaderFooterView) -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    headers[identifier, default: []].append(view)
    return true
  }
}

// A class that overrides the designated initialiser without `required`, as code for iOS does, cannot be
// made from its metatype in Swift; inside a convenience initialiser it can. So these are that
// initialiser's entry, which takes the metatype in the same register as a static method. Its name holds the
// types of module, class and parameters: another signature does not link. It takes its argument over. A class that does not have
// the designated initialiser traps with a sentence about it, as it does on iOS.

extension UITableViewCell {
  @_silgen_name("$s5UIKit15UITableViewCellC8reusedAsACSS_tcfC")
  fileprivate static func made(reusedAs identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8reusedAsACSS_tcfC")
  fileprivate static func made(reusedAs identifier: consuming String) -> UITableViewHeaderFooterView
}
