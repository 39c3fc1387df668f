import Foundation
import UIKit

/// Asks for all that moving house takes, in a form that is longer than the screen: a scroll view
/// makes room for the keyboard at the bottom of its content.
final class ScrollFormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let header = UILabel("Moving house", font: .systemFont(ofSize: 32, weight: .bold))
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
    view.addSubview(scrollView)
    view.addSubview(statusBarCover)
    scrollView.addSubview(header)
    scrollView.addSubview(modes)
    scrollView.addSubview(rooms)
    for section in sections {
      scrollView.addSubview(section.title)
      scrollView.addSubview(section.card)
    }
    scrollView.addSubview(button)
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.contentColumn()
    scrollView.frame = view.bounds
    statusBarCover.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: column.minY)
    let inset = CGRect(x: column.minX, y: 0, width: column.width, height: 0)
    var y = header.place(atTop: 12, of: inset) + 16
    modes.frame = CGRect(
      x: column.minX, y: y, width: column.width, height: DismissModePicker.height)
    y = modes.frame.maxY + 20
    rooms.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: RoomStrip.height)
    rooms.contentInset = UIEdgeInsets(
      top: 0, left: column.minX, bottom: 0, right: view.bounds.width - column.maxX)
    y = rooms.frame.maxY + 24
    for section in sections {
      y = section.title.place(atTop: y, of: inset.insetBy(dx: FormRow.margin, dy: 0)) + 6
      section.card.frame = CGRect(
        x: column.minX, y: y, width: column.width, height: section.card.height)
      y = section.card.frame.maxY + 24
    }
    button.frame = CGRect(
      x: column.minX, y: y, width: column.width, height: PrimaryButton.height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: button.frame.maxY + 20)
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
