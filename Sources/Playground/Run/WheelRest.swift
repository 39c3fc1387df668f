import Foundation

/// What is left of a wheel's turns when they are cut to steps that are short to write.
struct WheelRest {
  private var rest = CGSize.zero

  /// Adds a way, in points, and returns what there is of it in whole quarters of a point.
  mutating func take(_ way: CGSize) -> CGSize {
    let sum = CGSize(width: rest.width + way.width, height: rest.height + way.height)
    let step = CGSize(
      width: (sum.width * 4).rounded(.towardZero) / 4,
      height: (sum.height * 4).rounded(.towardZero) / 4)
    rest = CGSize(width: sum.width - step.width, height: sum.height - step.height)
    return step
  }
}
