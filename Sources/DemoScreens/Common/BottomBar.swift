import Foundation
import UIKit

/// A bar at the bottom of a screen whose content stands above the home
/// indicator, or above the keyboard, while its background reaches further down.
final class BottomBar: UIView {
  let content = UIView()
  private let contentHeight: CGFloat
  private let hairline = UIView()

  /// Creates a bar with a height of its content, in points.
  init(contentHeight: CGFloat, background: UIColor) {
    self.contentHeight = contentHeight
    super.init(frame: .zero)
    backgroundColor = background
    hairline.backgroundColor = .separator
    addSubview(content)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a line is drawn along the top edge.
  var showsHairline: Bool {
    get { !hairline.isHidden }
    set { hairline.isHidden = !newValue }
  }

  /// Where the bar's top is in a view without a keyboard, in points.
  func restingTop(in view: UIView) -> CGFloat {
    view.bounds.height - contentHeight - view.safeAreaInsets.bottom
  }

  /// Places the bar at the bottom of a view, of which the keyboard covers a
  /// height, in points.
  func dock(in view: UIView, keyboardOverlap: CGFloat) {
    let free = view.safeAreaInsets.bottom
    let height = contentHeight + free
    frame = CGRect(
      x: 0, y: view.bounds.height - contentHeight - max(free, keyboardOverlap),
      width: view.bounds.width, height: height)
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairlineWidth)
  }
}
