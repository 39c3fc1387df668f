import Foundation

/// Where the parts of a text field stand, in points and the coordinates of `bounds`.
struct TextFieldGeometry {
  var bounds: CGRect
  var border: UITextField.BorderStyle
  /// Whether what is at the left elsewhere is at the right.
  var isMirrored = false

  /// The distance of the content from the left and right edges.
  private var sideInset: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var verticalInset: CGFloat { border == .none ? 0 : 2 }

  /// What the border adds to the height of a line.
  var heightOfBorder: CGFloat {
    switch border {
    case .none: 0
    case .line: 4
    case .bezel, .roundedRect: 12
    }
  }

  /// The text's rectangle between what stands to its left and right.
  func textRect(left: CGRect?, right: CGRect?) -> CGRect {
    let (left, right) = (left.map(placed), right.map(placed))
    let minX = left.map { $0.maxX + sideInset } ?? bounds.minX + sideInset
    let maxX = right.map { $0.minX - max(sideInset, Self.gap) } ?? bounds.maxX - sideInset
    return placed(
      CGRect(
        x: minX, y: bounds.minY + verticalInset, width: max(0, maxX - minX),
        height: max(0, bounds.height - 2 * verticalInset)))
  }

  /// A rectangle at the side of the bounds where it belongs, or back.
  private func placed(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0)
  }

  func leftViewRect(size: CGSize) -> CGRect {
    placed(
      CGRect(x: bounds.minX + sideInset, y: centeredY(size), width: size.width, height: size.height)
    )
  }

  func rightViewRect(size: CGSize) -> CGRect {
    placed(
      CGRect(
        x: bounds.maxX - sideInset - size.width, y: centeredY(size), width: size.width,
        height: size.height))
  }

  var clearButtonRect: CGRect {
    let size = CGSize(width: Self.clearButtonSize, height: Self.clearButtonSize)
    return placed(
      CGRect(
        origin: CGPoint(x: bounds.maxX - Self.gap - size.width, y: centeredY(size)), size: size))
  }

  private func centeredY(_ size: CGSize) -> CGFloat {
    bounds.minY + ((bounds.height - size.height) / 2).rounded()
  }

  private static let gap: CGFloat = 5
  static let clearButtonSize: CGFloat = 19
}
