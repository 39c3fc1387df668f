import PhoneSimulator

/// What `render` can write.
enum RenderProduct: String, Hashable, Sendable, CaseIterable {
  /// Every frame of the run as a picture with a number.
  case frames

  /// The scenario's own stills, strips, films and dumps.
  case pictures

  /// The whole run as one film.
  case film
  case trace

  /// The trace as a plot.
  case timeline

  /// What `check` compares: stills, strips and dumps, the trace without equal rows,
  /// and where the views are in each picture.
  case goldens

  /// What is written when nothing else is asked for.
  static let usual: Set<Self> = [.frames, .pictures, .trace, .timeline]

  /// Reads names with commas between them.
  static func list(_ text: String, option: String) throws(PlaygroundError) -> Set<Self> {
    var products: Set<Self> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let product = Self(rawValue: String(name)) else {
        throw .badChoice(option: option, text: String(name), allowed: allCases.map(\.rawValue))
      }
      products.insert(product)
    }
    return products
  }
}
