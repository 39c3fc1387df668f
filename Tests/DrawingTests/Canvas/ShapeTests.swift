import Drawing
import Foundation
import Testing

@Suite struct ShapeTests {
  /// The sum of all coverage is the area: a rounded rectangle lacks (4 − π)·r² of its corners.
  @Test(arguments: [0.0, 3, 7.5, 10, 100])
  func aRoundedRectangleCoversItsArea(cornerRadius: Double) {
    let bitmap = painted(40, 30) {
      $0.fill(CGRect(x: 5, y: 5, width: 30, height: 20), cornerRadius: cornerRadius, color: .black)
    }
    let radius = min(cornerRadius, 10)
    let area = 600 - (4 - Double.pi) * radius * radius
    #expect(abs(bitmap.coverage - area) < 0.5, "\(bitmap.coverage)")
  }

  @Test(arguments: [4.0, 10, 13.5])
  func cornersAreMirrorsOfEachOther(cornerRadius: Double) {
    let bitmap = painted(40, 40) {
      $0.fill(CGRect(x: 2, y: 2, width: 36, height: 36), cornerRadius: cornerRadius, color: .black)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let levels = [(x, y), (39 - x, y), (x, 39 - y), (39 - x, 39 - y), (y, x)].map {
          Int(bitmap.pixel($0.0, $0.1) & 0xff)
        }
        // Coverage is sampled in columns of 1/256 and rows of 1/15 pixel.
        let difference = (levels.max() ?? 0) - (levels.min() ?? 0)
        #expect(difference <= 17, "\(x), \(y): \(levels)")
      }
    }
  }

  @Test func aStrokeIsCentredOnTheEdge() {
    let bitmap = painted(10, 10) {
      $0.stroke(CGRect(x: 2, y: 2, width: 6, height: 6), width: 2, color: .black)
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let isOutside = x < 1 || y < 1 || x > 8 || y > 8
        let isInside = (3..<7).contains(x) && (3..<7).contains(y)
        #expect(
          bitmap.pixel(x, y) == (isOutside || isInside ? 0xffff_ffff : 0xff00_0000), "\(x), \(y)")
      }
    }
  }

  @Test func capsReachBeyondTheEndsOrNot() {
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 4))
    line.addLine(to: CGPoint(x: 8, y: 4))
    let butt = painted(12, 8) { $0.stroke(line, width: 2, color: .black) }
    #expect(butt.coverage == 8)
    let round = painted(12, 8) { $0.stroke(line, width: 2, color: .black, cap: .round) }
    #expect(abs(round.coverage - (8 + Double.pi)) < 0.2)
  }

  @Test func aPathIsFilledInside() {
    var triangle = Path()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 10))
    triangle.close()
    let bitmap = painted(10, 10) { $0.fill(triangle, color: .black) }
    #expect(abs(bitmap.coverage - 50) < 0.5)
    #expect(bitmap.pixel(1, 1) == 0xff00_0000)
    #expect(bitmap.pixel(8, 8) == 0xffff_ffff)
  }

  @Test func anArcRunsClockwiseAsSeen() {
    func quarter(clockwise: Bool) -> Bitmap {
      var path = Path()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2,
        clockwise: clockwise)
      path.close()
      return painted(20, 20) { $0.fill(path, color: .black) }
    }
    // y points down: from the right to below.
    #expect(quarter(clockwise: true).pixel(13, 13) == 0xff00_0000)
    #expect(quarter(clockwise: true).pixel(7, 7) == 0xffff_ffff)
    #expect(abs(quarter(clockwise: true).coverage - 16 * Double.pi) < 0.5)
    #expect(quarter(clockwise: false).pixel(13, 13) == 0xffff_ffff)
    #expect(abs(quarter(clockwise: false).coverage - 48 * Double.pi) < 0.5)
  }

  /// With both control points at two thirds of the way to (4, 0), a cubic is the parabola whose
  /// area over its chord is two thirds of the base times the height.
  @Test func aCurveIsCubic() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addCurve(
      to: CGPoint(x: 12, y: 10), control1: CGPoint(x: 4, y: -2), control2: CGPoint(x: 8, y: -2))
    let bitmap = painted(12, 12) { $0.fill(path, color: .black) }
    // The parabola rises to 9 of the 12 between chord and control points: area 2/3 · 12 · 9.
    #expect(abs(bitmap.coverage - 72) < 0.5, "\(bitmap.coverage)")
  }

  @Test func aPathOfRectanglesAndTextOfNothing() {
    var path = Path()
    #expect(path.isEmpty)
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addRoundedRect(CGRect(x: 4, y: 0, width: 4, height: 4), cornerRadius: 2)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(!path.isEmpty)
    let bitmap = painted(10, 10) { $0.fill(path, color: .black) }
    #expect(abs(bitmap.coverage - (4 + 4 * Double.pi)) < 0.2)
  }
}

extension Bitmap {
  /// How many pixels' worth of black is on the white.
  fileprivate var coverage: Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width { sum += Double(255 - pixel(x, y) & 0xff) / 255 }
    }
    return sum
  }
}
