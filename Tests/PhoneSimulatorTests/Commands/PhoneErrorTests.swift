import Foundation
import PhoneSimulator
import Testing

struct PhoneErrorTests {
  @Test func targetsReadAsInAScenario() {
    #expect("\(Target.identifier("city"))" == "#city")
    #expect("\(Target.text("Sign up"))" == "\"Sign up\"")
    #expect("\(Target.point(CGPoint(x: 12, y: 30.5)))" == "12,30.5")
    #expect("\(Target.point(CGPoint(x: CGFloat.nan, y: .infinity)))" == "nan,inf")
  }

  @Test func aHeightOutOfRangeNamesTheRange() {
    #expect(
      PhoneError.badHeight(2000, allowed: 1...844).description
        == "The keyboard cannot be 2000.0 points high; 1 to 844 points fit this screen.")
  }
}
