import Foundation

/// What takes changes of the text back.
extension TextEditingSession {
  /// An edit that can be taken back, which grows while the same is done again and again.
  final class UndoRecord {
    fileprivate(set) var edit: TextEdit
    /// What was selected before.
    fileprivate let selection: EditableText.Selection
    /// Of what was removed.
    fileprivate var attributes: AttributeRuns

    fileprivate init(
      _ edit: TextEdit, selection: EditableText.Selection, attributes: AttributeRuns
    ) {
      self.edit = edit
      self.selection = selection
      self.attributes = attributes
    }
  }

  /// What a person does that changes the text, as far as undoing goes.
  enum EditKind: String {
    /// Goes on with what came before it, if that was the same.
    case typing = "Typing"
    case deleting = "Delete"
    /// What an input method composes, up to its end.
    case composing = "Composing"
    case cutting = "Cut"
    case pasting = "Paste"
    /// What code does.
    case replacing = ""

    fileprivate var joins: Bool {
      switch self {
      case .typing, .deleting, .composing: true
      case .cutting, .pasting, .replacing: false
      }
    }
  }

  /// Keeps an edit that has been made, with what was selected before and the attributes of what it has
  /// removed.
  func keep(
    _ edit: TextEdit, of kind: EditKind, selection: EditableText.Selection,
    attributes removed: AttributeRuns
  ) {
    // A secret is kept nowhere but in its field.
    guard !view.isSecureTextEntry, edit.removed != edit.inserted else { return }
    if !undoManager.isUndoing, !undoManager.isRedoing, let open = openRecord,
      let joined = open.kind == kind || open.kind == .composing
        ? open.record.edit.joined(with: edit, isComposing: open.kind == .composing) : nil
    {
      // What was deleted further back stands before.
      if joined.removed.utf16.count > open.record.edit.removed.utf16.count {
        open.record.attributes = AttributeRuns(removed.runs + open.record.attributes.runs)
      }
      open.record.edit = joined
      openRecord?.kind = kind
      return
    }
    let record = UndoRecord(edit, selection: selection, attributes: removed)
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) { $0.takeBack(record) }
    if !kind.rawValue.isEmpty, !undoManager.isUndoing, !undoManager.isRedoing {
      undoManager.setActionName((kind == .composing ? .typing : kind).rawValue)
    }
    undoManager.endUndoGrouping()
    openRecord = kind.joins ? (record, kind) : nil
  }

  private func takeBack(_ record: UndoRecord) {
    guard view.isEditing else { return }
    clearsOnInsertion = false
    openRecord = nil
    change(as: .replacing, attributes: attributes(taking: record)) {
      $0.revert(record.edit)
      if undoManager.isUndoing { $0.selection = record.selection }
    }
    openRecord = nil
    view.textDidChange()
  }

  /// The attributes of what an edit is replaced with when it is taken back.
  private func attributes(taking record: UndoRecord) -> AttributeRuns {
    let start = record.edit.location
    let end = start + record.edit.inserted.utf16.count
    let (wholeStart, wholeEnd) = (text.boundary(atOrBefore: start), text.boundary(atOrAfter: end))
    return AttributeRuns(
      attributes.parts(of: wholeStart..<start) + record.attributes.runs
        + attributes.parts(of: end..<max(end, wholeEnd)))
  }

  /// Forgets everything that could be taken back.
  func forgetEdits() {
    openRecord = nil
    // Made when the first edit is kept.
    if hasUndoManager { undoManager.removeAllActions(withTarget: self) }
  }
}

extension TextEdit {
  fileprivate func joined(with next: TextEdit, isComposing: Bool) -> TextEdit? {
    guard isComposing else { return followed(by: next) }
    // What is composed takes the place of what was composed before.
    if next.location == location, next.removed == inserted {
      return TextEdit(location: location, removed: removed, inserted: next.inserted)
    }
    return nil
  }
}
