/// Which goldens are replaced by the results.
package enum UpdateMode: String, CaseIterable, Sendable {
  /// Results without a golden become goldens.
  case missing
  /// Whatever fails is put right: besides missing goldens, different and damaged ones are
  /// replaced, and stale ones removed.
  case failing
  /// Every result becomes the golden, and stale goldens are removed.
  case all
  /// No golden changes.
  case never
}
