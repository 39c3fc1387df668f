import Foundation

/// A rectangle of whole device pixels, y downwards.
public struct PixelRect: Hashable, Codable, Sendable {
  /// The left edge, in pixels.
  public var x: Int
  /// The upper edge, in pixels.
  public var y: Int
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// A rectangle by its upper left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest pixel rectangle that covers a rectangle in points.
  ///
  /// Empty where a coordinate is not a number; limited to what fits in 32 bits.
  public init(covering rect: CGRect, scale: Double) {
    func pixel(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(max(-0x4000_0000, min(0x4000_0000, value)))
    }
    let left = pixel((Double(rect.minX) * scale).rounded(.down))
    let top = pixel((Double(rect.minY) * scale).rounded(.down))
    let right = pixel((Double(rect.maxX) * scale).rounded(.up))
    let bottom = pixel((Double(rect.maxY) * scale).rounded(.up))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// A rectangle without pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge, in pixels.
  public var minX: Int { x }
  /// The upper edge, in pixels.
  public var minY: Int { y }
  /// The first column right of it, in pixels.
  public var maxX: Int { x + width }
  /// The first row below it, in pixels.
  public var maxY: Int { y + height }

  /// Whether it has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels inside.
  public var area: Int { isEmpty ? 0 : width * height }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return PixelRect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common, `empty` where that is nothing.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right <= left || bottom <= top { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both have a pixel in common.
  public func intersects(_ other: PixelRect) -> Bool {
    !intersection(other).isEmpty
  }

  /// Whether every pixel of the other rectangle is inside; an empty one always is.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Whether a pixel lies in it.
  public func contains(x: Int, y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }

  /// The rectangle moved by some pixels.
  public func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
