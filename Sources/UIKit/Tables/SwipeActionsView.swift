import Foundation

/// The buttons behind a row that is swiped.
@MainActor
final class SwipeActionsView: UIView {
  private let buttons: [UIButton]
  /// Whether the actions are at the end of the row, which is at the right where lines begin at the left.
  let isAtRight: Bool
  /// Whether the first button covers the others.
  private(set) var isFull = false

  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 16

  init(_ actions: [UIContextualAction], isAtRight: Bool, onTap: @escaping (Int) -> Void) {
    self.isAtRight = isAtRight
    buttons = actions.enumerated().map { index, action in
      let button = UIButton()
      button.backgroundColor = action.backgroundColor
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.tintColor = .white
      if let image = action.image {
        button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
      } else {
        button.setTitle(action.title, for: .normal)
      }
      button.accessibilityLabel = action.title
      button.clipsToBounds = true
      button.addAction(UIAction { _ in onTap(index) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The widths that the buttons ask for, in points.
  private var widths: [CGFloat] {
    buttons.map { max($0.intrinsicContentSize.width + 2 * Self.margin, Self.leastWidth) }
  }

  /// The width of all buttons, in points.
  var width: CGFloat { widths.reduce(0, +) }

  /// Lays the buttons out in a row of a size of which a part is open, in points.
  func layOut(open: CGFloat, in size: CGSize, isFull: Bool) {
    self.isFull = isFull
    let open = max(open, 0)
    frame.size = CGSize(width: open, height: size.height)
    let (widths, total) = (widths, max(width, 1))
    // The nearest to the edge is the first, and each has its share of what is open.
    var covered: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = isFull ? (index == 0 ? open : 0) : open * widths[index] / total
      let x = isAtRight ? open - covered - share : covered
      // Each reaches under the one before, so that nothing shows between them.
      button.frame = CGRect(x: x, y: 0, width: share, height: size.height)
      covered += share
    }
  }
}
