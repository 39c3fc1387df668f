import Foundation
import TestSupport

@testable import UIKit

/// Writes down what a text view asks and tells its delegate.
@MainActor final class TextViewRecorder: UITextViewDelegate {
  var log: [String] = []
  var refused: Set<String> = []
  var whenAsked: ((_ question: String, _ textView: UITextView) -> Void)?

  private func answer(_ question: String, _ detail: String = "", of view: UITextView) -> Bool {
    log.append(question + detail)
    whenAsked?(question, view)
    return !refused.contains(question)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    answer("shouldBegin", of: textView)
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    answer("shouldEnd", of: textView)
  }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = answer("didBegin", of: textView) }
  func textViewDidEndEditing(_ textView: UITextView) { _ = answer("didEnd", of: textView) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer("shouldChange", " \(range.location)+\(range.length) '\(text)'", of: textView)
  }
  func textViewDidChange(_ textView: UITextView) { _ = answer("change", of: textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = answer("selection", of: textView) }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    answer("link", " \(URL) \(characterRange.location)+\(characterRange.length)", of: textView)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A text view in a window, and who listens to it; its lines are 190 points long, of 17 points.
@MainActor func withTextView(
  _ text: String = "", frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 120),
  _ test: (UITextView, TextViewRecorder, FrameClock) throws -> Void
) throws {
  try ProjectFonts.use()
  try withFreshUIKit { window, clock in
    let view = UITextView(frame: frame)
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    clock.runDue()
    let recorder = TextViewRecorder()
    view.delegate = recorder
    try test(view, recorder, clock)
  }
}

extension UITextView {
  /// Where the caret is, or what is selected, written `2` or `1..<4`.
  var selectionForTests: String {
    let selection = model.selection
    return selection.isCaret ? "\(selection.head)" : "\(selection.range)"
  }

  /// The caret before the character at an offset.
  func caretForTests(_ offset: Int) -> CGRect { caretRect(for: TextOffset(offset)) }

  /// Touches at a point of the content.
  func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    window?.deliverTouch(phase, at: convert(point, to: nil))
  }

  func tap(at offset: Int) {
    let caret = caretForTests(offset)
    touch(.began, at: CGPoint(x: caret.midX, y: caret.midY))
    touch(.ended, at: CGPoint(x: caret.midX, y: caret.midY))
  }
}
