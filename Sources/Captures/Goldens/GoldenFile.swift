/// What came of comparing one result with the golden of the same name.
package struct GoldenFile: Hashable, Sendable {
  /// The file's name in both folders.
  package let name: String
  package let outcome: GoldenOutcome

  package init(name: String, outcome: GoldenOutcome) {
    self.name = name
    self.outcome = outcome
  }

  package var kind: GoldenKind? { GoldenKind(fileName: name) }
}

/// How a result relates to its golden.
package enum GoldenOutcome: Hashable, Sendable {
  /// Equal, or pictures within the tolerance.
  case same
  /// There is a result and no golden.
  case missing
  /// There is a golden, or something else in its folder, and no result.
  case stale(isFolder: Bool)
  /// The picture's golden was made with another renderer.
  case notCompared
  case otherSize(old: PixelSize, new: PixelSize)
  case picture(GoldenPictureDifference)
  /// `sentence` names the first moment at which two traces differ.
  case text(TextDifference, sentence: String?)
  case damagedGolden(CaptureError)
  case damagedResult(CaptureError)

  /// Whether the check fails because of it.
  package var isFailure: Bool {
    switch self {
    case .same, .notCompared: false
    default: true
    }
  }
}

/// How a picture differs from its golden, and what is seen there.
package struct GoldenPictureDifference: Hashable, Codable, Sendable {
  package let difference: PictureDifference
  /// When the first picture of a strip was seen that differs; nil for other pictures.
  package let firstTime: String?
  /// The names of the views under the box, the smallest first.
  package let views: [String]
  /// Why the names of the views could not be read.
  package let viewsError: CaptureError?

  package init(
    difference: PictureDifference, firstTime: String? = nil, views: [String] = [],
    viewsError: CaptureError? = nil
  ) {
    self.difference = difference
    self.firstTime = firstTime
    self.views = views
    self.viewsError = viewsError
  }
}

/// The kinds of files that can be goldens, by the end of their names.
package enum GoldenKind: String, CaseIterable, Sendable {
  case picture = ".png"
  case trace = ".csv"
  case text = ".txt"

  package init?(fileName: String) {
    guard
      let kind = Self.allCases.first(where: {
        fileName.hasSuffix($0.rawValue) && !fileName.hasPrefix(".")
      })
    else { return nil }
    self = kind
  }
}
