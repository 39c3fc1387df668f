import Foundation
import UIKit

/// The second page of a booking: the traveller.
///
/// It takes the focus before it appears, so that the keyboard stays up.
final class TravellerViewController: TripStepViewController {
  private let destination: String

  init(destination: String) {
    self.destination = destination
    super.init(
      question: "Who travels to \(destination)?",
      explanation: "As it stands in the passport.",
      row: FormRow("Name", placeholder: "Given name and surname", identifier: "traveller"),
      button: PrimaryButton("Book"))
    title = "Traveller"
    row.field.returnKeyType = .done
    button.accessibilityIdentifier = "book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Everything has its place before the keyboard may move it.
    view.layoutIfNeeded()
    row.field.becomeFirstResponder()
  }

  override func goOn() {
    view.endEditing(true)
    explanation.text = "Booked for \(row.field.text ?? ""). Have a good journey!"
    button.setTitle("Booked", for: .disabled)
    button.isEnabled = false
    row.field.isUserInteractionEnabled = false
  }
}
