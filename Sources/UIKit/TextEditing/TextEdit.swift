/// A replacement in a text: where it is, in UTF-16 units, and what was there before and is now.
struct TextEdit: Hashable, Sendable {
  var location: Int
  var removed: String
  var inserted: String

  /// The edit that takes this one back.
  var inverse: TextEdit { TextEdit(location: location, removed: inserted, inserted: removed) }

  /// Both one after the other as one edit, where the second goes on typing or deleting backwards
  /// where the first has ended; nil for any others.
  func followed(by next: TextEdit) -> TextEdit? {
    let end = location + inserted.utf16.count
    if next.removed.isEmpty, next.location == end {
      return TextEdit(location: location, removed: removed, inserted: inserted + next.inserted)
    }
    if inserted.isEmpty, next.inserted.isEmpty,
      next.location + next.removed.utf16.count == location
    {
      return TextEdit(location: next.location, removed: next.removed + removed, inserted: "")
    }
    return nil
  }
}
