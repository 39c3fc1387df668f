import Foundation
import KeyboardAvoidance
import UIKit

/// Asks for all that a library card needs; the whole form moves so that the
/// field with the focus sits just above the keyboard.
final class KeepAboveViewController: UIViewController {
  var onDecision: ((String) -> Void)?

  let form = UIView()
  private let header = LibraryHeader(
    title: "Join the library",
    subtitle: "One card for every branch:\nreserve, renew and read from home.")
  private let sectionTitle = UILabel(
    "YOUR DETAILS", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let personal = FormCard(SignUp.Field.personal.map { FormRow($0) })
  private let secret = FormCard(SignUp.Field.secret.map { FormRow($0) })
  private let note = UILabel(
    nil, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let button = PrimaryButton("Get my card")
  private let statusBarCover = UIView()

  private(set) lazy var keepAbove = KeepViewAboveKeyboard(adjustedView: form)
  private var signUp = SignUp()
  private var rows: [FormRow] { personal.rows + secret.rows }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    statusBarCover.backgroundColor = view.backgroundColor
    form.accessibilityIdentifier = "form"
    button.accessibilityIdentifier = "sign-up"
    view.addSubview(form)
    view.addSubview(statusBarCover)
    for subview in [header, sectionTitle, personal, secret, note, button] {
      form.addSubview(subview)
    }
    for row in rows {
      row.field.delegate = self
      row.field.addTarget(
        self, action: Selector(KeepAboveViewController.entryDidChange), for: .editingChanged)
    }
    button.addTarget(
      self, action: Selector(KeepAboveViewController.finish), for: .touchUpInside)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(KeepAboveViewController.endEditing))
    view.addGestureRecognizer(tap)
    keepAbove.decisionHandler = { [weak self] in self?.onDecision?("\($0)") }
    showState()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    form.frame = view.bounds
    layOutForm()
    keepAbove.update()
  }

  // MARK: Editing

  private func endEditing() {
    view.endEditing(true)
  }

  private func entryDidChange() {
    for (field, row) in zip(SignUp.Field.allCases, rows) { signUp[field] = row.field.text ?? "" }
    showState()
  }

  private func finish() {
    view.endEditing(true)
    button.setTitle("Welcome, \(signUp[.name])", for: .disabled)
    button.isEnabled = false
    for row in rows { row.field.isUserInteractionEnabled = false }
  }

  private func showState() {
    for (field, row) in zip(SignUp.Field.allCases, rows) { row.isMarked = signUp.isGood(field) }
    button.isEnabled = signUp.isComplete
    note.text =
      signUp.hasMismatch
      ? "The two passwords differ." : "At least \(SignUp.shortestPassword) characters."
    note.textColor = signUp.hasMismatch ? .systemRed : .secondaryLabel
  }

  // MARK: Layout

  /// From the safe area's top to the first row, in points, where the form just
  /// fills a screen of 647 points.
  private static let headerHeight: CGFloat = 252
  private static let fullHeight: CGFloat = 647

  private func layOutForm() {
    let column = view.contentColumn()
    let spare = column.height - Self.fullHeight
    // On a larger screen the form stands somewhat above the middle; on a smaller
    // one the header gives way.
    let top = column.minY + Self.headerHeight + (spare > 0 ? (spare * 0.4).rounded(.down) : spare)
    statusBarCover.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: column.minY)
    header.place(above: top - 58, limit: column.minY, in: column)
    let inset = column.insetBy(dx: FormRow.margin, dy: 0)
    sectionTitle.place(atTop: top - 22, of: inset)
    personal.frame = CGRect(x: column.minX, y: top, width: column.width, height: personal.height)
    secret.frame = CGRect(
      x: column.minX, y: personal.frame.maxY + 20, width: column.width, height: secret.height)
    note.place(atTop: secret.frame.maxY + 7, of: inset)
    button.frame = CGRect(
      x: column.minX, y: secret.frame.maxY + 37, width: column.width,
      height: PrimaryButton.height)
  }
}

extension KeepAboveViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    keepAbove.targetView = textField
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = rows.map(\.field)
    if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
