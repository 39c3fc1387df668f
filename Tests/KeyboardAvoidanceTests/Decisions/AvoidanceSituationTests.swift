import Foundation
import KeyboardAvoidance
import TestSupport
import Testing

@Suite(.seeded) struct AvoidanceSituationTests {
  static let window = CGRect(x: 0, y: 0, width: 375, height: 667)
  static let docked = CGRect(x: 0, y: 409, width: 375, height: 258)

  private func situation(
    bottom: CGFloat = 520, height: CGFloat = 40, keyboard: CGRect? = docked,
    isLocal: Bool = true, hangsOut: Bool = false, isFocusElsewhere: Bool = false,
    distance: CGFloat = 0, limit: CGFloat? = nil, policies: AvoidancePolicies = AvoidancePolicies()
  ) -> AvoidanceSituation {
    AvoidanceSituation(
      target: CGRect(x: 20, y: bottom - height, width: 335, height: height),
      keyboard: keyboard.map { .init(frame: $0, isLocal: isLocal, hangsOut: hangsOut) },
      isFocusElsewhere: isFocusElsewhere, window: Self.window, distance: distance,
      topLimit: limit, policies: policies)
  }

  @Test(
    arguments: [
      (520, 0, 111), (409, 0, 0), (410, 0, 1), (408, 0, 0), (408, 12, 11), (397, 12, 0),
      (520, -20, 91),
      (667, 0, 258), (900, 8, 499),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the target's bottom comes to the distance above the keyboard`(
    bottom: CGFloat, distance: CGFloat, shift: CGFloat
  ) {
    let decision = AvoidanceDecision(situation(bottom: bottom, distance: distance))
    #expect(decision.shift == shift)
    #expect(decision.reason == (shift == 0 ? .targetFree : nil))
  }

  @Test(
    arguments: [
      (nil, .keyboardHidden), (.zero, .keyboardHidden),
      (CGRect(x: 0, y: 0, width: 375, height: 0), .keyboardHidden),
      (CGRect(x: 0, y: 0, width: 0, height: 667), .keyboardHidden),
      (CGRect(x: 0, y: 667, width: 375, height: 258), .keyboardHidden),
      (CGRect(x: 375, y: 409, width: 375, height: 258), .keyboardElsewhere),
      (CGRect(x: -375, y: 409, width: 375, height: 258), .keyboardElsewhere),
      (CGRect(x: 0, y: 350, width: 375, height: 216), .floatingKeyboardIgnored),
      (CGRect(x: 0, y: 0, width: 375, height: 216), .floatingKeyboardIgnored),
      (CGRect(x: 0, y: 409, width: CGFloat.nan, height: 258), .keyboardHidden),
      (CGRect(x: 0, y: CGFloat.infinity, width: 375, height: 258), .keyboardHidden),
    ] as [(CGRect?, AvoidanceDecision.Reason)])
  func `a frame that covers nothing shifts nothing`(
    frame: CGRect?, reason: AvoidanceDecision.Reason
  ) {
    let decision = AvoidanceDecision(situation(keyboard: frame))
    #expect(decision.shift == 0)
    #expect(decision.reason == reason)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 409, width: 375, height: 257.6), 111),
      (CGRect(x: 0, y: 409, width: 375, height: 300), 111),
      (CGRect(x: -100, y: 409, width: 900, height: 258), 111),
      (CGRect(x: 374, y: 409, width: 375, height: 258), 111),
    ] as [(CGRect, CGFloat)])
  func `a frame that reaches the bottom covers, to the nearest point`(
    frame: CGRect, shift: CGFloat
  ) {
    #expect(AvoidanceDecision(situation(keyboard: frame)).shift == shift)
  }

