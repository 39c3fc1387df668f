/// What there is to read on a view.
package struct ViewText: Hashable, Sendable {
  /// The text; nil where the view could show one and has none.
  package var string: String?

  /// What is shown in the place of an empty text.
  package var placeholder: String?

  /// Whether bullets are shown for the text.
  package var isSecret = false

  /// The text as it is seen, with as many bullets for a secret one as it has characters.
  package var seen: String {
    let string = string ?? ""
    return isSecret ? String(repeating: "•", count: string.count) : string
  }

  /// The words a person would name the view by: the text, the placeholder of an empty one, and
  /// nothing for a secret.
  package var readable: String? {
    if let string, !string.isEmpty { return isSecret ? nil : string }
    return placeholder?.isEmpty == false ? placeholder : nil
  }
}
