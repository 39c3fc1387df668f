import Foundation
import UIKit

/// The first page of a booking: the destination.
final class DestinationViewController: TripStepViewController {
  init() {
    super.init(
      question: "Where to?",
      explanation: "A city, an island or simply a mountain.",
      row: FormRow("To", placeholder: "Kyoto", identifier: "destination"),
      button: PrimaryButton("Continue"))
    title = "Trip"
    row.field.returnKeyType = .continue
    button.accessibilityIdentifier = "continue"
  }

  required init?(coder: NSCoder) { nil }

  override func goOn() {
    let traveller = TravellerViewController(destination: row.field.text ?? "")
    traveller.onDecision = onDecision
    navigationController?.pushViewController(traveller, animated: true)
  }
}
