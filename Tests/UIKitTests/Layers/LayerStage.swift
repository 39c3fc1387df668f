import Drawing
import Foundation
import TestSupport
import UIKit

/// A white window of 140 × 140 points whose pixels are looked at.
@MainActor enum LayerStage {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func with(
    _ build: (UIWindow) throws -> Void, _ test: (Painting) throws -> Void
  ) rethrows {
    try withFreshUIKit(screen: CGSize(width: 140, height: 140)) { window, _ in
      window.backgroundColor = .white
      try build(window)
      try test(Painting(of: window))
    }
  }

  /// Paints a square of 100 points at (20, 20).
  static func withSquare(_ build: (UIView) -> Void, _ test: (Painting) -> Void) {
    with(
      { window in
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        window.addSubview(square)
        build(square)
      }, test)
  }

  static func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }
}

extension Painting {
  /// Red, green and blue at a point.
  func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let pixel = pixel(at: CGPoint(x: x, y: y))
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { rgb(x, y) == [255, 0, 0] }
  func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool { rgb(x, y) == [0, 0, 255] }
  func isWhite(_ x: CGFloat, _ y: CGFloat) -> Bool { rgb(x, y) == [255, 255, 255] }
}
