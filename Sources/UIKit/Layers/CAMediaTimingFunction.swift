import Foundation

/// The name of a pace of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of layers that animate by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace of animations: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  static let standard = CubicBezier(0.25, 0.1, 0.25, 1)

  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .linear: [0, 0, 1, 1]
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      default: [0.25, 0.1, 0.25, 1]
      }
  }

  /// Creates a pace by the two control points of its curve, whose first coordinates lie between 0 and 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [min(max(c1x, 0), 1), c1y, min(max(c2x, 0), 1), c2y]
  }

  /// Writes the two coordinates of one of the four points to memory.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "a curve has four points")
    let all = [0, 0] + points + [1, 1]
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }

  var curve: CubicBezier {
    // By decimals, as a Float's 0.42 is none.
    let exact = points.map { (Double($0) * 1e6).rounded() / 1e6 }
    return CubicBezier(exact[0], exact[1], exact[2], exact[3])
  }
}
