import UIKit

/// A text input that answers whatever comes: places outside of the text, none at all, no numbers.
public final class RudeInput: NoteView {
  /// A number from 0 up to, but not including, a limit.
  public var choose: (Int) -> Int = { _ in 0 }
  public var calls = 0

  private func any<Value>(_ values: [Value]) -> Value {
    calls += 1
    return values[choose(values.count)]
  }

  private var anyPosition: UITextPosition {
    any([NotePosition(0), NotePosition(-5), NotePosition(.max), UITextPosition()])
  }

  private var anyRange: UITextRange? {
    any([nil, NoteRange(3, 1), NoteRange(0, .max), UITextRange(), NoteRange(.min, .max)])
  }

  private var anyNumber: Int { any([0, 1, -1, .max, .min, 1 << 50]) }

  private var anyRect: CGRect {
    any([
      .zero, .null, .infinite, CGRect(x: 1e300, y: -1e300, width: 1, height: 1),
      CGRect(x: .nan, y: .infinity, width: -.infinity, height: .nan),
    ])
  }

  public override func insertText(_ text: String) {
    switch choose(5) {
    case 0: resignFirstResponder()
    case 1: setText("other")
    case 2: inputDelegate?.selectionDidChange(nil)
    case 3: inputDelegate = nil
    default: super.insertText(text)
    }
  }

  public override func deleteBackward() {
    if choose(4) == 0 { resignFirstResponder() }
  }

  public override func text(in range: UITextRange) -> String? {
    any([nil, "", "word", String(repeating: "x", count: 3000), "e\u{301}👨‍👩‍👧‍👦\0\n"])
  }

  public override func replace(_ range: UITextRange, withText text: String) {}
  public override var selectedTextRange: UITextRange? {
    get { anyRange }
    set {}
  }
  public override var markedTextRange: UITextRange? { anyRange }
  public override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if choose(3) == 0 { resignFirstResponder() }
  }
  public override var beginningOfDocument: UITextPosition { anyPosition }
  public override var endOfDocument: UITextPosition { anyPosition }
  public override func textRange(
    from start: UITextPosition, to end: UITextPosition
  ) -> UITextRange? { anyRange }
  public override func position(
    from position: UITextPosition, offset: Int
  ) -> UITextPosition? { any([nil, anyPosition]) }
  public override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { any([nil, anyPosition]) }
  public override func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { any([.orderedSame, .orderedAscending, .orderedDescending]) }
  public override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    anyNumber
  }
  public override func caretRect(for position: UITextPosition) -> CGRect { anyRect }
  public override func closestPosition(to point: CGPoint) -> UITextPosition? {
    any([nil, anyPosition])
  }
}
