extension GoldenFile: CustomStringConvertible {
  /// The file's name and one sentence about it.
  package var description: String {
    switch outcome {
    case .same: "\(name) is unchanged."
    case .missing: "\(name) has no golden yet."
    case .stale(isFolder: false): "\(name) is a golden that no step makes any more."
    case .stale(isFolder: true): "\(name) is a folder, where only goldens may be."
    case .notCompared: "\(name) was not compared: its golden was made with another renderer."
    case .otherSize(let old, let new): "\(name) has \(new) pixels, its golden \(old)."
    case .picture(let picture): "\(name) differs: \(picture)."
    case .text(let difference, let sentence):
      "\(name) differs: " + (sentence ?? difference.summary) + "."
    case .damagedGolden(let error): "The golden of \(name) is damaged: \(error)"
    case .damagedResult(let error): "\(name) came out damaged: \(error)"
    }
  }
}

extension GoldenPictureDifference: CustomStringConvertible {
  /// `40 pixels in a box of 2 × 20 at (64, 28), under caret, field`; pixels, from the top left.
  package var description: String {
    let box = difference.box
    var text = difference.pixelCount == 1 ? "1 pixel" : "\(difference.pixelCount) pixels"
    text += " in a box of \(box.width) × \(box.height) at (\(box.x), \(box.y))"
    if let firstTime { text += ", first in the picture at \(firstTime)" }
    if !views.isEmpty { text += ", under " + views.joined(separator: ", ") }
    if let viewsError { text += " (under which views is unknown: \(viewsError))" }
    return text
  }
}

extension TextDifference {
  /// How many lines went and came, from the first on: `2 lines removed and 1 line added from line 5 on`.
  package var summary: String {
    if hunks.isEmpty { return "the texts are too long to be compared line by line" }
    let (removed, added) = counts
    func lines(_ count: Int, _ verb: String) -> String {
      "\(count) line\(count == 1 ? "" : "s") \(verb)"
    }
    let parts =
      (removed > 0 ? [lines(removed, "removed")] : []) + (added > 0 ? [lines(added, "added")] : [])
    return parts.joined(separator: " and ") + " from line \(firstLine) on"
  }

  /// The number of the first line that goes or comes, as the new text counts.
  private var firstLine: Int {
    guard let hunk = hunks.first else { return 1 }
    let before = hunk.lines.prefix { $0.kind == .kept }.count
    return hunk.newStart + before + (hunk.newCount == 0 ? 1 : 0)
  }
}
