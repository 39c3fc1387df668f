import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What a layer's properties make of the picture: a view of 20 × 20 points at (10, 10), painted on
/// white at two pixels a point.
@MainActor struct LayerLooksTests {
  private func paint(_ change: (CALayer) -> Void) -> Painting {
    withFreshUIKit(screen: CGSize(width: 40, height: 40)) { window, _ in
      window.backgroundColor = .white
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.addSubview(view)
      change(view.layer)
      return Painting(of: window)
    }
  }

  private func isWhite(_ painting: Painting, _ x: CGFloat, _ y: CGFloat) -> Bool {
    painting.pixel(at: CGPoint(x: x, y: y)) == (255, 255, 255, 255)
  }

  @Test(
    .covers(
      "CALayer.backgroundColor", "CALayer.borderColor", "CALayer.borderWidth", "CALayer.opacity"))
  func `ground, border and opacity`() {
    let plain = paint { $0.backgroundColor = UIColor.red.cgColor }
    #expect(plain.pixel(at: CGPoint(x: 10, y: 10)) == (255, 0, 0, 255))
    #expect(plain.pixel(at: CGPoint(x: 29.5, y: 29.5)) == (255, 0, 0, 255))
    #expect(isWhite(plain, 9.5, 20) && isWhite(plain, 30, 20))
    let bordered = paint {
      $0.backgroundColor = UIColor.red.cgColor
      $0.borderColor = UIColor.blue.cgColor
      $0.borderWidth = 3
    }
    // The border lies inside.
    #expect(bordered.pixel(at: CGPoint(x: 12.5, y: 20)) == (0, 0, 255, 255))
    #expect(bordered.pixel(at: CGPoint(x: 13, y: 20)) == (255, 0, 0, 255))
    #expect(isWhite(bordered, 9.5, 20))
    let faint = paint {
      $0.backgroundColor = UIColor.black.cgColor
      $0.opacity = 0.25
    }
    // White under a quarter of black is 191.25.
    #expect(abs(Int(faint.pixel(at: CGPoint(x: 20, y: 20)).red) - 191) <= 1)
    let bare = paint { #expect($0.backgroundColor == nil && $0.opacity == 1) }
    #expect(isWhite(bare, 20, 20))
  }

  @Test(.covers("CALayer.bounds", "CALayer.masksToBounds"))
  func `bounds are the view's, and what is inside is cut off where that is asked for`() {
    for masks in [false, true] {
      let painting = withFreshUIKit(screen: CGSize(width: 40, height: 40)) { window, _ in
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        window.addSubview(view)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        inner.backgroundColor = .red
        view.addSubview(inner)
        #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.bounds = CGRect(x: 4, y: 0, width: 20, height: 20)
        #expect(view.bounds.minX == 4 && view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        view.layer.masksToBounds = masks
        #expect(view.clipsToBounds == masks)
        return Painting(of: window)
      }
      // Moved by 4 to the left: from 16 to 36, of which 30 is the end of what is around it.
      #expect(painting.pixel(at: CGPoint(x: 16, y: 20)).green == 0)
      #expect(isWhite(painting, 15.5, 20))
      #expect(isWhite(painting, 32, 20) == masks)
    }
  }

  @Test(
    .covers(
      "CALayer.shadowColor", "CALayer.shadowOffset", "CALayer.shadowOpacity",
      "CALayer.shadowRadius"))
  func `a shadow has its colour, place, opacity and width`() {
    func shadow(_ change: (CALayer) -> Void = { _ in }) -> Painting {
      paint {
        $0.backgroundColor = UIColor.white.cgColor
        $0.shadowColor = UIColor.blue.cgColor
        $0.shadowOpacity = 1
        $0.shadowOffset = CGSize(width: 5, height: 0)
        $0.shadowRadius = 0
        change($0)
      }
    }
    let sharp = shadow()
    #expect(sharp.pixel(at: CGPoint(x: 33, y: 20)) == (0, 0, 255, 255))
    #expect(isWhite(sharp, 36, 20) && isWhite(sharp, 8, 20) && isWhite(sharp, 33, 8))
    let half = shadow { $0.shadowOpacity = 0.5 }
    #expect(abs(Int(half.pixel(at: CGPoint(x: 33, y: 20)).red) - 128) <= 1)
    let wide = shadow { $0.shadowRadius = 3 }
    let edge = wide.pixel(at: CGPoint(x: 36, y: 20)).red
    #expect(edge > 0 && edge < 255)
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == UIColor.black.cgColor)
  }
}
