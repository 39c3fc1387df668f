import Foundation

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The place, from 0 to 1.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// A colour at a place.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the places lie.
  public enum Shape: Hashable, Sendable {
    /// 0 at one point and 1 at another; what is beside the line is as on it.
    case axial(start: CGPoint, end: CGPoint)
    /// 0 in the middle of an ellipse and 1 on it.
    case radial(center: CGPoint, radii: CGSize)
    /// From 0 to 1 around a point, from an angle in radians on, from the x axis towards the y axis.
    case conic(center: CGPoint, angle: Double)
  }

  /// The colours, by growing places; the first and the last go on beyond theirs.
  public let stops: [Stop]
  /// Where the places lie.
  public let shape: Shape

  /// A gradient by its colours, which are sorted by their places.
  public init(stops: [Stop], shape: Shape) {
    // `sorted` keeps the order of colours at one place.
    self.stops = stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
    self.shape = shape
  }

  /// Returns the colour at a place, components premultiplied.
  func color(at place: Double) -> SIMD4<Double> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    if place <= first.location { return first.color.premultiplied }
    for (left, right) in zip(stops, stops.dropFirst()) where place < right.location {
      let part = (place - left.location) / (right.location - left.location)
      return left.color.premultiplied * (1 - part) + right.color.premultiplied * part
    }
    return last.color.premultiplied
  }
}

extension Color {
  /// Red, green, blue and alpha, the first three multiplied by the last.
  var premultiplied: SIMD4<Double> {
    [red * alpha, green * alpha, blue * alpha, alpha]
  }
}
