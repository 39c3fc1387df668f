import Foundation
import UIKit

/// A trip whose name, notes and ticket are changed and seen in alerts and sheets.
final class TripViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = TextLabel("Trip to Oslo", font: .heading(32))
  private let traveller = FormRow("Traveller", placeholder: "Kim Novak", identifier: "traveller")
  private lazy var card = FormCard([traveller])
  private let buttons = UIStackView()
  private let conditionsTitle = TextLabel(
    "Conditions", font: .preferredFont(forTextStyle: .headline))
  private let conditions = UIScrollView()
  private let conditionsText = TextLabel(
    TripViewController.conditions, font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel, lines: 0)
  private let footer = TextLabel(
    "Trains leave from the upper level. Be there ten minutes before, with your ticket.",
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 0)

  private static let conditions = (1...8).map { number in
    "\(number). Whoever travels with more than two bags asks the conductor first, and puts them where "
      + "nobody falls over them."
  }.joined(separator: "\n\n")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.accessibilityIdentifier = "page"
    scrollView.keyboardDismissMode = .onDrag
    conditions.accessibilityIdentifier = "conditions"
    conditionsText.accessibilityIdentifier = "conditions-text"
    conditions.backgroundColor = .secondarySystemGroupedBackground
    conditions.layer.cornerRadius = 10
    buttons.axis = .vertical
    buttons.spacing = 12
    let actions: [(String, String, (TripViewController) -> () -> Void)] = [
      ("Rename", "rename", TripViewController.rename),
      ("Notes", "notes", TripViewController.openNotes),
      ("Ticket", "ticket", TripViewController.openTicket),
      ("Cancel the trip", "cancel-trip", TripViewController.askToCancel),
    ]
    for (title, identifier, action) in actions {
      let button = PrimaryButton(title)
      button.accessibilityIdentifier = identifier
      button.addAction(
        UIAction { [weak self] _ in if let self { action(self)() } }, for: .touchUpInside)
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height).isActive = true
      buttons.addArrangedSubview(button)
    }
    view.add(scrollView)
    scrollView.fill(view)
    conditions.add(conditionsText)
    for subview in [heading, card, buttons, conditionsTitle, conditions, footer] {
      scrollView.add(subview)
    }
    constrain()
  }

  private func constrain() {
    let column = view.addColumn()
    for subview in [heading, card, buttons, conditionsTitle, conditions, footer] {
      subview.span(column)
    }
    // Lines are broken where the column ends, however long they would like to be.
    for label in [conditionsText, footer] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    let (content, text) = (scrollView.contentLayoutGuide, conditions.contentLayoutGuide)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      card.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      buttons.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
      conditionsTitle.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 24),
      conditions.topAnchor.constraint(equalTo: conditionsTitle.bottomAnchor, constant: 8),
      conditions.heightAnchor.constraint(equalToConstant: 300),
      footer.topAnchor.constraint(equalTo: conditions.bottomAnchor, constant: 12),
      footer.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -120),
      conditionsText.topAnchor.constraint(equalTo: text.topAnchor, constant: 12),
      conditionsText.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: -12),
      conditionsText.leadingAnchor.constraint(
        equalTo: conditions.frameLayoutGuide.leadingAnchor, constant: 16),
      conditionsText.trailingAnchor.constraint(
        equalTo: conditions.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
  }

  // MARK: What is presented

  private func rename() {
    let alert = UIAlertController(
      title: "Name of the trip", message: "It is seen by all who travel with you.",
      preferredStyle: .alert)
    alert.addTextField { [heading] field in
      field.text = heading.text
      field.accessibilityIdentifier = "new-name"
      field.autocapitalizationType = .words
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        self?.heading.text = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
  }

  private func openNotes() {
    let notes = NotesViewController()
    notes.sheetPresentationController?.detents = [.medium(), .large()]
    notes.sheetPresentationController?.prefersGrabberVisible = true
    present(notes, animated: true)
  }

  private func openTicket() {
    let ticket = TicketViewController()
    ticket.modalPresentationStyle = .fullScreen
    present(ticket, animated: true)
  }

  private func askToCancel() {
    let sheet = UIAlertController(
      title: "Cancel the trip?", message: "The tickets are lost.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Cancel the trip", style: .destructive) { [weak self] _ in
        self?.heading.text = "No trip"
      })
    sheet.addAction(UIAlertAction(title: "Move it to spring", style: .default))
    sheet.addAction(UIAlertAction(title: "Keep it", style: .cancel))
    present(sheet, animated: true)
  }
}

/// Notes on a sheet, which has room for the keyboard by itself.
final class NotesViewController: UIViewController {
  private let heading = TextLabel("Notes", font: .heading(22))
  private let bring = FormRow("Bring", placeholder: "A warm coat", identifier: "bring")
  private let meet = FormRow("Meet", placeholder: "Under the clock", identifier: "meet")
  private lazy var card = FormCard([bring, meet])
  private let button = PrimaryButton("Done")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    button.accessibilityIdentifier = "done"
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for subview in [heading, card, button] { view.add(subview) }
    let column = view.addColumn()
    for subview in [heading, card, button] { subview.span(column) }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      card.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
    ])
  }
}

/// A ticket over the whole screen.
final class TicketViewController: UIViewController {
  private let heading = TextLabel("Ticket", font: .heading(32))
  private let text = TextLabel(
    "Car 4, seat 31, by the window.", font: .preferredFont(forTextStyle: .body))
  private let button = PrimaryButton("Close")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.accessibilityIdentifier = "close"
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for subview in [heading, text, button] { view.add(subview) }
    let column = view.addColumn()
    for subview in [heading, text, button] { subview.span(column) }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: column.topAnchor, constant: 24),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      button.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -10),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
    ])
  }
}
