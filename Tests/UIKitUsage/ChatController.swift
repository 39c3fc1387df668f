import UIKit

/// The bar of a chat, with its field.
public final class ChatBar: UIView {
  public let field = UITextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    field.autoresizingMask = [.flexibleWidth]
    field.frame = CGRect(x: 16, y: 10, width: frame.width - 32, height: 36)
    addSubview(field)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A chat as code has it whose bar belongs to the keyboard.
public final class ChatController: UIViewController {
  public let bar = ChatBar(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

  public override var canBecomeFirstResponder: Bool { true }
  public override var inputAccessoryView: UIView? { bar }
}

/// A field whose views are its own.
open class DateField: UITextField {
  private let wheel = UIInputView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  open override var inputView: UIView? {
    get { wheel }
    set { fatalError("the wheel stays") }
  }
}
