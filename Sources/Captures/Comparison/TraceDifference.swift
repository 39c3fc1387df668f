/// The first place where two traces tell different stories.
///
/// A trace's first row names its columns, its first column is the time, and a row that would be
/// equal to the one before but for time may be left out: what a row says holds until the next.
package enum TraceDifference {
  /// A sentence such as `0.116667: shift 41.000 → 40.500`; nil where the rows are equal.
  ///
  /// The old trace is a golden, whose lines Git may have given other ends when it was checked out.
  package static func sentence(old: [UInt8], new: [UInt8]) -> String? {
    let form = TextForm(of: old, besides: new)
    return form.sentence(besides: sentenceAboutRows(old: form.text, new: new))
  }

  private static func sentenceAboutRows(old: [UInt8], new: [UInt8]) -> String? {
    var oldRows = CommaSeparatedRows(old)
    var newRows = CommaSeparatedRows(new)
    let (oldNames, newNames) = (oldRows.next() ?? [], newRows.next() ?? [])
    if oldNames != newNames {
      return "the columns are \(list(newNames)), not \(list(oldNames))"
    }
    let events = oldNames.firstIndex(of: "events")
    var held: [String] = []
    var line = 1
    while true {
      line += 1
      let (oldRow, newRow) = (oldRows.next(), newRows.next())
      if let oldRow, oldRow == newRow {
        held = oldRow
        // Values hold until the next row, events are of one row alone.
        if let events, events < held.count { held[events] = "" }
        continue
      }
      guard let place = Place(old: oldRow, new: newRow, held: held, line: line) else { return nil }
      let changes = place.changes(names: oldNames)
      if !changes.isEmpty { return "\(place.name): " + changes.joined(separator: ", ") }
      return "\(place.name): a row is \(place.isOfOld ? "missing" : "added")"
    }
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "missing" }
    let first = names.prefix(mostShown).map { shown($0) }
    return (first + (names.count > mostShown ? ["…"] : [])).joined(separator: ", ")
  }

  /// More columns, or bytes of a value, tell a reader no more.
  private static let mostShown = 12
  private static let longestShown = 200

  /// A value in one line, or what is shown of a long one, from some place on.
  private static func shown(_ value: String, from place: Int = 0) -> String {
    if value.isEmpty { return "nothing" }
    let isLong = value.utf8.count > longestShown
    let bytes = isLong ? value.utf8.dropFirst(place).prefix(longestShown) : Substring(value).utf8
    let text = String(decoding: bytes, as: UTF8.self).map { $0.isNewline ? " " : $0 }
    let isCut = isLong && place + bytes.count < value.utf8.count
    return (isLong && place > 0 ? "…" : "") + String(text) + (isCut ? "…" : "")
  }

  /// Two values that differ; of long ones the place where they do.
  private static func shown(_ old: String, _ new: String) -> String {
    let common = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    let place = max(0, common - 20)
    return "\(shown(old, from: place)) → \(shown(new, from: place))"
  }

  /// A point in time at which two rows say different things.
  private struct Place {
    /// The time as the trace has it, or where that is no number, the line.
    let name: String
    /// Whether the old trace has a row of its own here.
    let isOfOld: Bool
    private let old: [String]
    private let new: [String]
    private let firstColumn: Int

    /// Nil where neither trace has a row.
    init?(old: [String]?, new: [String]?, held: [String], line: Int) {
      guard let present = old ?? new else { return nil }
      let times = [old, new].compactMap { $0?.first.flatMap { Double($0) } }
      guard times.count == [old, new].count(where: { $0 != nil }), let time = times.min() else {
        // Without times there is no order either: the rows are compared as they stand.
        (name, firstColumn) = ("line \(line)", 0)
        (self.old, self.new) = (old ?? [], new ?? [])
        isOfOld = old != nil
        return
      }
      let oldRow = old.flatMap { Double($0[0]) == time ? $0 : nil }
      let newRow = new.flatMap { Double($0[0]) == time ? $0 : nil }
      isOfOld = oldRow != nil
      (self.old, self.new) = (oldRow ?? held, newRow ?? held)
      name = (oldRow ?? newRow ?? present)[0]
      // Two rows of one time may differ in its spelling alone.
      firstColumn = oldRow != nil && newRow != nil ? 0 : 1
    }

    /// The column's name, what it was and what it is, for each that differs.
    func changes(names: [String]) -> [String] {
      let last = max(old.count, new.count, firstColumn)
      let changes = (firstColumn..<last).compactMap { index -> String? in
        let before = index < old.count ? old[index] : ""
        let after = index < new.count ? new[index] : ""
        if Array(before.utf8) == Array(after.utf8) { return nil }
        let name = index < names.count ? names[index] : "column \(index + 1)"
        return "\(name) \(shown(before, after))"
      }
      return changes.count > mostShown ? changes.prefix(mostShown) + ["…"] : changes
    }
  }
}
