/// The first place where two traces tell different stories.
///
/// A trace's first row names its columns, its first column is the time, and a row that would be
/// equal to the one before but for time may be left out: what a row says holds until the next.
package enum TraceDifference {
  /// A sentence such as `0.116667: shift 41.000 → 40.500`; nil where the rows are equal.
  ///
  /// The old trace is a golden, whose lines Git may have given other ends when it was checked out.
  package static func sentence(old: [UInt8], new: [UInt8]) -> String? {
    guard endsLinesInCRLF(old), !endsLinesInCRLF(new) else {
      return sentenceAboutRows(old: old, new: new)
    }
    let ends = "the golden's lines end in CR LF and should end in LF"
    let rows = sentenceAboutRows(old: old.replacing([0x0d, 0x0a], with: [0x0a]), new: new)
    return rows.map { "\(ends); besides, \($0)" } ?? ends
  }

  /// Whether the first line ends so.
  private static func endsLinesInCRLF(_ text: [UInt8]) -> Bool {
    text.firstIndex(of: 0x0a).map { $0 > 0 && text[$0 - 1] == 0x0d } ?? false
  }

  private static func sentenceAboutRows(old: [UInt8], new: [UInt8]) -> String? {
    var oldRows = CommaSeparatedRows(old)
    var newRows = CommaSeparatedRows(new)
    let (oldNames, newNames) = (oldRows.next() ?? [], newRows.next() ?? [])
    if oldNames != newNames {
      return "the columns are \(list(newNames)), not \(list(oldNames))"
    }
    var held: [String] = []
    var line = 1
    while true {
      line += 1
      let (oldRow, newRow) = (oldRows.next(), newRows.next())
      if let oldRow, oldRow == newRow {
        held = oldRow
        continue
      }
      guard let place = Place(old: oldRow, new: newRow, held: held, line: line) else { return nil }
      let changes = place.changes(names: oldNames)
      if !changes.isEmpty { return "\(place.name): " + changes.joined(separator: ", ") }
      return "\(place.name): a row is \(place.isOfOld ? "missing" : "added")"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "missing" : names.map(shown).joined(separator: ", ")
  }

  /// A value in one line.
  private static func shown(_ value: String) -> String {
    if value.isEmpty { return "nothing" }
    return String(value.map { $0.isNewline ? " " : $0 })
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
      return (firstColumn..<last).compactMap { index in
        let before = index < old.count ? old[index] : ""
        let after = index < new.count ? new[index] : ""
        if Array(before.utf8) == Array(after.utf8) { return nil }
        let name = index < names.count ? names[index] : "column \(index + 1)"
        return "\(name) \(shown(before)) → \(shown(after))"
      }
    }
  }
}
