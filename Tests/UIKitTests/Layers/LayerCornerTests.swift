import Foundation
import TestSupport
import Testing
import UIKit

/// A red square of 100 points at (20, 20) on white, with corners of 40 points.
@MainActor struct LayerCornerTests {
  private func withSquare(
    _ corners: CACornerMask, _ change: (UIView) -> Void = { _ in },
    _ test: (Painting) -> Void
  ) {
    LayerStage.withSquare(
      { square in
        square.backgroundColor = LayerStage.red
        square.layer.cornerRadius = 40
        square.layer.maskedCorners = corners
        change(square)
      }, test)
  }

  /// Points 5 inside the corners: of a radius of 40 they are outside, being 35·√2 from its centre.
  private let places: [(CACornerMask, CGPoint)] = [
    (.layerMinXMinYCorner, CGPoint(x: 25, y: 25)),
    (.layerMaxXMinYCorner, CGPoint(x: 115, y: 25)),
    (.layerMinXMaxYCorner, CGPoint(x: 25, y: 115)),
    (.layerMaxXMaxYCorner, CGPoint(x: 115, y: 115)),
  ]

  @Test(
    .covers(
      "CALayer.maskedCorners", "CACornerMask", "CACornerMask.init(rawValue:)",
      "CACornerMask.rawValue", "CACornerMask.layerMinXMinYCorner",
      "CACornerMask.layerMaxXMinYCorner", "CACornerMask.layerMinXMaxYCorner",
      "CACornerMask.layerMaxXMaxYCorner"))
  func `only the corners that are named are rounded`() {
    for raw: UInt in [0, 1, 2, 4, 8, 6, 9, 15] {
      withSquare(CACornerMask(rawValue: raw)) { painting in
        for (corner, place) in places {
          let isRounded = raw & corner.rawValue != 0
          #expect(painting.isRed(place.x, place.y) == !isRounded, "\(raw)")
        }
        #expect(painting.isRed(70, 70))
        #expect(painting.isRed(21, 70))
      }
    }
    #expect(CALayer().maskedCorners.rawValue == 15)
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
    #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
  }

  @Test func `what is inside is cut off at the same corners, and the border follows them`() {
    withSquare(
      [.layerMinXMinYCorner, .layerMaxXMinYCorner],
      { square in
        square.clipsToBounds = true
        let inner = UIView(frame: square.bounds)
        inner.backgroundColor = LayerStage.blue
        square.addSubview(inner)
      }
    ) { painting in
      #expect(places.map { painting.isBlue($0.1.x, $0.1.y) } == [false, false, true, true])
    }
    withSquare(
      [.layerMaxXMaxYCorner],
      { square in
        square.layer.borderWidth = 6
        square.layer.borderColor = UIColor.black.cgColor
      }
    ) { painting in
      @MainActor func isBlack(_ x: CGFloat, _ y: CGFloat) -> Bool {
        painting.rgb(x, y) == [0, 0, 0]
      }
      // In the sharp corner, along the edge, and 37 points from the round corner's centre.
      #expect(isBlack(22, 22) && isBlack(70, 23) && isBlack(117, 60))
      #expect(isBlack(80 + 37 * 0.7071, 80 + 37 * 0.7071))
      #expect(!isBlack(70, 70) && !isBlack(80 + 30 * 0.7071, 80 + 30 * 0.7071))
      #expect(painting.isRed(28, 28))
    }
  }

  @Test func `a radius that is too great ends at half the side`() {
    withSquare([.layerMinXMinYCorner], { $0.layer.cornerRadius = 500 }) { painting in
      // 51 and 49 points from the middle, on the diagonal.
      #expect(painting.isWhite(70 - 51 * 0.7071, 70 - 51 * 0.7071))
      #expect(painting.isRed(70 - 49 * 0.7071, 70 - 49 * 0.7071))
      #expect(painting.isRed(119, 119))
    }
  }

  @Test(
    .covers(
      "CALayer.cornerCurve", "CALayer.cornerCurveExpansionFactor(_:)", "CALayerCornerCurve",
      "CALayerCornerCurve.circular", "CALayerCornerCurve.continuous",
      "CALayerCornerCurve.init(rawValue:)", "CALayerCornerCurve.rawValue"))
  func `a continuous corner reaches further along the edges than a circular one`() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer().cornerCurve == CALayerCornerCurve(rawValue: "circular"))
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous")
    func edge(_ curve: CALayerCornerCurve) -> (atEdge: CGFloat?, diagonal: CGFloat) {
      var result: (CGFloat?, CGFloat) = (nil, 0)
      withSquare(
        .layerMinXMinYCorner,
        {
          $0.layer.cornerRadius = 30
          $0.layer.cornerCurve = curve
        }
      ) { painting in
        // The first red pixel in the topmost row, and how far the diagonal is cut off.
        result.0 =
          painting.box(
            in: CGRect(x: 20, y: 20, width: 100, height: 0.5),
            where: { $0.red == 255 && $0.green == 0 })?.minX
        while !painting.isRed(20 + result.1, 20 + result.1) { result.1 += 0.5 }
      }
      return result
    }
    let (circular, continuous) = (edge(.circular), edge(.continuous))
    // Both pass through the middle of the circle's quarter: 30·(1 − √½) = 8.8 points.
    #expect(abs(circular.diagonal - 8.8) <= 1 && abs(continuous.diagonal - 8.8) <= 1)
    let (round, smooth) = (circular.atEdge ?? 0, continuous.atEdge ?? 0)
    #expect(round > 40 && round <= 50)
    #expect(smooth > round && smooth <= 20 + 30 * 1.528665)
  }
}