  /// Region (0, 160, 320, 200) and keyboards of a published test suite; the
  /// region is the window, in its own coordinates.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 80, width: 320, height: 216), 120),
      (CGRect(x: 0, y: 40, width: 320, height: 100), 0),
      (CGRect(x: 0, y: -200, width: 320, height: 216), 0),
      (CGRect(x: 0, y: 320, width: 320, height: 216), 0),
    ] as [(CGRect, CGFloat)])
  func `S27 how much of a region a keyboard covers`(keyboard: CGRect, covered: CGFloat) {
    let region = CGRect(x: 0, y: 0, width: 320, height: 200)
    let decision = AvoidanceDecision(
      AvoidanceSituation(target: region, keyboard: .init(frame: keyboard), window: region))
    #expect(decision.shift == covered)
  }

  @Test func `a top limit holds the target's top`() {
    let tall = situation(bottom: 600, height: 500, limit: 64)
    #expect(tall.outcome == .limitedShift(36, wanted: 191))
    #expect(situation(limit: 64).outcome == .shift(111))
    #expect(situation(limit: 369).outcome == .shift(111))
    #expect(situation(limit: 370).outcome == .limitedShift(110, wanted: 111))
    #expect(situation(limit: 480).outcome == .idle(.noRoom))
    #expect(situation(limit: 600).outcome == .idle(.noRoom))
    #expect(situation(limit: .nan).outcome == .shift(111))
    #expect(situation(limit: -.infinity).outcome == .shift(111))
  }

  @Test func `the top of a tall target can be kept visible`() {
    let policies = AvoidancePolicies(tallTarget: .showTop)
    #expect(
      situation(bottom: 600, height: 500, policies: policies).outcome
        == .limitedShift(100, wanted: 191))
    #expect(situation(bottom: 600, height: 409, policies: policies).outcome == .shift(191))
    #expect(
      situation(bottom: 600, height: 409, distance: 1, policies: policies).outcome
        == .limitedShift(191, wanted: 192))
  }

  @Test func `a floating keyboard can be avoided where it covers the target`() {
    let policies = AvoidancePolicies(floatingKeyboard: .avoid)
    let floating = CGRect(x: 20, y: 350, width: 320, height: 216)
    func shift(_ bottom: CGFloat, distance: CGFloat = 0) -> CGFloat {
      AvoidanceDecision(
        situation(bottom: bottom, keyboard: floating, distance: distance, policies: policies)
      ).shift
    }
    #expect(shift(520) == 170)
    #expect(shift(350) == 0)
    #expect(shift(350, distance: 8) == 8)
    #expect(shift(606) == 0, "the target is below the keyboard")
    #expect(shift(605) == 255)
  }

  @Test func `another app's keyboard and a hardware keyboard's bar follow their policies`() {
    #expect(situation(isLocal: false).outcome == .idle(.foreignKeyboardIgnored))
    let foreign = AvoidancePolicies(foreignKeyboard: .avoid)
    #expect(situation(isLocal: false, policies: foreign).outcome == .shift(111))
    let bar = CGRect(x: 0, y: 612, width: 375, height: 313)
    let hardware = AvoidancePolicies(hardwareKeyboard: .ignore)
    #expect(situation(bottom: 640, keyboard: bar, hangsOut: true).outcome == .shift(28))
    #expect(
      situation(bottom: 640, keyboard: bar, hangsOut: true, policies: hardware).outcome
        == .idle(.hardwareKeyboardIgnored))
  }

  @Test func `while the focus is elsewhere nothing is shifted, unless the policy says so`() {
    let move = AvoidancePolicies(otherFocus: .move)
    #expect(situation(isFocusElsewhere: true).outcome == .idle(.focusElsewhere))
    #expect(situation(isFocusElsewhere: true, policies: move).outcome == .shift(111))
    #expect(situation(isFocusElsewhere: false, policies: move).outcome == .shift(111))
    #expect(situation(keyboard: nil, isFocusElsewhere: true).outcome == .idle(.keyboardHidden))
    #expect(
      AvoidanceDecision(situation(isFocusElsewhere: true)).description
        == """
        shift 0 as the focus is outside the adjusted view, target 480–520, keyboard top 409, \
        distance 0
        """)
    #expect(
      AvoidanceDecision(situation(policies: move)).description
        == "shift 111, target 480–520, keyboard top 409, distance 0, any focus served")
  }

  @Test func `a decision explains itself in one line`() {
    #expect(
      AvoidanceDecision(situation()).description
        == "shift 111, target 480–520, keyboard top 409, distance 0")
    let limited = situation(
      bottom: 600, height: 500, isLocal: false, hangsOut: true, distance: 8.25, limit: 64,
      policies: AvoidancePolicies(
        floatingKeyboard: .avoid, foreignKeyboard: .avoid, tallTarget: .showTop))
    #expect(
      AvoidanceDecision(limited).description
        == """
        shift 36 limited from 199.25, target 100–600, keyboard top 409, another app's, \
        hanging out, distance 8.25, top limit 64, floating avoided, foreign avoided, \
        top of tall targets shown
        """)
    #expect(
      AvoidanceDecision(situation(keyboard: nil)).description
        == "shift 0 as the keyboard is hidden, target 480–520, distance 0")
    #expect(AvoidanceDecision(idle: .noTarget).description == "shift 0 as there is no target")
  }

  @Test func `a floating keyboard is compared with targets that have no place`() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, 400,
    ]
    let floating = CGRect(x: 0, y: 350, width: 375, height: 216)
    for y in numbers {
      for height in numbers {
        for distance in [0, CGFloat.greatestFiniteMagnitude] {
          let situation = AvoidanceSituation(
            target: CGRect(x: 20, y: y, width: 335, height: height),
            keyboard: .init(frame: floating, isLocal: true, hangsOut: false),
            isFocusElsewhere: false, window: Self.window, distance: distance, topLimit: nil,
            policies: AvoidancePolicies(floatingKeyboard: .avoid))
          #expect(AvoidanceDecision(situation).shift.isFinite)
        }
      }
    }
  }

  @Test func `whatever the numbers, the shift is finite, not negative and within the limit`() {
    forAll(rounds: 1000) { random in
      let treatments: [AvoidancePolicies.Treatment] = [.ignore, .avoid]
      let situation = AvoidanceSituation(
        target: Hostile.frame(&random),
        keyboard: .init(
          frame: Bool.random(using: &random) ? Self.docked : Hostile.frame(&random),
          isLocal: .random(using: &random), hangsOut: .random(using: &random)),
        isFocusElsewhere: .random(using: &random),
        window: Bool.random(using: &random) ? Self.window : Hostile.frame(&random),
        distance: Hostile.number(&random),
        topLimit: Bool.random(using: &random) ? Hostile.number(&random) : nil,
        policies: AvoidancePolicies(
          floatingKeyboard: treatments.randomElement(using: &random) ?? .ignore,
          foreignKeyboard: treatments.randomElement(using: &random) ?? .ignore,
          hardwareKeyboard: treatments.randomElement(using: &random) ?? .ignore,
          tallTarget: Bool.random(using: &random) ? .showTop : .showBottom,
          otherFocus: Bool.random(using: &random) ? .move : .stay))
      let decision = AvoidanceDecision(situation)
      #expect(decision.shift.isFinite && decision.shift >= 0)
      #expect((decision.reason == nil) == (decision.shift > 0))
      if situation.isFocusElsewhere, situation.policies.otherFocus == .stay {
        #expect(decision.shift == 0)
      }
      if let limit = situation.topLimit, decision.shift > 0 {
        #expect(decision.shift <= max(0, situation.target.minY - limit))
      }
      #expect(!decision.description.contains("\n"))
    }
  }
}
