import Testing

@testable import KeyboardPlaygroundTesting

@Suite("Targets of tests")
struct TargetTests {
  @Test("A literal is an identifier, a point, or a text")
  func literals() {
    #expect("#city" as Target == .identifier("city"))
    #expect("120,300.5" as Target == .point(120, 300.5))
    #expect("120, 300" as Target == .point(120, 300))
    #expect("Sign up" as Target == .text("Sign up"))
    #expect("1,2,3" as Target == .text("1,2,3"))
    let name = "city"
    #expect("#\(name)" as Target == .identifier("city"))
  }
}
