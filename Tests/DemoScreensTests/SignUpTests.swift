import Testing

@testable import DemoScreens

struct SignUpTests {
  @Test(arguments: [
    ("kim@example.com", true), ("k@e.x", true), ("kim", false), ("@example.com", false),
    ("kim@example", false), ("kim@example.", false), ("kim@.com", false), ("a@b@c.d", false),
    ("", false),
  ])
  func addresses(_ text: String, isGood: Bool) {
    var signUp = SignUp()
    signUp[.email] = text
    #expect(signUp.isGood(.email) == isGood)
  }

  @Test func telephoneMayBeLeftOutButNotHalf() {
    var signUp = SignUp()
    signUp[.name] = "Kim"
    signUp[.email] = "kim@example.com"
    signUp[.city] = "京都"
    signUp[.password] = "12345678"
    #expect(!signUp.isComplete)
    signUp[.repeat] = "12345678"
    #expect(signUp.isComplete)
    signUp[.phone] = "090"
    #expect(!signUp.isComplete)
    signUp[.phone] = "+81 90 555"
    #expect(signUp.isComplete)
  }

  @Test func passwordIsLongEnoughFromEightOn() {
    var signUp = SignUp()
    signUp[.password] = "1234567"
    #expect(!signUp.isGood(.password))
    signUp[.password] = "1234567é"
    #expect(signUp.isGood(.password))
  }

  @Test func mismatchShowsWithTheFirstWrongCharacter() {
    var signUp = SignUp()
    signUp[.password] = "lantern"
    for (entry, differs) in [("", false), ("lan", false), ("lam", true), ("lanterns", true)] {
      signUp[.repeat] = entry
      #expect(signUp.hasMismatch == differs)
    }
  }
}
