import Foundation
import UIKit

/// A form whose fields share a toolbar above the keys, and whose note has a bar of its own there; the
/// note ends where both begin.
final class ParcelViewController: UIViewController {
  private static let longestNote = 60

  private let heading = UILabel("Send a parcel", font: .heading(32))
  private let rows = [
    FormRow("To", placeholder: "Kim Novak", identifier: "to"),
    FormRow("Street", placeholder: "Required", identifier: "street"),
    FormRow("Weight", placeholder: "Kilograms", identifier: "weight"),
  ]
  private lazy var card = FormCard(rows)
  private let noteTitle = UILabel(
    "A note to the driver", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  let note = UITextView()
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  private lazy var previousItem = item("Previous", Selector(ParcelViewController.goBack))
  private lazy var nextItem = item("Next", Selector(ParcelViewController.goOn))
  private let noteBar = NoteBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let done = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: Selector(ParcelViewController.finish))
    let space = UIBarButtonItem(
      barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbar.items = [previousItem, nextItem, space, done]
    rows[2].field.keyboardType = .decimalPad
    for row in rows {
      row.field.inputAccessoryView = toolbar
      row.field.delegate = self
    }
    note.accessibilityIdentifier = "note"
    note.font = .preferredFont(forTextStyle: .body)
    note.layer.cornerRadius = 10
    note.backgroundColor = .secondarySystemGroupedBackground
    note.textContainerInset = UIEdgeInsets(top: 10, left: 11, bottom: 10, right: 11)
    note.inputAccessoryView = noteBar
    note.delegate = self
    noteBar.onClear = { [weak self] in self?.clearNote() }
    showLength()
    for subview in [heading, card, noteTitle, note] { view.add(subview) }
    constrain()
  }

  private func item(_ title: String, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: self, action: action)
  }

  private func constrain() {
    let column = view.addColumn()
    for subview in [heading, card, note] { subview.span(column) }
    let height = note.heightAnchor.constraint(equalToConstant: 140)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: column.topAnchor, constant: 24),
      card.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      noteTitle.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
      noteTitle.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: FormRow.margin),
      note.topAnchor.constraint(equalTo: noteTitle.bottomAnchor, constant: 8),
      height,
      note.bottomAnchor.constraint(
        lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  // MARK: Going on

  private var present: Int? { rows.firstIndex { $0.field.isFirstResponder } }

  private func goBack() {
    guard let present, present > 0 else { return }
    rows[present - 1].field.becomeFirstResponder()
  }

  private func goOn() {
    guard let present else { return }
    if present + 1 < rows.count {
      rows[present + 1].field.becomeFirstResponder()
    } else {
      note.becomeFirstResponder()
    }
  }

  private func finish() {
    view.endEditing(true)
  }

  // MARK: The note

  private func clearNote() {
    note.text = ""
    showLength()
  }

  private func showLength() {
    noteBar.show("\(note.text.count) of \(Self.longestNote)", hasText: note.hasText)
  }
}

extension ParcelViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    previousItem.isEnabled = present != 0
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goOn()
    return false
  }
}

extension ParcelViewController: UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    textView.text.count - range.length + text.count <= Self.longestNote
  }

  func textViewDidChange(_ textView: UITextView) {
    showLength()
  }
}
