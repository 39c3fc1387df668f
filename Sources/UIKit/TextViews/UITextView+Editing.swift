import Drawing
import Foundation

/// The editing of a text view, and who hears of it: first the delegate, then the observers of the
/// notification.
extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func beginEditing() {
    session.begin(clearing: false)
    isEditing = true
    setNeedsDisplay()
    session.holdCaret()
    showSelection()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    isEditing = false
    session.end()
    setNeedsDisplay()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Has the focus to be read: there is no caret, and the keyboard stays away.
  func beginReading() {
    session.begin(clearing: false)
    isReading = true
    setNeedsDisplay()
  }

  func endReading() {
    isReading = false
    session.end()
    setNeedsDisplay()
  }

  /// Sets everything anew.
  func resetLines() {
    detectedRuns = nil
    lines.estimatedLineHeight = usedFont.lineHeight
    lines.estimatedLetterWidth = usedFont.pointSize / 2
    lines.reset(model.text, width: lineWidth(in: bounds.width))
    textLooksDidChange()
  }

  /// Lets lines be set anew whose text is the same.
  func invalidateLines() {
    detectedRuns = nil
    lines.estimatedLineHeight = usedFont.lineHeight
    lines.estimatedLetterWidth = usedFont.pointSize / 2
    lines.invalidate()
    textLooksDidChange()
  }

  func textLooksDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// The link that is seen at a point of the content, with its range in UTF-16 units.
  private func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
    let near = nearestOffset(to: point)
    for offset in [near, near - 1] where (0..<model.length).contains(offset) {
      guard let url = TextAttributes(shownRuns.attributes(at: offset)).link else { continue }
      let isThere = selectedRects(of: offset..<model.boundary(after: offset)).contains {
        $0.contains(point)
      }
      guard isThere else { continue }
      var start = 0
      for run in shownRuns.runs {
        if (start..<start + run.length).contains(offset) {
          return (url, start..<start + run.length)
        }
        start += run.length
      }
    }
    return nil
  }

  /// Follows the link at a point, where the text is not edited; returns whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let (url, range) = link(at: point) else { return false }
    let characters = NSRange(location: range.lowerBound, length: range.count)
    _ = textDelegate?.textView(
      self, shouldInteractWith: url, in: characters, interaction: .invokeDefaultAction)
    return true
  }

  // MARK: Touches

  /// Whether a finger that moves scrolls instead of selecting.
  private var fingersScroll: Bool {
    isScrollEnabled
      && (alwaysBounceVertical
        || contentSize.height > bounds.inset(by: adjustedContentInset).height)
  }

  func fingerDown(_ touch: UITouch) {
    let point = touch.location(in: self)
    pressTick = world.clock.now
    waitingTap = nil
    if touch.tapCount == 1, fingersScroll && !session.isOnCaret(point) || !isEditable {
      waitingTap = point
    } else if isEditable || isSelectable && becomeFirstResponder() {
      session.press(at: point, tapCount: touch.tapCount)
    }
  }

  func fingerUp(_ touch: UITouch) {
    let point = touch.location(in: self)
    defer { waitingTap = nil }
    if followLink(at: point) { return }
    guard isEditable else { return liftReadingFinger(at: point) }
    if let start = waitingTap { session.press(at: start, tapCount: 1, since: pressTick) }
    session.release(at: point)
  }

  /// Where text is only read, a long press selects a word as two taps do, and a short one nothing.
  private func liftReadingFinger(at point: CGPoint) {
    guard isSelectable else { return }
    guard let start = waitingTap else { return session.release(at: point) }
    if world.clock.now - pressTick >= TextEditingSession.longPress {
      guard becomeFirstResponder() else { return }
      session.press(at: start, tapCount: 2)
      session.release(at: start)
    } else if isReading {
      session.change { $0.placeCaret(at: nearestOffset(to: start)) }
    }
  }
}

extension UITextView: TextEditingView {
  var showsSelection: Bool { isEditing || isReading }

  func isChangeAllowed(in range: Range<Int>, to string: String) -> Bool {
    textDelegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
      replacementText: string) ?? true
  }

  func textWasReplaced(_ edit: TextEdit?, lengthenedBy difference: Int) {
    guard let edit else { return resetLines() }
    detectedRuns = nil
    let old = edit.location..<edit.location + edit.removed.utf16.count
    let length = edit.inserted.utf16.count
    lines.replace(old, length: length) { [unowned self] in model.text(in: $0) }
    measureText()
    textLooksDidChange()
  }

  func attributesDidChange(in range: Range<Int>) {
    lines.replace(range, length: range.count) { [unowned self] in model.text(in: $0) }
    measureText()
    textLooksDidChange()
  }

  func showSelection() {
    guard window != nil, isScrollEnabled else { return }
    measureText()
    let caret = caretRect(for: TextOffset(model.selection.head))
    guard caret.isFinite else { return }
    // What is around the text is around the caret as well.
    let margins = textContainerInset
    let rect = CGRect(
      x: caret.minX, y: caret.minY - margins.top, width: caret.width,
      height: caret.height + margins.top + margins.bottom)
    scrollRectToVisible(rect, animated: false)
    takeHeight()
  }

  func selectionDidChange() {
    textDelegate?.textViewDidChangeSelection(self)
  }

  func textDidChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func offset(at point: CGPoint) -> Int { nearestOffset(to: point) }

  func end(of word: Range<Int>, nearestTo offset: Int) -> Int {
    let (start, end) = (caret(at: word.lowerBound), caret(at: word.upperBound))
    let place = caret(at: offset)
    func distance(_ other: CGRect) -> CGFloat {
      hypot(other.minX - place.minX, (other.minY - place.minY) * 4)
    }
    return distance(start) < distance(end) ? word.lowerBound : word.upperBound
  }

  func insertedForm(of string: String) -> String { string }

  func showsCaret(at offset: Int) -> Bool {
    let caret = caret(at: offset)
    return bounds.insetBy(dx: -2, dy: 0).contains(CGPoint(x: caret.midX, y: caret.midY))
  }

  var visibleTextRect: CGRect { bounds.inset(by: adjustedContentInset) }

  func lineDestination(
    of motion: TextEditingCommand.Motion, from offset: Int, column: inout CGFloat?
  ) -> Int? { destination(of: motion, from: offset, column: &column) }

  func direction(at offset: Int) -> TextDirection { paragraphDirection(at: offset) }
}

extension UITextView: TextEditingCommandTarget {
  package func perform(_ command: TextEditingCommand) {
    session.perform(command)
  }
}

extension UITextView: CaretPlacing {
  package func placesCaretAlike(at one: CGPoint, and other: CGPoint) -> Bool {
    nearestOffset(to: one) == nearestOffset(to: other)
  }
}
