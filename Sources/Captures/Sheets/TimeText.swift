/// Times of one picture, all with as many decimals as it takes to tell them apart.
enum TimeText {
  /// Returns "0.05 s" for seconds on a grid of hundredths, "0.017 s" for others.
  static func texts(for seconds: [Double]) -> [String] {
    let isOnGrid = seconds.allSatisfy { abs($0 * 100 - ($0 * 100).rounded()) < 1e-3 }
    return seconds.map { "\($0.text(decimals: isOnGrid ? 2 : 3)) s" }
  }
}
