import Foundation
import PhoneSimulator
import UIKit

extension AppScreen {
  /// A form of which the whole view moves.
  static func form(_ make: @escaping @MainActor () -> FormScreen) -> AppScreen {
    AppScreen("form", title: "Form", whatToWatch: "Nothing moves.", make: make) { form in
      ScreenObservation(movedView: { form.view }, reportDecisions: { form.onDecision = $0 })
    }
  }
}

/// A plain form of text fields, one under the other, that does not move.
final class FormScreen: UIViewController {
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
