import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A text view whose text is only read.
@MainActor struct ReadingTextViewTests {
  private var menu: UIMenuController { .shared }

  private func titles() -> [String] {
    guard let window = menu.shownWindow as? EditMenuWindow else { return [] }
    return window.menu.subviews.compactMap(\.accessibilityLabel)
  }

  private func withReadView(
    _ test: (UITextView, TextViewRecorder, FrameClock) throws -> Void
  ) throws {
    try withTextView("some words to read") { view, recorder, clock in
      view.isEditable = false
      try test(view, recorder, clock)
    }
  }

  @Test(.covers("UITextView.isEditable", "UITextView.isSelectable"))
  func `two taps select a word that can be copied and not cut`() throws {
    try withReadView { view, recorder, clock in
      view.tap(at: 7)
      #expect(!view.isFirstResponder && recorder.take() == [], "one tap does nothing")
      clock.advance(by: 60)
      view.tap(at: 7)
      #expect(view.isFirstResponder && view.selectionForTests == "5..<10")
      #expect(titles() == ["Copy", "Select All"] && view.session.handles.areShown)
      #expect(recorder.take() == ["selection"], "nothing is edited")
      view.cut(nil)
      view.paste(nil)
      view.delete(nil)
      #expect(view.text == "some words to read" && recorder.take() == [])
    }
  }

  @Test func `a long press selects a word, and a short one nothing`() throws {
    try withReadView { view, recorder, clock in
      let caret = view.caretForTests(2)
      let point = CGPoint(x: caret.midX, y: caret.midY)
      view.touch(.began, at: point)
      clock.advance(by: 300)
      view.touch(.ended, at: point)
      #expect(view.isFirstResponder && view.selectionForTests == "0..<4")
      view.copy(nil)
      #expect(UIPasteboard.general.string == "some")
      clock.advance(by: 600)
      view.tap(at: 7)
      #expect(view.model.selection.isCaret && !menu.isMenuVisible && !view.session.handles.areShown)
      #expect(view.isFirstResponder && !view.isEditing)
      view.resignFirstResponder()
      #expect(recorder.take().allSatisfy { $0 == "selection" })
    }
  }

  @Test func `where nothing can be selected nothing is`() throws {
    try withReadView { view, _, clock in
      view.isSelectable = false
      #expect(!view.becomeFirstResponder())
      view.tap(at: 7)
      clock.advance(by: 60)
      view.tap(at: 7)
      #expect(!view.isFirstResponder && view.model.selection.isCaret)
      view.isSelectable = true
      #expect(view.becomeFirstResponder() && !view.isEditing)
      view.isEditable = true
      #expect(!view.isFirstResponder, "it begins anew")
      #expect(view.becomeFirstResponder() && view.isEditing)
    }
  }
}
