extension TextDifference.Hunk {
  /// Where the hunk is in both texts, as `@@ -12,7 +12,8 @@`.
  package var header: String { "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@" }
}

extension TextDifference {
  /// A line of the form that `diff -u` has made common.
  package struct UnifiedLine: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case hunk, kept, removed, added
      /// Says something about the lines around.
      case hint
    }

    package let kind: Kind
    /// The whole line with its first character, without a line feed.
    package let text: String
  }

  /// The lines that `diff -u` prints below the files' names.
  ///
  /// Beyond `limit` lines the last one says how many more there are.
  package func unifiedLines(limit: Int = .max) -> [UnifiedLine] {
    var lines: [UnifiedLine] = []
    for hunk in hunks {
      lines.append(UnifiedLine(kind: .hunk, text: hunk.header))
      for line in hunk.lines {
        lines.append(UnifiedLine(kind: line.kind.unified, text: line.kind.rawValue + line.text))
        if !line.isTerminated {
          lines.append(UnifiedLine(kind: .hint, text: "\\ No newline at end of file"))
        }
      }
    }
    if lines.count <= limit { return lines }
    let rest = lines.count - limit
    let hint = "… and \(rest) more line\(rest == 1 ? "" : "s")"
    return lines.prefix(limit) + [UnifiedLine(kind: .hint, text: hint)]
  }

  /// `unifiedLines` as one text.
  package func unified(limit: Int = .max) -> String {
    unifiedLines(limit: limit).map { $0.text + "\n" }.joined()
  }
}

extension TextDifference.Line.Kind {
  fileprivate var unified: TextDifference.UnifiedLine.Kind {
    switch self {
    case .kept: .kept
    case .removed: .removed
    case .added: .added
    }
  }
}
