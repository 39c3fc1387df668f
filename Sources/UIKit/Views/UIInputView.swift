import Foundation

/// A view that takes the place of the keys or stands above them, and looks like them.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What an input view looks like behind its content.
  public enum Style: Int, Sendable {
    /// Nothing.
    case `default` = 0
    /// The ground of the keyboard.
    case keyboard = 1
  }

  /// What the view looks like behind its content.
  public let inputViewStyle: Style

  /// Whether the height follows what the content asks for.
  open var allowsSelfSizing = false {
    didSet {
      if allowsSelfSizing {
        autoresizingMask.insert(.flexibleHeight)
      } else {
        autoresizingMask.remove(.flexibleHeight)
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of a style, in its superview's coordinates, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .keyboardGround }
  }

  /// Creates a view without a ground.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }
}

extension UIColor {
  /// The ground of the light keyboard.
  package static let keyboardGround = UIColor(
    red: 209.0 / 255, green: 212.0 / 255, blue: 218.0 / 255, alpha: 1)
}
