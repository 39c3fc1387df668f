import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct CGAffineTransformTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test(
    .covers("CGAffineTransform", "CGAffineTransform.init(rotationAngle:)", "CGPoint.applying(_:)"))
  func `a quarter turn takes x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test(.covers("CGAffineTransform.concatenating(_:)", "CGAffineTransform.init(translationX:y:)"))
  func `concatenating applies the receiver first`() {
    let shift = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(scale)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(shift)) == CGPoint(x: 12, y: 2))
  }

  @Test(.covers("CGAffineTransform.rotated(by:)", "CGAffineTransform.scaledBy(x:y:)"))
  func `translatedBy, scaledBy and rotated come before`() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint.zero.applying(base.translatedBy(x: 5, y: 7)) == CGPoint(x: 10, y: 21))
    #expect(CGPoint(x: 1, y: 1).applying(base.scaledBy(x: 4, y: 5)) == CGPoint(x: 8, y: 15))
    #expect(
      isClose(CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2)), CGPoint(x: 0, y: 3)))
  }

  @Test(.covers("CGAffineTransform.inverted()", "CGAffineTransform.translatedBy(x:y:)"), .seeded)
  func `the inverse undoes`() {
    forAll(rounds: 200) { random in
      let t = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
        .scaledBy(x: .random(in: 0.2...3, using: &random), y: -.random(in: 0.2...3, using: &random))
        .translatedBy(x: .random(in: -50...50, using: &random), y: 3)
      let point = CGPoint(x: .random(in: -99...99, using: &random), y: 7)
      #expect(isClose(point, point.applying(t).applying(t.inverted())))
    }
  }

  @Test(.covers("CGAffineTransform.init(scaleX:y:)"))
  func `what has no inverse stays as it is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(.covers("CGRect.applying(_:)"))
  func `a rectangle becomes the box around its corners`() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(box.origin, CGPoint(x: -1, y: 0)))
    #expect(abs(box.width - 1) < 1e-9 && abs(box.height - 2) < 1e-9)
    let mirrored = CGRect(x: 1, y: 1, width: 2, height: 2)
      .applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(mirrored == CGRect(x: -3, y: 1, width: 2, height: 2))
  }
}
