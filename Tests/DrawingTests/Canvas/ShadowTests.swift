import Drawing
import Foundation
import Testing

@Suite struct ShadowTests {
  private func shadow(
    of rect: CGRect, cornerRadius: CGFloat = 0, radius: CGFloat, offset: CGSize = .zero,
    alpha: Double = 1, width: Int = 200, height: Int = 160
  ) -> Bitmap {
    painted(width, height, isOpaque: false) {
      $0.drawShadow(
        of: rect, cornerRadius: cornerRadius,
        color: Color(red: 0, green: 0, blue: 0, alpha: alpha), offset: offset, radius: radius)
    }
  }

  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
    Double(bitmap.color(x: x, y: y).alpha) / 255
  }

  /// Across a long edge, a Gaussian blur is the normal distribution's integral.
  @Test(arguments: [2.0, 5, 9.3])
  func theEdgeFollowsTheNormalDistribution(radius: Double) {
    let bitmap = shadow(of: CGRect(x: 60, y: 40, width: 80, height: 80), radius: radius)
    for x in 30...90 {
      let distance = 60 - (Double(x) + 0.5)
      let expected = 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
      #expect(abs(alpha(bitmap, x, 80) - expected) < 0.02, "\(x)")
    }
  }

  /// A blur of more pixels than a mask is made for is stretched from a smaller one.
  @Test func aFarBlurFollowsTheNormalDistribution() {
    let bitmap = shadow(
      of: CGRect(x: 1000, y: 0, width: 2000, height: 2000), radius: 150, width: 1500, height: 1001)
    for x in stride(from: 600, to: 1500, by: 20) {
      let distance = 1000 - (Double(x) + 0.5)
      let expected = 0.5 * erfc(distance / (150 * 2.0.squareRoot()))
      #expect(abs(alpha(bitmap, x, 1000) - expected) < 0.02, "\(x)")
    }
  }

  @Test func aHugeShapeHasAShadow() {
    let bitmap = shadow(
      of: CGRect(x: 100, y: -200_000, width: 400_000, height: 400_000), radius: 2)
    #expect(alpha(bitmap, 20, 80) == 0)
    #expect(alpha(bitmap, 199, 80) == 1)
  }

  /// Blurring moves ink and neither makes nor loses any.
  @Test(arguments: [0.0, 0.4, 3, 8], [0.0, 12])
  func theSumOfTheShadowIsItsShape(radius: Double, cornerRadius: Double) {
    let bitmap = shadow(
      of: CGRect(x: 60, y: 50, width: 80, height: 60), cornerRadius: cornerRadius, radius: radius)
    var sum = 0.0
    for y in 0..<160 {
      for x in 0..<200 { sum += alpha(bitmap, x, y) }
    }
    let area = 4800 - (4 - Double.pi) * cornerRadius * cornerRadius
    #expect(abs(sum - area) < area * 0.01, "\(sum)")
  }

  @Test func withoutRadiusTheShadowIsTheShape() {
    let bitmap = shadow(
      of: CGRect(x: 10, y: 10, width: 20, height: 10), radius: 0,
      offset: CGSize(width: 3, height: -2),
      alpha: 0.4)
    #expect(bitmap.pixel(13, 8) == 0x6600_0000)
    #expect(bitmap.pixel(32, 17) == 0x6600_0000)
    #expect(bitmap.pixel(12, 8) == 0)
    #expect(bitmap.pixel(33, 17) == 0)
    #expect(bitmap.pixel(13, 18) == 0)
  }

  /// The middle of a wide shadow is made by repeating a column of a narrow one.
  @Test func aWideShadowHasTheEndsOfANarrowOne() {
    let narrow = shadow(of: CGRect(x: 30, y: 40, width: 70, height: 60), cornerRadius: 9, radius: 4)
    let wide = shadow(of: CGRect(x: 30, y: 40, width: 120, height: 60), cornerRadius: 9, radius: 4)
    for y in 0..<160 {
      for x in 0..<65 {
        #expect(narrow.pixel(x, y) == wide.pixel(x, y), "\(x), \(y)")
        #expect(narrow.pixel(129 - x, y) == wide.pixel(179 - x, y), "\(x), \(y)")
      }
    }
  }

  @Test func aShadowIsItsOwnMirror() {
    let bitmap = shadow(of: CGRect(x: 60, y: 50, width: 80, height: 60), cornerRadius: 0, radius: 6)
    for y in 0..<160 {
      for x in 0..<100 {
        #expect(bitmap.pixel(x, y) == bitmap.pixel(199 - x, y))
        #expect(bitmap.pixel(x, y) == bitmap.pixel(x, 159 - y))
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e9])
  func absurdBlursPaintNothing(radius: CGFloat) {
    let bitmap = shadow(
      of: CGRect(x: 1, y: 1, width: 3, height: 3), radius: radius, width: 5, height: 5)
    #expect(bitmap.pixel(2, 2) == 0)
  }
}
