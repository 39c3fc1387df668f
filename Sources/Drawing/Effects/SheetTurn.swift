import Foundation

/// A sheet that turns about its middle, seen from a distance.
struct SheetTurn {
  /// Whether the side that was away is seen.
  let showsBack: Bool

  private let middle: CGPoint
  private let isUpright: Bool
  private let cosine: Double
  private let sine: Double
  private let distance: Double

  /// How far away the eye is, in the sheet's greater sides.
  private static let eye = 2.5

  /// Turns a sheet half round as progress goes from 0 to 1, one of its sides to the front.
  init(sheet: PixelRect, side: PictureTransition.Side, progress: Double) {
    let angle = .pi * progress
    showsBack = progress > 0.5
    middle = CGPoint(
      x: Double(sheet.x) + Double(sheet.width) / 2, y: Double(sheet.y) + Double(sheet.height) / 2)
    isUpright = side == .left || side == .right
    cosine = abs(cos(angle))
    // A side comes towards the eye, and goes on doing so on the back, where it is the other one.
    sine = sin(angle) * (side == .left || side == .top ? 1 : -1)
    distance = Self.eye * Double(max(sheet.width, sheet.height))
  }

  /// Returns the place of the sheet that is seen at a pixel's middle; nil where it is edge-on.
  func place(x: Double, y: Double) -> (x: Double, y: Double)? {
    let (dx, dy) = (x - middle.x, y - middle.y)
    let (along, across) = isUpright ? (dx, dy) : (dy, dx)
    // What is at u is seen at u·cos·d / (d − z), with z = −u·sin in front and u·sin on the back.
    let towards = showsBack ? -sine : sine
    let divisor = cosine * distance - towards * along
    guard divisor > 1e-9 else { return nil }
    let u = along * distance / divisor
    let v = across * (distance + towards * u) / distance
    return isUpright ? (middle.x + u, middle.y + v) : (middle.x + v, middle.y + u)
  }
}

/// A page that rolls up around a cylinder, from its lower right corner on.
struct PageCurl {
  /// The direction in which the page is rolled off: down, and somewhat to the right.
  private let direction: SIMD2<Double>
  private let radius: Double
  /// Where the cylinder touches the page, along the direction.
  private let axis: Double
  private let sheet: PixelRect

  /// How far the roll stands out of the level, in radians.
  private static let slant = 0.35

  init(sheet: PixelRect, progress: Double) {
    self.sheet = sheet
    direction = [sin(Self.slant), cos(Self.slant)]
    radius = Double(min(sheet.width, sheet.height)) / 8
    let low = direction.x * Double(sheet.minX) + direction.y * Double(sheet.minY)
    let high = direction.x * Double(sheet.maxX) + direction.y * Double(sheet.maxY)
    axis = high + (low - radius - high) * progress
  }

  func color(
    x: Double, y: Double, _ page: PixelSampler, _ ground: PixelSampler
  ) -> SIMD4<Double> {
    let place = direction.x * x + direction.y * y
    let beyond = place - axis
    /// The page's colour so much further along the direction; clear outside of it.
    func look(_ shift: Double) -> SIMD4<Double> {
      let (px, py) = (x + direction.x * shift, y + direction.y * shift)
      guard px >= Double(sheet.minX), py >= Double(sheet.minY), px <= Double(sheet.maxX),
        py <= Double(sheet.maxY)
      else { return .zero }
      return page.color(x: px, y: py)
    }
    var result = ground.color(x: x, y: y)
    if beyond > radius {
      // The roll throws a shadow on what appears.
      return result.darkened(0.35 * exp(-(beyond - radius) / radius))
    }
    if beyond > 0 {
      let angle = asin(beyond / radius)
      let front = look(radius * angle - beyond)
      result = front.over(result.darkened(0.35))
      return look(radius * (.pi - angle) - beyond).back(facing: cos(angle)).over(result)
    }
    result = look(0).over(result)
    // What has been rolled off lies upside down on the page.
    let flap = look(.pi * radius - 2 * beyond).back(facing: 1)
    if flap.w > 0 { return flap.over(result) }
    return result
  }
}

extension SIMD4<Double> {
  /// The colour in front of another one, both premultiplied.
  fileprivate func over(_ other: SIMD4<Double>) -> SIMD4<Double> {
    self + other * (1 - w / 255)
  }

  fileprivate func darkened(_ part: Double) -> SIMD4<Double> {
    [x * (1 - part), y * (1 - part), z * (1 - part), w]
  }

  /// The back of a page that shows through a little, darker where it is seen at an angle.
  fileprivate func back(facing: Double) -> SIMD4<Double> {
    let shade = 0.72 + 0.24 * facing
    let paper = SIMD4<Double>(w, w, w, w) * 0.85 + self * 0.15
    return [paper.x * shade, paper.y * shade, paper.z * shade, w]
  }
}
