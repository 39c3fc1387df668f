import UIKit

// What UIKit lets subclasses of a stack override, overridden.

/// A stack that writes down what it is asked for.
public class OverridingStack: UIStackView {
  public var log: [String] = []

  public override func addArrangedSubview(_ view: UIView) {
    log.append("add")
    super.addArrangedSubview(view)
  }

  public override func removeArrangedSubview(_ view: UIView) {
    log.append("remove")
    super.removeArrangedSubview(view)
  }

  public override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    log.append("insert at \(stackIndex)")
    super.insertArrangedSubview(view, at: stackIndex)
  }

  public override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    log.append("space")
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }

  public override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    super.customSpacing(after: arrangedSubview)
  }

  public override var arrangedSubviews: [UIView] { super.arrangedSubviews }

  public override var axis: NSLayoutConstraint.Axis {
    didSet { log.append("axis") }
  }

  public override var distribution: UIStackView.Distribution {
    didSet { log.append("distribution") }
  }

  public override var alignment: UIStackView.Alignment {
    didSet { log.append("alignment") }
  }

  public override var spacing: CGFloat {
    didSet { log.append("spacing") }
  }
}

/// A form as it is written for a phone.
public final class StackForm: UIViewController {
  public let hint = UILabel()
  public private(set) lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [hint, UITextField()])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .fill
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.setCustomSpacing(12, after: hint)
    return stack
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
