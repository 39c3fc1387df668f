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
    view.add(statusBarCover)
    for subview in [header, sectionTitle, personal, secret, note, button] { form.add(subview) }
    constrain()
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
    // The header has its place when the form is laid out, and not before.
    form.layoutIfNeeded()
    header.giveWay(above: view.safeAreaInsets.top)
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

  private lazy var personalTop = personal.topAnchor.constraint(equalTo: form.topAnchor)

  private func constrain() {
    let column = UILayoutGuide()
    form.addLayoutGuide(column)
    let margins = view.layoutMarginsGuide
    let fill = column.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = .defaultHigh
    for subview in [header, personal, secret, button] { subview.span(column) }
    for label in [sectionTitle, note] { label.span(column, margin: FormRow.margin) }
    NSLayoutConstraint.activate([
      // The form goes away from the view's margins, but stays as wide.
      fill, column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      column.centerXAnchor.constraint(equalTo: form.centerXAnchor),
      header.bottomAnchor.constraint(equalTo: personal.topAnchor, constant: -58),
      sectionTitle.topAnchor.constraint(equalTo: personal.topAnchor, constant: -22),
      personalTop,
      secret.topAnchor.constraint(equalTo: personal.bottomAnchor, constant: 20),
      note.topAnchor.constraint(equalTo: secret.bottomAnchor, constant: 7),
      button.topAnchor.constraint(equalTo: secret.bottomAnchor, constant: 37),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
      statusBarCover.topAnchor.constraint(equalTo: view.topAnchor),
      statusBarCover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      statusBarCover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      statusBarCover.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Where the form stands is up to what keeps it above the keyboard, not to constraints.
    form.frame = view.bounds
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    let spare = safeArea.height - Self.fullHeight
    // On a larger screen the form stands somewhat above the middle; on a smaller
    // one the header gives way.
    personalTop.constant =
      safeArea.minY + Self.headerHeight + (spare > 0 ? (spare * 0.4).rounded(.down) : spare)
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
