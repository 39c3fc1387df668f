import Foundation
import UIKit

/// A bar at the bottom of a screen whose content stands above the home
/// indicator, or above the keyboard, while its background reaches further down.
final class BottomBar: UIView {
  let content = UIView()
  /// The height of the content, in points.
  let contentHeight: CGFloat
  private let hairline = UIView()

  /// Creates a bar with a height of its content, in points.
  init(contentHeight: CGFloat, background: UIColor) {
    self.contentHeight = contentHeight
    super.init(frame: .zero)
    backgroundColor = background
    hairline.backgroundColor = .separator
    add(content)
    add(hairline)
    for view in [content, hairline] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: contentHeight),
      hairline.heightAnchor.constraint(equalToConstant: hairlineWidth),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a line is drawn along the top edge.
  var showsHairline: Bool {
    get { !hairline.isHidden }
    set { hairline.isHidden = !newValue }
  }
}
