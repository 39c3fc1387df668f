import Drawing
import Foundation

/// Text of any number of lines that is edited in place, and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  static let standardFont = UIFont.systemFont(ofSize: 12)

  private(set) lazy var session = TextEditingSession(of: self)
  private(set) lazy var lines = makeLines()
  var model: EditableText { session.text }
  /// Where a finger came down that may come to scroll.
  var waitingTap: CGPoint?
  var pressTick = 0

  /// Creates a text view with a frame in its superview's coordinates, in points; its lines stand in
  /// a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    self.textContainer.didChange = { [weak self] in self?.invalidateLines() }
    resetLines()
  }

  /// Creates a text view with a frame in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Returns nil: there are no archives to read views from.
  public required init?(coder: NSCoder) { nil }

  /// Editing has begun; the object is the text view.
  open nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Editing has ended; the object is the text view.
  open nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The text has been changed by editing; the object is the text view.
  open nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  // MARK: What is shown

  /// The text; never nil when read.
  open var text: String! {
    get { model.text }
    set {
      let attributes = attributeRuns.attributes(at: 0).filter { $0.key != .link }
      session.take(
        newValue ?? "", AttributeRuns(length: (newValue ?? "").utf16.count, attributes))
    }
  }

  /// The text with its attributes; never nil when read.
  open var attributedText: NSAttributedString! {
    get {
      attributeRuns.attributedText(model.text, defaultAttributes)
    }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      var runs = AttributeRuns(new)
      if let font = runs.settle(.font, others: usedFont) as? UIFont { chosenFont = font }
      let color = runs.settle(.foregroundColor, others: textColor ?? .label)
      if let color = color as? UIColor { chosenTextColor = color }
      session.take(new.string, runs)
    }
  }

  private var chosenFont: UIFont?
  private var chosenTextColor: UIColor?

  /// The font of all of the text; where it has attributes, that of its beginning.
  open var font: UIFont? {
    get { chosenFont }
    set {
      chosenFont = newValue
      attributeRuns.changeAll { $0[.font] = nil }
      invalidateLines()
    }
  }

  /// Whether fonts that can follow the content size do so when it changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  private func adjustFonts() {
    let category = traitCollection.preferredContentSizeCategory
    chosenFont = chosenFont?.adjusted(to: category)
    attributeRuns.changeAll { $0.adjustFont(to: category) }
    invalidateLines()
  }

  override func directionDidChange() {
    super.directionDidChange()
    invalidateLines()
  }

  override func followTraits(since old: UITraitCollection) {
    super.followTraits(since: old)
    if adjustsFontForContentSizeCategory,
      traitCollection.values.category != old.values.category
    {
      adjustFonts()
    } else if traitCollection.hasDifferentColorAppearance(comparedTo: old) {
      // Lines have colours of attributes in them.
      invalidateLines()
    }
  }

  /// The colour of all of the text; where it has attributes, that of its beginning.
  open var textColor: UIColor? {
    get { chosenTextColor }
    set {
      chosenTextColor = newValue
      attributeRuns.changeAll { $0[.foregroundColor] = nil }
      invalidateLines()
    }
  }

  /// Where all lines stand.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      attributeRuns.changeAll { attributes in
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle,
          let changed = style.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        changed.alignment = textAlignment
        attributes[.paragraphStyle] = changed
      }
      invalidateLines()
    }
  }

  /// What is found in the text while it is only read, and shown as links.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { invalidateLines() } }
  }

  private var chosenLinkAttributes: [NSAttributedString.Key: Any]?

  /// How links look: in the tint unless set, and what is set comes before the attributes of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { chosenLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      chosenLinkAttributes = newValue
      invalidateLines()
    }
  }

  /// The same where it is set.
  var givenLinkAttributes: [NSAttributedString.Key: Any] { chosenLinkAttributes ?? [:] }

  /// The attributes of the text with what is found in it, until either changes.
  var detectedRuns: AttributeRuns?

  /// Where lines stand between the insets.
  public let textContainer: NSTextContainer

  /// Room around the text that scrolls with it, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { invalidateLines() } }
  }

  /// What is typed next has these attributes; those of the character before the caret unless set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { defaultAttributes.merging(session.typingAttributes) { $1 } }
    set {
      session.chosenTypingAttributes = newValue
      if model.length == 0 { invalidateLines() }
    }
  }

  /// Whether a person can make text bold, italic or underlined, and keeps the attributes of what is
  /// pasted.
  open var allowsEditingTextAttributes = false

  open override var tintColor: UIColor! { didSet { setNeedsDisplay() } }

  override var defaultAccessibilityValue: String? { ownText?.seen }
  override var ownText: ViewText? { ViewText(string: model.text, isSecret: isSecureTextEntry) }

  private var fittedWidth: CGFloat?
  private var givenInputViews: (input: UIView?, accessory: UIView?)

  open override var inputView: UIView? {
    get { givenInputViews.input }
    set { givenInputViews.input = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { givenInputViews.accessory }
    set { givenInputViews.accessory = newValue }
  }

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
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  @NSCopying open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { resetLines() } }
  }

  // MARK: Editing

  var (isEditing, isReading) = (false, false)

  /// Whether the text is only read, so that no keyboard is wanted.
  package override var takesTypedText: Bool { isEditable }

  /// Whether a person can change the text.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      resignFirstResponder()
      if !dataDetectorTypes.isEmpty { invalidateLines() }
    }
  }

  /// Whether a person can select text and follow links.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textLooksDidChange() } }
  }

  /// What is selected, in UTF-16 units; the caret where nothing is.
  open var selectedRange: NSRange {
    get {
      let range = model.selection.range
      return NSRange(location: range.lowerBound, length: range.count)
    }
    set { session.selectByCode(newValue.clampedRange) }
  }

  /// Scrolls until the characters of a range, in UTF-16 units, are in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = range.clampedRange.clamped(to: 0..<model.length)
    measureText()
    let ends = [caret(at: range.lowerBound), caret(at: range.upperBound)]
    takeHeight()
    scrollRectToVisible(ends[0].union(ends[1]), animated: false)
  }

  open var hasText: Bool { model.length > 0 }
  open func insertText(_ text: String) { session.insert(text) }
  open func deleteBackward() { session.delete(model.rangeDeletedBackward) }
  open override var canBecomeFirstResponder: Bool { isSelectable }
  override var beginsEditingBeforeKeyboard: Bool { false }
  override func didBecomeFirstResponder() {
    if isEditable { beginEditing() } else { beginReading() }
  }
  override func didResignFirstResponder() { if isReading { endReading() } else { endEditing() } }

  override func shouldBecomeFirstResponder() -> Bool {
    !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  override func shouldResignFirstResponder() -> Bool {
    isReading || textDelegate?.textViewShouldEndEditing(self) ?? true
  }

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
    textDelegate?.textView(
      self, editMenuForTextIn: model.selection.characters, suggestedActions: actions)
  }

  open override var undoManager: UndoManager? { session.undoManager }

  // MARK: Text input

  open var inputDelegate: (any UITextInputDelegate)? {
    get { session.inputDelegate }
    set { session.inputDelegate = newValue }
  }

  open var tokenizer: any UITextInputTokenizer { session.tokenizer }
  open func text(in range: UITextRange) -> String? { session.string(in: range) }

  /// Replaces text; the delegate is asked only about what a person types.
  open func replace(_ range: UITextRange, withText text: String) {
    session.replace(range, with: text)
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    session.isChangeAllowed(in: range, to: text)
  }

  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(model.selection.range) }
    set {
      if isEditing {
        session.selectedRange = newValue
      } else if let range = newValue.flatMap(model.offsets(of:)) {
        session.selectByCode(range)
      }
    }
  }

  open var markedTextRange: UITextRange? { model.markedRange.map(TextOffsetRange.init) }

  /// The colours of marked text, under `foregroundColor` and `backgroundColor`.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    session.mark(markedText ?? "", selecting: selectedRange.clampedRange)
  }

  open func unmarkText() { session.change { $0.unmarkText() } }
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
  ) -> UITextPosition? { session.position(from: position, in: direction, offset: offset) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    session.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    session.distance(from: from, to: toPosition)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { session.end(of: range, farthestIn: direction) }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { session.range(extending: position, in: direction) }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    paragraphDirection(at: model.offset(of: position) ?? 0) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Sets the direction of the whole text.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    session.setWritingDirection(writingDirection)
    invalidateLines()
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Where the caret stands at a position, and in which size it is painted.
  open func caretRect(for position: UITextPosition) -> CGRect {
    model.offset(of: position).map(caret) ?? .zero
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = model.offsets(of: range), !range.isEmpty else { return [] }
    let rects = selectedRects(of: range)
    return rects.enumerated().map { index, rect in
      let direction = paragraphDirection(
        at: nearestOffset(to: CGPoint(x: rect.midX, y: rect.midY)))
      return TextSelectionRect(
        rect, direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
        isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    session.position(nearestTo: point, in: nil)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    session.position(nearestTo: point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureText()
    if showsSelection { session.handles.follow() }
  }

  /// The size of the text in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil)
  }

  /// The size of the text where it is not scrolled; none where it is.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(in: fittedWidth)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    fittedWidth = width
    defer { fittedWidth = nil }
    return isScrollEnabled ? nil : intrinsicContentSize.height
  }

  /// Keeps the caret in sight while the text is edited.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isEditing { showSelection() }
  }

  // MARK: Touches

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || showsSelection && session.handles.contain(point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerDown(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, waitingTap == nil, showsSelection || isEditable {
      session.drag(to: touch.location(in: self))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerUp(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    waitingTap = nil
    session.cancelTouch()
  }

  /// A tap on a text is the text's, before recognisers further out; a finger that selects words does
  /// not scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer {
      return !session.holdsFinger
    }
    return !(gestureRecognizer is UITapGestureRecognizer) || gestureRecognizer.view === self
      || !(isEditable && isSelectable)
  }

  // MARK: Painting

  override var hasContent: Bool { true }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    paintText(on: canvas, in: bounds)
    super.paintContent(on: canvas, in: bounds)
  }
}
