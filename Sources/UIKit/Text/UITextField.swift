import Drawing
import Foundation

/// One line of text that is edited in place.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, TextEditingCommandTarget {
  var model = TextEditing()
  lazy var caretBlink = CaretBlink { [weak self] in self?.setNeedsDisplay() }
  let clearButton = ClearButton()
  /// What is set of a long text, in UTF-16 units.
  var linePart = 0..<0
  /// How much of the line's left end is out of sight, in points.
  var scrollOffset: CGFloat = 0
  var touchSelection: TouchSelection?
  /// The character just typed into a secure field, in UTF-16 units, while it is visible.
  var revealedRange: Range<Int>?
  var revealedUntil: ScheduledWork?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearButtonTapped() }, for: .touchUpInside)
  }

  public required init?(coder: NSCoder) { nil }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: What is shown

  /// The text; never nil when read.
  ///
  /// Setting it puts the caret behind it; the delegate alone hears, of its selection.
  open var text: String? {
    get { model.text }
    set { change { $0 = TextEditing(newValue ?? "") } }
  }

  /// What is shown, dimmed, while there is no text.
  open var placeholder: String? {
    didSet { appearanceDidChange() }
  }

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var chosenFont: UIFont?

  /// The font; nil sets the standard one.
  open var font: UIFont? {
    get { chosenFont ?? Self.standardFont }
    set {
      chosenFont = newValue
      appearanceDidChange()
    }
  }

  private var chosenTextColor: UIColor?

  /// The text's colour; nil sets the standard one.
  open var textColor: UIColor? {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      setNeedsDisplay()
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { appearanceDidChange() }
  }

  open var borderStyle = BorderStyle.none {
    didSet {
      showBackground()
      appearanceDidChange()
    }
  }

  /// When a button that clears the text stands at the right; never without text.
  open var clearButtonMode = ViewMode.never {
    didSet { appearanceDidChange() }
  }

  /// What stands before the text, where `leftViewMode` wants it.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      appearanceDidChange()
    }
  }

  open var leftViewMode = ViewMode.never {
    didSet { appearanceDidChange() }
  }

  /// What stands behind the text, in the clear button's place, where `rightViewMode` wants it.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      appearanceDidChange()
    }
  }

  open var rightViewMode = ViewMode.never {
    didSet { appearanceDidChange() }
  }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default

  /// Whether bullets are shown for the text.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      clearsOnInsertion = isSecureTextEntry && isEditing && hasText
      hideRevealedCharacter()
      appearanceDidChange()
    }
  }

  // MARK: Editing

  open internal(set) var isEditing = false

  /// Whether the text is cleared when editing begins, if the delegate allows it.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces all of the text; on by itself when the editing of a
  /// secure field begins.
  open var clearsOnInsertion = false

  open var hasText: Bool { model.length > 0 }

  open func insertText(_ text: String) {
    insert(text)
  }

  open func deleteBackward() {
    delete(model.rangeDeletedBackward)
  }

  /// Selects all of the text.
  open func selectAll(_ sender: Any?) {
    change { $0.selectAll() }
  }

  package func perform(_ command: TextEditingCommand) {
    edit(by: command)
  }

  open override var isEnabled: Bool {
    didSet { if !isEnabled { resignFirstResponder() } }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func shouldBecomeFirstResponder() -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override func shouldResignFirstResponder() -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func didBecomeFirstResponder() {
    beginEditing()
  }

  override func didResignFirstResponder() {
    endEditing()
  }

  // MARK: Layout

  /// Where the text stands while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds)
  }

  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds)
  }

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
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size in which the text, else the placeholder, is seen whole.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { hideRevealedCharacter() }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(at: touch.location(in: self), tapCount: touch.tapCount)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self))
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    touchSelection = nil
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, !isTracking, let touch = touches.first else { return }
    release(at: touch.location(in: self))
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
    paintBorder(on: canvas, in: bounds)
    if isEditing {
      paintEditedText(on: canvas, in: bounds)
    } else {
      paintText(on: canvas, in: bounds)
    }
    super.paintContent(on: canvas, in: bounds)
  }

  func appearanceDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Gives the layer the background where the border does not paint it.
  private func showBackground() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : chosenBackgroundColor
    setNeedsDisplay()
  }
}
