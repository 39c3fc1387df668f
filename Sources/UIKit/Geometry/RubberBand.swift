import Foundation

/// How far content follows a finger that pulls it beyond its edge.
struct RubberBand: Hashable, Sendable {
  /// How much of the first point of a pull is seen. (Chosen.)
  static let stiffness = 0.55

  /// The length that the content is seen through, in points; pulls end before it.
  let length: Double

  /// The distance beyond the edge, in points, that a pull of some points shows.
  func shown(pull: Double) -> Double {
    guard length > 0, pull > 0 else { return 0 }
    guard pull.isFinite else { return length }
    return (1 - 1 / (Self.stiffness * pull / length + 1)) * length
  }

  /// The pull, in points, that shows a distance beyond the edge.
  func pull(showing distance: Double) -> Double {
    guard length > 0, distance > 0 else { return 0 }
    // A pull without end shows the length alone.
    let part = min(distance / length, 0.999)
    return (1 / (1 - part) - 1) * length / Self.stiffness
  }

  /// The coordinate that is shown where a finger has brought the content to another.
  func shown(_ coordinate: Double, within range: ClosedRange<Double>) -> Double {
    bent(coordinate, within: range, shown(pull:))
  }

  /// The coordinate to which a finger has brought content that is shown at another.
  func pulled(_ coordinate: Double, within range: ClosedRange<Double>) -> Double {
    bent(coordinate, within: range, pull(showing:))
  }

  /// A coordinate whose distance beyond the range is another one.
  private func bent(
    _ coordinate: Double, within range: ClosedRange<Double>, _ distance: (Double) -> Double
  ) -> Double {
    let nearest = min(max(coordinate, range.lowerBound), range.upperBound)
    return coordinate < nearest
      ? nearest - distance(nearest - coordinate) : nearest + distance(coordinate - nearest)
  }
}
