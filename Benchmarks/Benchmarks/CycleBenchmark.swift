import CXMeasure
import PhoneSimulator
import UIKit

extension Studio {
  /// How many bytes of the heap a cycle leaves behind, on average: the keyboard shown and hidden
  /// again, and a page pushed and popped while it is up.
  ///
  /// The first tenth is a warm-up, in which caches fill.
  func measureCycles(_ count: Int) throws -> Double {
    try withPhone(screen: "keyboard-manager") { phone in
      let timeline = PhoneTimeline(phone: phone, keepsHistory: false)
      let steps: [(command: PhoneCommand, isKeyboardUp: Bool)] = [
        (.tap(.identifier("destination")), true), (.key(KeyPress(.escape)), false),
        (.tap(.identifier("destination")), true), (.tap(.identifier("continue")), true),
        (.key(KeyPress(.escape)), false), (.tap(.identifier("BackButton")), false),
      ]
      @MainActor func runCycles(_ count: Int) throws {
        for _ in 0..<count {
          for step in steps {
            try phone.perform(step.command)
            repeat {
              try timeline.advance(to: phone.now + FrameClock.ticksPerSecond / 10)
            } while !phone.isSettled
            require(phone.isKeyboardUp == step.isKeyboardUp, "the keyboard comes and goes")
          }
        }
      }
      // Without a destination there is no way on.
      try phone.perform(.tap(.identifier("destination")))
      try phone.perform(.key(KeyPress(.character("A"))))
      try phone.perform(.key(KeyPress(.escape)))
      try runCycles(count / 10)
      let start = heapInUse
      try runCycles(count - count / 10)
      return Double(heapInUse - start) / Double(count - count / 10)
    }
  }

  /// Bytes that are allocated and not freed.
  private var heapInUse: Int {
    let information = mallinfo2()
    return Int(information.uordblks) + Int(information.hblkhd)
  }
}
