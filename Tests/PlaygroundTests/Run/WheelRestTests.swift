import Foundation
import Testing

@testable import Playground

@Suite struct WheelRestTests {
  @Test func `steps are whole quarters of a point, and nothing of a turn is lost`() {
    var rest = WheelRest()
    func take(_ height: CGFloat) -> CGFloat { rest.take(CGSize(width: 0, height: height)).height }
    #expect(take(50) == 50)
    #expect(take(0.125) == 0)
    #expect(take(0.125) == 0.25)
    #expect(take(0.875) == 0.75)
    // 0.125 and a turn back.
    #expect(take(-1) == -0.75)
    #expect(take(-0.125) == -0.25)
    let sum = (0..<100).reduce(into: CGFloat(0)) { sum, _ in sum += take(-0.0625) }
    #expect(sum == -6.25)
  }
}
