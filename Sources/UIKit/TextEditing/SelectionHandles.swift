import Drawing
import Foundation

/// The two handles of a selection that a finger has made.
@MainActor
final class SelectionHandles {
  /// Owns the handles.
  private unowned let session: TextEditingSession
  private var views: (anchor: SelectionHandle, head: SelectionHandle)?

  init(of session: TextEditingSession) {
    self.session = session
  }

  /// Whether the selection has handles, in sight or not.
  var areShown: Bool {
    session.view.showsSelection && session.isSelectedByTouch && !session.text.selection.isCaret
  }

  /// Whether a point of the view is on a handle that is seen.
  func contain(_ point: CGPoint) -> Bool {
    handle(at: point) != nil
  }

  /// The handle whose knob is nearest to a point of the view, as far as a finger reaches.
  func handle(at point: CGPoint) -> SelectionHandle? {
    guard areShown, let views else { return nil }
    return [views.anchor, views.head]
      .filter { $0.superview != nil && !$0.isHidden && $0.reach.contains(point) }
      .min { $0.knob.distance(to: point) < $1.knob.distance(to: point) }
  }

  /// Puts the handles where the selection is now.
  func follow() {
    guard areShown else {
      views?.anchor.removeFromSuperview()
      views?.head.removeFromSuperview()
      views = nil
      return
    }
    let shown = views ?? (SelectionHandle(of: session), SelectionHandle(of: session))
    if views == nil {
      views = shown
      session.view.addSubview(shown.anchor)
      session.view.addSubview(shown.head)
    }
    let selection = session.text.selection
    shown.anchor.isAtStart = selection.anchor < selection.head
    shown.head.isAtStart = !shown.anchor.isAtStart
    for (handle, offset) in [(shown.anchor, selection.anchor), (shown.head, selection.head)] {
      let caret = session.view.caretRect(for: TextOffset(offset))
      handle.isHidden =
        !caret.isFinite || caret.height <= 0 || !session.view.showsCaret(at: offset)
      if !handle.isHidden { handle.stand(at: caret) }
    }
  }

  /// Lets a handle that is taken be the end that moves.
  fileprivate func take(_ handle: SelectionHandle) {
    guard let views, handle === views.anchor else { return }
    self.views = (views.head, views.anchor)
    let selection = session.text.selection
    session.change {
      $0.selection = EditableText.Selection(anchor: selection.head, head: selection.anchor)
    }
  }
}

/// A bar at one end of the selection with a knob, by which a finger moves that end.
final class SelectionHandle: UIView {
  /// In points.
  static let knobSize: CGFloat = 11
  static let barWidth: CGFloat = 2
  /// How far from the knob a finger still takes it, in points.
  private static let touchMargin: CGFloat = 16

  private unowned let session: TextEditingSession
  private var caret = CGRect.zero
  /// From the finger to the middle of the caret.
  private var grip: CGPoint?

  /// Whether the knob is above the text, at the selection's beginning.
  var isAtStart = true

  init(of session: TextEditingSession) {
    self.session = session
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func stand(at caret: CGRect) {
    self.caret = caret
    let side = Self.knobSize
    frame = CGRect(
      x: caret.midX - side / 2, y: isAtStart ? caret.minY - side + 1 : caret.minY, width: side,
      height: caret.height + side - 1)
    setNeedsDisplay()
  }

  /// The middle of the knob, in the text's view.
  var knob: CGPoint {
    CGPoint(
      x: frame.midX,
      y: isAtStart ? frame.minY + Self.knobSize / 2 : frame.maxY - Self.knobSize / 2)
  }

  /// Where a finger takes the handle, in the text's view.
  ///
  /// The letters beside the bar stay free.
  var reach: CGRect {
    let height = Self.knobSize / 2 + Self.touchMargin
    return CGRect(
      x: knob.x - Self.touchMargin,
      y: isAtStart ? knob.y - Self.touchMargin : knob.y - Self.knobSize / 2,
      width: 2 * Self.touchMargin, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    reach.contains(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y))
  }

  /// A finger on a handle is the handle's, before recognisers further out.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    let color = (session.view.tintColor ?? .systemBlue).color
    let side = Self.knobSize
    canvas.fill(
      CGRect(
        x: bounds.midX - Self.barWidth / 2, y: isAtStart ? bounds.minY + side - 1 : bounds.minY,
        width: Self.barWidth, height: bounds.height - side + 1), color: color)
    canvas.fill(
      CGRect(
        x: bounds.minX, y: isAtStart ? bounds.minY : bounds.maxY - side, width: side, height: side),
      cornerRadius: side / 2, color: color)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: session.view) else { return }
    session.handles.take(self)
    grip = CGPoint(x: caret.midX - place.x, y: caret.midY - place.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let grip, let place = touches.first?.location(in: session.view) else { return }
    session.moveEnd(to: CGPoint(x: place.x + grip.x, y: place.y + grip.y))
    session.showLoupe(at: session.text.selection.head)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    grip = nil
    session.hideLoupe()
    session.showMenu()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    session.hideLoupe()
    grip = nil
  }
}

extension TextEditingSession {
  /// Moves the end of the selection whose handle is held; at least a character stays selected.
  fileprivate func moveEnd(to point: CGPoint) {
    let offset = view.closestPosition(to: point).flatMap(text.offset(of:)) ?? text.length
    guard offset != text.selection.anchor else { return }
    change { $0.extendSelection(to: offset) }
  }
}
