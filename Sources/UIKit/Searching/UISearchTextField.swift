import Foundation

/// A text field for what is looked for: a lens before it, on grey.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let margin: CGFloat = 6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let lens = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    lens.tintColor = .secondaryLabel
    lens.contentMode = .center
    leftView = lens
    leftViewMode = .always
    font = .systemFont(ofSize: 17)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.editingRect(forBounds: bounds))
  }

  /// Room between the lens and the text.
  private func moved(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x += 2 * Self.margin
    rect.size.width = max(rect.width - 2 * Self.margin, 0)
    return rect
  }
}
