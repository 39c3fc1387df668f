/// Puts changed lines together into hunks.
struct HunkBuilder {
  /// How many kept lines stand before and after a change.
  static let context = 3

  let oldLines: [TextLine]
  let newLines: [TextLine]
  let script: LineMatcher.Script

  private var (old, new) = (0, 0)
  private var result: [TextDifference.Hunk] = []
  private var lines: [TextDifference.Line] = []
  /// Where the hunk that is being built begins, counted from 0.
  private var (oldStart, newStart) = (0, 0)
  /// How many kept lines there are since the last change.
  private var kept = 0

  init(oldLines: [TextLine], newLines: [TextLine], script: LineMatcher.Script) {
    self.oldLines = oldLines
    self.newLines = newLines
    self.script = script
  }

  mutating func hunks() -> [TextDifference.Hunk] {
    while old < oldLines.count || new < newLines.count {
      if old < oldLines.count, script.removed[old] {
        begin()
        lines.append(oldLines[old].line(.removed))
        old += 1
      } else if new < newLines.count, script.added[new] {
        begin()
        lines.append(newLines[new].line(.added))
        new += 1
      } else {
        keep()
      }
    }
    end()
    return result
  }

  /// Has a hunk that a change can be added to.
  private mutating func begin() {
    kept = 0
    guard lines.isEmpty else { return }
    let before = min(Self.context, old)
    (oldStart, newStart) = (old - before, new - before)
    lines = oldLines[oldStart..<old].map { $0.line(.kept) }
  }

  private mutating func keep() {
    // Two contexts that touch are one.
    if !lines.isEmpty, kept == 2 * Self.context { end() }
    if !lines.isEmpty {
      lines.append(oldLines[old].line(.kept))
      kept += 1
    }
    old += 1
    new += 1
  }

  private mutating func end() {
    guard !lines.isEmpty else { return }
    lines.removeLast(max(0, kept - Self.context))
    let oldCount = lines.count { $0.kind != .added }
    let newCount = lines.count { $0.kind != .removed }
    result.append(
      TextDifference.Hunk(
        oldStart: oldStart + (oldCount > 0 ? 1 : 0), oldCount: oldCount,
        newStart: newStart + (newCount > 0 ? 1 : 0), newCount: newCount, lines: lines))
    lines = []
    kept = 0
  }
}
