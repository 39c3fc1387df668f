extension String {
  /// The text with spaces that do not break a line between a number and `pt` or `s`.
  var keepingUnits: String {
    replacing(/(\d) (pt|s)\b/) { "\($0.1)\u{a0}\($0.2)" }
  }
}
