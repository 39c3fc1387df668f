import Drawing

/// Where and how strongly two pictures of the same size differ.
package struct PictureDifference: Hashable, Codable, Sendable {
  /// The distances at which differing pixels are counted, as shares of the distance from black to
  /// white; see `ColorDistance`.
  package static let thresholds = [0, 0.01, 0.05, 0.1, 0.25]

  /// For each threshold, how many pixels are further apart than it and than the tolerance.
  package let counts: [Int]
  /// The smallest rectangle with all pixels that count as different.
  package let box: PixelRect
  /// The size of both pictures in pixels.
  package let size: PixelSize
  /// What still counted as equal, in percent of the distance from black to white.
  package let tolerance: Double

  /// How many pixels count as different; at least one.
  package var pixelCount: Int { counts[0] }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Codable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }
}

extension PixelSize: CustomStringConvertible {
  package var description: String { "\(width) × \(height)" }
}
