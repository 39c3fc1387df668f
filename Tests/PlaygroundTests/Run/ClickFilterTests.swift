import Foundation
import Testing

@testable import Playground

@Suite("A finger made of a mouse")
struct ClickFilterTests {
  @Test("Within three points of where it came down it stays there")
  func shakingHand() {
    var finger = ClickFilter(start: CGPoint(x: 100.5, y: 200.5))
    #expect(finger.start == CGPoint(x: 100.5, y: 200.5))
    #expect(finger.move(to: CGPoint(x: 103.5, y: 200.5)) == nil)
    #expect(finger.move(to: CGPoint(x: 98.5, y: 202.5)) == nil)
    #expect(finger.end(at: CGPoint(x: 102.5, y: 198.5)) == CGPoint(x: 100.5, y: 200.5))
  }

  @Test("Once it has left, it follows, also back to where it came from")
  func drag() {
    var finger = ClickFilter(start: CGPoint(x: 100, y: 200))
    #expect(finger.move(to: CGPoint(x: 103.25, y: 200)) == CGPoint(x: 103.25, y: 200))
    #expect(finger.move(to: CGPoint(x: 101, y: 200)) == CGPoint(x: 101, y: 200))
    #expect(finger.end(at: CGPoint(x: 100, y: 201)) == CGPoint(x: 100, y: 201))
  }

  @Test("Lifted far away without a move between, it is lifted there")
  func leap() {
    var finger = ClickFilter(start: .zero)
    #expect(finger.end(at: CGPoint(x: 40, y: 30)) == CGPoint(x: 40, y: 30))
  }

  @Test("Points are quarters, and never outside of the pixel they are in")
  func quarters() {
    var finger = ClickFilter(start: CGPoint(x: 389.99, y: 0.24))
    #expect(finger.start == CGPoint(x: 389.75, y: 0))
    #expect(finger.move(to: CGPoint(x: -7.1, y: 33.333)) == CGPoint(x: -7.25, y: 33.25))
  }
}
