import Drawing
import Foundation

/// One line of text that is edited in place.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  private(set) lazy var session = TextEditingSession(of: self)
  var model: EditableText { session.text }
  let clearButton = ClearButton()
  /// What is set of a long text, in UTF-16 units.
  var linePart = 0..<0
  /// How much of the line's left end is out of sight, in points.
  var scrollOffset: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearButtonTapped() }, for: .touchUpInside)
  }

  /// Always nil: archives of Interface Builder cannot be read.
  public required init?(coder: NSCoder) { nil }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: What is shown

  /// The text; never nil when read.
  ///
  /// Setting it puts the caret behind it; the delegate alone hears, of its selection.
  open var text: String? {
    get { model.text }
    set { session.take(newValue ?? "", AttributeRuns(length: (newValue ?? "").utf16.count)) }
  }

  /// The text with its attributes; nil when read where there is no text.
  ///
  /// Font, colour and alignment of the field become those of the text's beginning, where it has them.
  open var attributedText: NSAttributedString? {
    get { hasText ? session.attributes.attributedText(model.text, defaultTextAttributes) : nil }
    set { take(newValue ?? NSAttributedString(string: "")) }
  }

  /// The attributes of all of the text; setting them takes those away that parts of it have.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { allDefaults }
    set { takeDefaults(newValue) }
  }

  /// The attributes of what is typed next, until the selection changes; nil while nothing is edited, and
  /// setting it does nothing then.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? allDefaults.merging(session.typingAttributes) { $1 } : nil }
    set { if isEditing { session.chosenTypingAttributes = newValue } }
  }

  /// Whether a person can make text bold, italic or underlined, and keeps the attributes of what is
  /// pasted.
  open var allowsEditingTextAttributes = false

  /// The attributes of all of the text besides font and colour.
  var otherDefaults: [NSAttributedString.Key: Any] = [:]

  /// What is shown, dimmed, while there is no text.
  open var placeholder: String? {
    get { styledPlaceholder?.string ?? plainPlaceholder }
    set {
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      appearanceDidChange()
    }
  }

  /// The placeholder with its attributes; dimmed where they have no colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      (plainPlaceholder, styledPlaceholder) = (nil, newValue)
      appearanceDidChange()
    }
  }

  // The one that was set; Foundation never frees a part of an attributed string.
  private var plainPlaceholder: String?
  private(set) var styledPlaceholder: NSAttributedString?

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var (chosenFont, chosenTextColor): (UIFont?, UIColor?)

  /// The font; nil sets the standard one.
  open var font: UIFont? {
    get { chosenFont ?? Self.standardFont }
    set {
      chosenFont = newValue
      session.attributes.changeAll { $0[.font] = nil }
      appearanceDidChange()
    }
  }

  /// Whether fonts that can follow the content size do so when it changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  override func followTraits(since old: UITraitCollection) {
    super.followTraits(since: old)
    guard adjustsFontForContentSizeCategory,
      traitCollection.values.category != old.values.category
    else { return }
    adjustFonts()
  }

  /// The text's colour; nil sets the standard one.
  open var textColor: UIColor? {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      session.attributes.changeAll { $0[.foregroundColor] = nil }
      setNeedsDisplay()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { appearanceDidChange() } }

  open var borderStyle = BorderStyle.none {
    didSet {
      showBackground()
      appearanceDidChange()
    }
  }

  /// When a button that clears the text stands at the right; never without text.
  open var clearButtonMode = ViewMode.never { didSet { appearanceDidChange() } }

  /// What stands before the text, where `leftViewMode` wants it.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      appearanceDidChange()
    }
  }

  open var leftViewMode = ViewMode.never { didSet { appearanceDidChange() } }

  /// What stands behind the text, in the clear button's place, where `rightViewMode` wants it.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      appearanceDidChange()
    }
  }

  open var rightViewMode = ViewMode.never { didSet { appearanceDidChange() } }

  override var defaultAccessibilityValue: String? { hasText ? fieldText.seen : placeholder }
  override var ownText: ViewText? { fieldText }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  @NSCopying open var passwordRules: UITextInputPasswordRules?

  /// Whether the return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Whether bullets are shown for the text.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      clearsOnInsertion = isSecureTextEntry && isEditing && hasText
      session.hideRevealedCharacter()
      appearanceDidChange()
      if isFirstResponder { world.textInputHost?.traitsDidChange(of: self) }
    }
  }

  // MARK: Editing

  open internal(set) var isEditing = false

  /// Whether the text is cleared when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces all of the text; on by itself when the editing of a
  /// secure field begins.
  open var clearsOnInsertion: Bool {
    get { session.clearsOnInsertion }
    set { session.clearsOnInsertion = newValue }
  }

  open var hasText: Bool { model.length > 0 }

  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { session.delete(model.rangeDeletedBackward) }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map { session.canPerform($0, for: sender) }
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { session.cut() }
  open override func copy(_ sender: Any?) { session.copy() }
  open override func paste(_ sender: Any?) { session.paste() }
  open override func delete(_ sender: Any?) { session.deleteSelection() }
  open override func select(_ sender: Any?) { session.select(sender) }
  open override func selectAll(_ sender: Any?) { session.selectAll(sender) }
  open override func toggleBoldface(_ sender: Any?) { session.toggleBoldface() }
  open override func toggleItalics(_ sender: Any?) { session.toggleItalics() }
  open override func toggleUnderline(_ sender: Any?) { session.toggleUnderline() }

  override func editMenu(suggesting actions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: model.selection.characters, suggestedActions: actions)
  }

  /// Takes edits back while the text is edited; an edit that code makes by setting the text empties it.
  open override var undoManager: UndoManager? { session.undoManager }

  open override var isEnabled: Bool {
    didSet { if !isEnabled { resignFirstResponder() } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  private var givenInputViews: (input: UIView?, accessory: UIView?)

  open override var inputView: UIView? {
    get { givenInputViews.input }
    set { givenInputViews.input = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { givenInputViews.accessory }
    set { givenInputViews.accessory = newValue }
  }

  override func shouldBecomeFirstResponder() -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override func shouldResignFirstResponder() -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func didBecomeFirstResponder() { beginEditing() }
  override func didResignFirstResponder() { endEditing() }

  // MARK: Text input

  open var inputDelegate: (any UITextInputDelegate)? {
    get { session.inputDelegate }
    set { session.inputDelegate = newValue }
  }

  open var tokenizer: any UITextInputTokenizer { session.tokenizer }

  open func text(in range: UITextRange) -> String? { session.string(in: range) }

  /// Replaces text; the delegate is asked only about what a person types.
  open func replace(_ range: UITextRange, withText text: String) {
    session.replace(range, with: Self.line(text))
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    session.isChangeAllowed(in: range, to: text)
  }

  /// The selected text; nil while nothing is edited, and setting it does nothing then.
  open var selectedTextRange: UITextRange? {
    get { session.selectedRange }
    set { session.selectedRange = newValue }
  }

  open var markedTextRange: UITextRange? { model.markedRange.map(TextOffsetRange.init) }

  /// The colours of marked text, under `foregroundColor` and `backgroundColor`.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    didSet { setNeedsDisplay() }
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    session.mark(Self.line(markedText ?? ""), selecting: selectedRange.clampedRange)
  }

  open func unmarkText() {
    session.change { $0.unmarkText() }
  }

  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(model.length) }

  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    session.range(from: start, to: end)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    session.position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    session.position(from: position, in: direction, offset: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    session.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    session.distance(from: from, to: toPosition)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    session.end(of: range, farthestIn: direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    session.range(extending: position, in: direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { session.writingDirection }

  /// Sets the direction of the whole text, which is one paragraph.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { setDirection(writingDirection) }

  open func firstRect(for range: UITextRange) -> CGRect { coveringRect(of: range) }

  /// Where the caret stands at a position, and in which size it is painted.
  open func caretRect(for position: UITextPosition) -> CGRect { seenCaretRect(at: position) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    coveringRects(of: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    session.position(nearestTo: point, in: nil)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    session.position(nearestTo: point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Layout

  /// Where the text stands while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    geometry(of: bounds).leftViewRect(size: leftView?.bounds.size ?? .zero)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    geometry(of: bounds).rightViewRect(size: rightView?.bounds.size ?? .zero)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    geometry(of: bounds).clearButtonRect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    scrollToSeeCaret()
    if isEditing { session.handles.follow() }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override func baselineOffset(_ baseline: LayoutBaseline) -> CGFloat { lineOffset(baseline) }
  override var lineHeight: CGFloat? { restingBlock?.size.height ?? usedFont.lineHeight }

  /// The size in which the text, else the placeholder, is seen whole.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { session.hideRevealedCharacter() }
  }

  // MARK: Touches

  /// The handles of the selection stand out of the field.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || isEditing && session.handles.contain(point)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    session.press(at: touch.location(in: self), tapCount: touch.tapCount)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    session.drag(to: touch.location(in: self))
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { session.cancelTouch() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, !isTracking, let touch = touches.first else { return }
    session.release(at: touch.location(in: self))
  }

  /// A tap on a text field is the field's, before recognisers further out.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesTap(before: gestureRecognizer)
  }

  // MARK: Painting

  private var chosenBackgroundColor: UIColor?

  /// The colour behind the text; inside the border where that is round.
  open override var backgroundColor: UIColor? {
    get { chosenBackgroundColor }
    set {
      chosenBackgroundColor = newValue
      showBackground()
    }
  }

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    paintBorderAndText(on: canvas, in: bounds)
    super.paintContent(on: canvas, in: bounds)
  }

  /// Gives the layer the background where the border does not paint it.
  private func showBackground() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : chosenBackgroundColor
    setNeedsDisplay()
  }
}
