import Testing

/// Says which of UIKit's public names a test covers; `docs/uikit-coverage.md` lists them with it.
package struct CoverageTrait: TestTrait {
  /// The names, with their types before them, as the page has them.
  package let names: [String]
}

extension Trait where Self == CoverageTrait {
  /// Covers public names of UIKit, as in `.covers("UIView.addSubview(_:)")`.
  package static func covers(_ names: String...) -> Self { Self(names: names) }
}
