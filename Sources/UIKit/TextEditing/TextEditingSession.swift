import Drawing
import Foundation

/// What an editing session needs of the view that shows its text.
@MainActor protocol TextEditingView: UIView, UITextInput {
  /// Whether the text is edited at present.
  var isEditing: Bool { get }

  /// Whether the text has the focus, so that its selection is seen, to be edited or only to be read.
  var showsSelection: Bool { get }

  /// Returns whether the characters in a range may be replaced.
  func isChangeAllowed(in range: Range<Int>, to string: String) -> Bool

  /// The text is now longer by a number of UTF-16 units, which may be negative; without an edit it is
  /// another text.
  func textWasReplaced(_ edit: TextEdit?, lengthenedBy difference: Int)

  /// The font where the attributes have none.
  var usedFont: UIFont { get }

  /// Whether a person may change attributes, and keeps those of what is pasted.
  var allowsEditingTextAttributes: Bool { get }

  /// The attributes of a range of the text are others.
  func attributesDidChange(in range: Range<Int>)

  /// The caret or the selection is elsewhere, or the text around it is another, while it is edited.
  func showSelection()

  /// The range of the selection has changed while the text is edited.
  func selectionDidChange()

  /// A person has changed the text.
  func textDidChange()

  /// Selects all of the text.
  func selectAll(_ sender: Any?)

  /// Returns the offset whose caret is nearest to a point, in the view's coordinates.
  func offset(at point: CGPoint) -> Int

  /// Returns the nearer end of a word for a tap at an offset inside of it.
  func end(of word: Range<Int>, nearestTo offset: Int) -> Int

  /// Returns a text as it stands when it has been put in at once.
  func insertedForm(of string: String) -> String

  /// Returns where a motion by lines leads from an offset; `column` is where it began, in points from
  /// the left, as long as motions by lines follow each other. Nil where there is one line.
  func lineDestination(
    of motion: TextEditingCommand.Motion, from offset: Int, column: inout CGFloat?
  ) -> Int?

  /// Returns the direction in which the text around an offset is written.
  func direction(at offset: Int) -> TextDirection

  /// Returns whether a caret at an offset is in sight.
  func showsCaret(at offset: Int) -> Bool

  /// What can be seen of the text, in the view's coordinates.
  var visibleTextRect: CGRect { get }
}

/// The editing of one text: what it is and what is selected of it, its caret's rhythm, the finger
/// that selects, and the character of a secret that is still seen.
@MainActor final class TextEditingSession {
  /// Owns the session.
  private(set) unowned var view: any TextEditingView

  var text = EditableText()

  /// The attributes of the text's parts, where they are others than the view's.
  var attributes = AttributeRuns()

  /// The attributes that were chosen for what is typed next.
  var chosenTypingAttributes: AttributeRuns.Attributes?

  /// How often the text or the selection has changed.
  private var revision = 0

  /// Whether the next insertion replaces all of the text.
  var clearsOnInsertion = false

  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: view)
  private(set) lazy var caretBlink = CaretBlink { [weak self] in self?.view.setNeedsDisplay() }

  /// What the finger does that is down in the text.
  var touchSelection: TouchSelection?

  /// What a finger that is down has found.
  var touchStart: TouchStart?

  /// Whether a finger has made the selection, which then has handles.
  var isSelectedByTouch = false
  private(set) lazy var handles = SelectionHandles(of: self)

  private var madeUndoManager: UndoManager?

  /// Takes the edits of this text back.
  var undoManager: UndoManager {
    if let madeUndoManager { return madeUndoManager }
    let manager = UndoManager()
    madeUndoManager = manager
    return manager
  }

  var hasUndoManager: Bool { madeUndoManager != nil }

  /// Where motions by lines have begun, in points from the left.
  var column: CGFloat?

  /// The edit that the next one may go on with.
  var openRecord: (record: UndoRecord, kind: EditKind)?

  /// The direction set for the text in the place of its own.
  var chosenDirection: TextDirection?

  /// The character just typed into a secret, in UTF-16 units, while it is seen.
  var revealedRange: Range<Int>?
  var revealedUntil: ScheduledWork?

  init(of view: any TextEditingView) {
    self.view = view
  }

  /// The direction the text is shown in; bullets run from left to right.
  var direction: TextDirection {
    chosenDirection ?? (view.isSecureTextEntry ? .leftToRight : text.writingDirection)
  }

  /// Changes text or selection and shows it; a replaced text cannot be taken back.
  ///
  /// What is put in has the attributes given, else those of what is typed.
  func change(
    as kind: EditKind = .replacing, attributes given: AttributeRuns? = nil,
    _ body: (inout EditableText) -> Void
  ) {
    var old = text
    var new = text
    body(&new)
    guard new != old else { return }
    let isOfText = new.storage != old.storage
    let revision = revision
    if isOfText { inputDelegate?.textWillChange(view) }
    inputDelegate?.selectionWillChange(view)
    if self.revision != revision {
      // The one who was told has made a change of its own.
      old = text
      new = text
      body(&new)
    }
    let edit = new.takeEdit()
    text = new
    self.revision += 1
    if let edit {
      let removed = replaceAttributes(with: edit, given)
      keep(edit, of: kind, selection: old.selection, attributes: removed)
    } else if isOfText {
      attributes =
        given ?? AttributeRuns(length: new.length, attributes.attributes(at: 0))
      forgetEdits()
    } else if new.selection != old.selection {
      openRecord = nil
    }
    hideRevealedCharacter()
    column = nil
    if isOfText {
      isSelectedByTouch = false
      view.textWasReplaced(edit, lengthenedBy: new.length - old.length)
    }
    view.setNeedsDisplay()
    if view.showsSelection {
      if touchSelection == nil { hideMenu() }
      view.showSelection()
      handles.follow()
      holdCaret()
      if text.selection.range != old.selection.range {
        chosenTypingAttributes = nil
        view.selectionDidChange()
      }
    }
    if isOfText { inputDelegate?.textDidChange(view) }
    inputDelegate?.selectionDidChange(view)
  }

  /// Begins to edit the text as it is, with the caret at its end, or an empty one.
  func begin(clearing: Bool) {
    openRecord = nil
    isSelectedByTouch = false
    if clearing {
      forgetEdits()
      attributes.replace(0..<text.length, with: AttributeRuns())
    }
    text = clearing ? EditableText() : EditableText(text.storage)
    revision += 1
    if view.isSecureTextEntry, text.length > 0 { clearsOnInsertion = true }
  }

  /// Leaves the text as it is.
  func end() {
    text.unmarkText()
    (touchSelection, openRecord, isSelectedByTouch) = (nil, nil, false)
    chosenTypingAttributes = nil
    hideLoupe()
    hideMenu()
    handles.follow()
    if view.isSecureTextEntry { clearsOnInsertion = false }
    caretBlink.stop()
    hideRevealedCharacter()
  }

  /// Shows the caret and starts its rhythm anew.
  func holdCaret() {
    if view.isEditing, let clock = view.window?.screen.clock { caretBlink.restart(on: clock) }
  }
}
