import Foundation
import UIKit

/// Asks for all that moving house takes, in a form that is longer than the screen: a scroll view
/// makes room for the keyboard at the bottom of its content.
final class ScrollFormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let header = TextLabel("Moving house", font: .heading(32))
  private let modes = DismissModePicker()
  private let rooms = RoomStrip(MovingForm.rooms)
  private let sections = MovingForm.sections.map { ScrollFormSection($0) }
  private let button = PrimaryButton("Send to all")
  private let statusBarCover = UIView()

  private var fields: [UITextField] { sections.flatMap { $0.card.rows.map(\.field) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    statusBarCover.backgroundColor = view.backgroundColor
    scrollView.accessibilityIdentifier = "scroll-form"
    button.accessibilityIdentifier = "send"
    // So the safe area counts on a screen that is higher than the form, too.
    scrollView.alwaysBounceVertical = true
    view.add(scrollView)
    view.add(statusBarCover)
    for subview in [header, modes, rooms] { scrollView.add(subview) }
    for section in sections {
      scrollView.add(section.title)
      scrollView.add(section.card)
    }
    scrollView.add(button)
    constrain()
    for field in fields {
      field.delegate = self
      field.returnKeyType = field === fields.last ? .done : .next
    }
    modes.onChange = { [weak self] mode in self?.scrollView.keyboardDismissMode = mode }
    scrollView.keyboardDismissMode = modes.mode
    button.addTarget(self, action: Selector(ScrollFormViewController.send), for: .touchUpInside)
    observeKeyboard()
  }

  private func send() {
    view.endEditing(true)
    button.setTitle("Sent", for: .disabled)
    button.isEnabled = false
  }

  // MARK: The keyboard

  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector(ScrollFormViewController.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector(ScrollFormViewController.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let frame = view.convert(value.cgRectValue, from: view.window)
    // The safe area at the bottom is in the insets already.
    makeRoom(max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom))
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    scrollView.scrollRectToVisible(
      field.convert(field.bounds.insetBy(dx: 0, dy: -8), to: scrollView), animated: false)
  }

  private func keyboardWillHide(_ notification: Notification) {
    makeRoom(0)
  }

  private func makeRoom(_ height: CGFloat) {
    scrollView.contentInset.bottom = height
    scrollView.verticalScrollIndicatorInsets.bottom = height
  }

  // MARK: Layout

  private lazy var column = view.addColumn()

  private func constrain() {
    let content = scrollView.contentLayoutGuide
    // As wide as the screen's column, wherever the content is scrolled to.
    let inside = UILayoutGuide()
    scrollView.addLayoutGuide(inside)
    scrollView.fill(view)
    for subview in [header, modes, button] { subview.span(inside) }
    NSLayoutConstraint.activate([
      statusBarCover.topAnchor.constraint(equalTo: view.topAnchor),
      statusBarCover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      statusBarCover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      statusBarCover.bottomAnchor.constraint(equalTo: column.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      inside.widthAnchor.constraint(equalTo: column.widthAnchor),
      inside.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      header.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      modes.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      modes.heightAnchor.constraint(equalToConstant: DismissModePicker.height),
      rooms.topAnchor.constraint(equalTo: modes.bottomAnchor, constant: 20),
      rooms.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      rooms.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      rooms.heightAnchor.constraint(equalToConstant: RoomStrip.height),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
      button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ])
    var above = rooms.bottomAnchor
    for section in sections {
      section.title.span(inside, margin: FormRow.margin)
      section.card.span(inside)
      NSLayoutConstraint.activate([
        section.title.topAnchor.constraint(equalTo: above, constant: 24),
        section.card.topAnchor.constraint(equalTo: section.title.bottomAnchor, constant: 6),
      ])
      above = section.card.bottomAnchor
    }
    button.topAnchor.constraint(equalTo: above, constant: 24).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = column.layoutFrame
    rooms.contentInset = UIEdgeInsets(
      top: 0, left: column.minX, bottom: 0, right: view.bounds.width - column.maxX)
  }
}

extension ScrollFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = fields
    if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
