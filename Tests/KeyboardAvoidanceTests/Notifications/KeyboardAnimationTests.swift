import Testing
import UIKit

@testable import KeyboardAvoidance

struct KeyboardAnimationTests {
  @Test(
    arguments: [
      (0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (7, 0, 7), (8, 0, 0), (-1, 0, 0), (nil, 0, 0),
    ] as [(Int?, UInt, UInt)])
  func `the curve stands in bits 16 and up`(raw: Int?, legal: UInt, keyboard: UInt) {
    let animation = KeyboardAnimation(rawCurve: raw)
    #expect(animation.options(.legal).rawValue == legal << 16)
    #expect(animation.options(.keyboard).rawValue == keyboard << 16)
  }
}
