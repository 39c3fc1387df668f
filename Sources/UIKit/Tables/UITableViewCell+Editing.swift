import Foundation

/// What a cell shows while its table is edited.
extension UITableViewCell {
  func layOutEditing() {}
  func showTick() {}
}
