extension TextDifference.Hunk {
  /// Where the hunk is in both texts, as `@@ -12,7 +12,8 @@`.
  package var header: String { "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@" }
}

extension TextDifference {
  /// The form that `diff -u` has made common, without the files' names.
  ///
  /// Beyond `limit` lines it says how many more there are.
  package func unified(limit: Int = .max) -> String {
    var lines: [String] = []
    for hunk in hunks {
      lines.append(hunk.header)
      for line in hunk.lines {
        lines.append(line.kind.rawValue + line.text)
        if !line.isTerminated { lines.append("\\ No newline at end of file") }
      }
    }
    if lines.count > limit {
      let rest = lines.count - limit
      lines = lines.prefix(limit) + ["… and \(rest) more line\(rest == 1 ? "" : "s")"]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
