import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct GeometryValueTests {
  @Test(
    .covers(
      "CGAffineTransform.c", "CGAffineTransform.d", "CGAffineTransform.init()",
      "CGAffineTransform.init(a:b:c:d:tx:ty:)", "CGAffineTransform.isIdentity",
      "CGAffineTransform.tx", "CGAffineTransform.ty", "CGAffineTransformScale(_:_:_:)",
      "CGSize.applying(_:)"))
  func `entries of a transform are those of its matrix`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(transform.c == 3 && transform.d == 4 && transform.tx == 5 && transform.ty == 6)
    #expect(transform == CGAffineTransform(1, 2, 3, 4, 5, 6))
    // (x, y, 1) times the matrix: 7·1 + 8·3 + 5 and 7·2 + 8·4 + 6.
    #expect(CGPoint(x: 7, y: 8).applying(transform) == CGPoint(x: 36, y: 52))
    // A size does not move.
    #expect(CGSize(width: 7, height: 8).applying(transform) == CGSize(width: 31, height: 46))
    // What is scaled before the transform has its rows scaled.
    #expect(
      CGAffineTransformScale(transform, 10, 100)
        == CGAffineTransform(a: 10, b: 20, c: 300, d: 400, tx: 5, ty: 6))
    #expect(CGAffineTransform().isIdentity && CGAffineTransform() == .identity)
    #expect(!transform.isIdentity)
  }

  @Test(
    .covers(
      "CGAffineTransform.encode(to:)", "CGAffineTransform.init(from:)", "CGVector.dx",
      "CGVector.dy", "CGVector.encode(to:)", "CGVector.init(from:)"))
  func `vectors and transforms are written as lists, as points are`() throws {
    let vector = CGVector(dx: 1.5, dy: -2)
    #expect(vector.dx == 1.5 && vector.dy == -2)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    #expect(String(decoding: try encoder.encode(vector), as: UTF8.self) == "[1.5,-2]")
    #expect(
      String(decoding: try encoder.encode(CGPoint(x: 1.5, y: -2)), as: UTF8.self) == "[1.5,-2]")
    #expect(String(decoding: try encoder.encode(transform), as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try decoder.decode(CGVector.self, from: Data("[1.5,-2]".utf8)) == vector)
    #expect(
      try decoder.decode(CGAffineTransform.self, from: Data("[1,2,3,4,5,6]".utf8)) == transform)
    #expect(throws: DecodingError.self) {
      try decoder.decode(CGAffineTransform.self, from: Data("[1,2,3,4,5]".utf8))
    }
  }

  @Test(
    .covers(
      "CGRect.inset(by:)", "NSDirectionalEdgeInsets", "NSDirectionalEdgeInsets.bottom",
      "NSDirectionalEdgeInsets.init()",
      "NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)",
      "NSDirectionalEdgeInsets.leading", "NSDirectionalEdgeInsets.top",
      "NSDirectionalEdgeInsets.trailing", "NSDirectionalEdgeInsets.zero", "UIEdgeInsets",
      "UIEdgeInsets.init()", "UIEdgeInsets.init(top:left:bottom:right:)", "UIEdgeInsets.left",
      "UIEdgeInsets.right"))
  func `insets shrink a rectangle at their sides`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.top == 1 && insets.left == 2 && insets.bottom == 3 && insets.right == 4)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        == CGRect(x: 8, y: 19, width: 106, height: 54))
    #expect(rect.inset(by: .zero) == rect && UIEdgeInsets() == .zero)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.top == 1 && directional.leading == 2)
    #expect(directional.bottom == 3 && directional.trailing == 4)
    #expect(NSDirectionalEdgeInsets() == .zero && directional != .zero)
    // The view's lines begin at the right.
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = directional
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test(
    .covers(
      "UICoordinateSpace.bounds", "UICoordinateSpace.convert(_:from:)",
      "UICoordinateSpace.convert(_:to:)", "UIScreen.convert(_:from:)", "UIScreen.convert(_:to:)"))
  func `spaces convert to and from each other`() {
    withFreshUIKit { window, _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.bounds.origin = CGPoint(x: 100, y: 0)
      window.addSubview(view)
      let (space, screen): (any UICoordinateSpace, any UICoordinateSpace) = (view, window.screen)
      #expect(space.bounds == CGRect(x: 100, y: 0, width: 30, height: 40))
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      let (inside, outside) = (CGPoint(x: 101, y: 2), CGPoint(x: 11, y: 22))
      #expect(space.convert(inside, to: screen) == outside)
      #expect(space.convert(outside, from: screen) == inside)
      #expect(screen.convert(outside, to: space) == inside)
      #expect(screen.convert(inside, from: space) == outside)
      let size = CGSize(width: 3, height: 4)
      let (near, far) = (CGRect(origin: inside, size: size), CGRect(origin: outside, size: size))
      #expect(space.convert(near, to: screen) == far && space.convert(far, from: screen) == near)
      #expect(screen.convert(far, to: space) == near && screen.convert(near, from: space) == far)
    }
  }
}
