import Foundation
import UIKit

extension UIView {
  /// Adds a subview that constraints are going to place.
  func add(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }

  /// Keeps all edges on those of another view.
  func fill(_ other: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }

  /// Reaches from side to side of a column, as far inside as there is a margin, in points.
  func span(_ column: UILayoutGuide, margin: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -margin),
    ])
  }

  /// Adds the guide of the column that a screen's content stands in: inside the margins and the safe
  /// area, and no wider than is good to read.
  func addColumn() -> UILayoutGuide {
    let column = UILayoutGuide()
    addLayoutGuide(column)
    let margins = layoutMarginsGuide
    let fill = column.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      fill, column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
    ])
    return column
  }

  /// The width of the thinnest line that the screen shows, in points.
  var hairlineWidth: CGFloat { 1 / UIScreen.main.scale }
}
