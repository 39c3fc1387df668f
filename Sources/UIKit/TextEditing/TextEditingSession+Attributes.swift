import Foundation

/// The attributes of the text, which follow what is typed.
extension TextEditingSession {
  typealias Attributes = AttributeRuns.Attributes

  /// The attributes of what is typed in the place of the selection.
  var typingAttributes: Attributes {
    let selection = text.selection
    return attributesOfTyping(
      at: selection.isCaret ? selection.head - 1 : selection.range.lowerBound)
  }

  /// Those that were chosen, else those of the character at an offset; a link does not go on where it
  /// ends.
  private func attributesOfTyping(at offset: Int) -> Attributes {
    chosenTypingAttributes
      ?? attributes.attributes(at: max(0, offset)).filter { $0.key != .link }
  }

  /// Lets the attributes follow an edit; returns those of what it has removed.
  func replaceAttributes(with edit: TextEdit, _ given: AttributeRuns?) -> AttributeRuns {
    let old = edit.location..<edit.location + edit.removed.utf16.count
    let length = edit.inserted.utf16.count
    let removed = AttributeRuns(attributes.parts(of: old))
    if let given, given.length == length {
      attributes.replace(old, with: given)
    } else {
      let typed = attributesOfTyping(at: old.isEmpty ? edit.location - 1 : edit.location)
      attributes.replace(old, with: AttributeRuns(length: length, typed))
    }
    return removed
  }

  /// Takes up a whole text that code has set.
  func take(_ string: String, _ runs: AttributeRuns) {
    chosenTypingAttributes = nil
    let isSame = string == text.text
    if isSame { attributes = runs }
    change(attributes: runs) { $0 = EditableText(string) }
    // Of another text it has been done by now.
    if isSame { view.textWasReplaced(nil, lengthenedBy: 0) }
  }

  // MARK: By a person

  /// Whether a person may make the selection look otherwise, or at a caret what is typed next.
  var allowsStyling: Bool {
    view.isEditing && view.allowsEditingTextAttributes && !view.isSecureTextEntry
  }

  func toggleBoldface() {
    toggle("Bold", isOn: { font(of: $0).isBold }) { attributes, isOn in
      attributes[.font] = font(of: attributes).withBold(isOn)
    }
  }

  func toggleItalics() {
    toggle("Italic", isOn: { font(of: $0).isItalic }) { attributes, isOn in
      attributes[.font] = font(of: attributes).withItalic(isOn)
    }
  }

  func toggleUnderline() {
    toggle("Underline", isOn: { TextAttributes($0).isUnderlined }) { attributes, isOn in
      attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
    }
  }

  private func font(of attributes: Attributes) -> UIFont {
    attributes[.font] as? UIFont ?? view.usedFont
  }

  /// Sets what not all of the selection has, else takes it away.
  private func toggle(
    _ name: String, isOn: (Attributes) -> Bool, _ set: (inout Attributes, _ isOn: Bool) -> Void
  ) {
    guard allowsStyling else { return }
    guard !text.selection.isCaret else {
      var typing = typingAttributes
      set(&typing, !isOn(typing))
      chosenTypingAttributes = typing
      return
    }
    let range = text.selection.range
    var parts = attributes.parts(of: range)
    let turnsOn = !parts.allSatisfy { isOn($0.attributes) }
    for index in parts.indices { set(&parts[index].attributes, turnsOn) }
    setAttributes(AttributeRuns(parts), of: range, named: name)
  }

  /// Gives a range attributes, which can be taken back.
  private func setAttributes(_ runs: AttributeRuns, of range: Range<Int>, named name: String) {
    guard view.isEditing, range.upperBound <= text.length else { return }
    openRecord = nil
    let old = AttributeRuns(attributes.parts(of: range))
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) {
      $0.setAttributes(old, of: range, named: name)
      $0.change { $0.select(range) }
    }
    if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName(name) }
    undoManager.endUndoGrouping()
    attributes.replace(range, with: runs)
    view.attributesDidChange(in: range)
    handles.follow()
    view.textDidChange()
  }
}

extension UIFont {
  /// From this weight on letters count as bold, as font files number it.
  private static let leastBoldWeight = 600

  fileprivate var isBold: Bool { fontDescription.weight >= Self.leastBoldWeight }
  fileprivate var isItalic: Bool { fontDescription.italic }

  fileprivate func withBold(_ isBold: Bool) -> UIFont {
    var description = fontDescription
    description.weight = (isBold ? Weight.bold : .regular).fontFileWeight
    return UIFont(description)
  }

  fileprivate func withItalic(_ isItalic: Bool) -> UIFont {
    var description = fontDescription
    description.italic = isItalic
    return UIFont(description)
  }
}
