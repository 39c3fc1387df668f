import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Whether an app hears of its text first or of the keyboard.
@MainActor
@Suite(.phone)
struct EditingOrderTests {
  @MainActor private final class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let textView = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 80))
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      textView.delegate = self
      view.addSubview(field)
      view.addSubview(textView)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("field begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("field ends") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("view begins") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("view ends") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test(
    .covers(
      "UITextFieldDelegate.textFieldDidBeginEditing(_:)",
      "UITextViewDelegate.textViewDidBeginEditing(_:)"))
  func `a text view begins after the keyboard's notifications, a field before them`() throws {
    let page = Page()
    try withPhone(page: page) { phone in
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
      ]
      let tokens = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          @MainActor _ in page.log.append(word)
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      page.field.becomeFirstResponder()
      #expect(page.take() == ["field begins", "will change", "will show"])
      page.field.resignFirstResponder()
      #expect(page.take() == ["will change", "will hide", "field ends"])
      phone.settle()
      page.textView.becomeFirstResponder()
      #expect(page.take() == ["will change", "will show", "view begins"])
      page.textView.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
      page.textView.reloadInputViews()
      phone.settle()
      _ = page.take()
      // The keyboard gets lower, since the field has no accessory.
      page.field.becomeFirstResponder()
      #expect(page.take() == ["view ends", "field begins", "will change", "will show"])
      phone.settle()
      page.textView.becomeFirstResponder()
      #expect(page.take() == ["field ends", "will change", "will show", "view begins"])
      page.textView.resignFirstResponder()
      #expect(page.take() == ["will change", "will hide", "view ends"])
    }
  }
}
