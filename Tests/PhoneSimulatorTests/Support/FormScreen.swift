import Foundation
import PhoneSimulator
import UIKit

/// A plain form of text fields, one under the other, that does not move.
final class FormScreen: UIViewController, ObservedScreen {
  var movedView: UIView? { view }
  var targetView: UIView? { nil }
  var onDecision: ((String) -> Void)?

  let fields: [UITextField]

  /// Makes a form with a field for each name, 60 points apart from 100 down.
  init(_ names: [String] = ["name", "city", "note"], change: (UITextField) -> Void = { _ in }) {
    fields = names.enumerated().map { index, name in
      let field = UITextField(
        frame: CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 300, height: 40))
      field.accessibilityIdentifier = name
      field.placeholder = name
      field.borderStyle = .roundedRect
      change(field)
      return field
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for field in fields { view.addSubview(field) }
  }
}
