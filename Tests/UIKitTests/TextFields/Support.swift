import Drawing
import Foundation
import TestSupport

@testable import UIKit

enum ProjectFonts {
  private static let prepared = Result { () throws(DrawingError) in
    try Fonts.prepare(
      configuration: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../assets/fonts.conf").standardizedFileURL)
  }

  /// Sets all text of the tests in the project's fonts.
  static func use() throws {
    try prepared.get()
  }
}

/// Writes down what a text field asks and tells its delegate.
@MainActor final class Recorder: UITextFieldDelegate {
  var log: [String] = []
  /// Questions that are answered with no, by their name in the log.
  var refused: Set<String> = []
  var whenAsked: ((_ question: String, _ textField: UITextField) -> Void)?

  private func answer(_ question: String, _ detail: String = "", of textField: UITextField) -> Bool
  {
    log.append(question + detail)
    whenAsked?(question, textField)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer("shouldBegin", of: textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = answer("didBegin", of: textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer("shouldEnd", of: textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    _ = answer("didEnd", of: textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange", " \(range.location)+\(range.length) '\(string)'", of: textField)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = answer("selection", of: textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answer("shouldClear", of: textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    answer("shouldReturn", of: textField)
  }

  /// The log up to now; it starts anew.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Writes down the control's events and the text field's notifications as well.
  func listen(to textField: UITextField) {
    textField.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
      (.primaryActionTriggered, "event primary"),
    ]
    for (event, name) in events {
      textField.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "posted begin"),
      (UITextField.textDidChangeNotification, "posted change"),
      (UITextField.textDidEndEditingNotification, "posted end"),
    ]
    for (notification, name) in names {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: notification, object: textField, queue: nil
        ) { @MainActor [weak self] _ in self?.log.append(name) })
    }
  }

  private var observers: [any NSObjectProtocol] = []

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

/// A text field in a window, and who listens to it.
@MainActor func withTextField(
  _ text: String = "", frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 34),
  _ test: (UITextField, Recorder, FrameClock) throws -> Void
) throws {
  try ProjectFonts.use()
  try withFreshUIKit { window, clock in
    let field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    field.text = text
    window.addSubview(field)
    clock.runDue()
    let recorder = Recorder()
    recorder.listen(to: field)
    try test(field, recorder, clock)
  }
}

extension UITextField {
  /// Where the caret is, or what is selected, written `2` or `1..<4`.
  var selectionForTests: String {
    let selection = model.selection
    return selection.isCaret ? "\(selection.head)" : "\(selection.range)"
  }

  /// Touches down and up at a point of the field.
  func tap(x: CGFloat, y: CGFloat = 17) {
    touch(.began, x: x, y: y)
    touch(.ended, x: x, y: y)
  }

  func touch(_ phase: UITouch.Phase, x: CGFloat, y: CGFloat = 17) {
    window?.deliverTouch(phase, at: convert(CGPoint(x: x, y: y), to: nil))
  }

  /// The whole text as it is seen at present.
  var seenText: DisplayedText { seenText(in: 0..<model.length) }

  /// Where the caret would be seen before the character at an offset.
  func caretX(at offset: Int) -> CGFloat {
    editedLine(in: bounds).caretRect(at: offset).minX
  }
}
