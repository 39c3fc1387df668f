import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// A tick is 1/600 s.
@MainActor struct TimerTests {
  private typealias Timer = UIKit.Timer

  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func take(_ timer: UIKit.Timer) { calls.append("take \(timer.userInfo ?? "nothing")") }
  }

  /// The ticks at which something happens until some tick.
  private func ticks(until last: Int, of clock: FrameClock, _ count: () -> Int) -> [Int] {
    var ticks: [Int] = []
    for tick in clock.now...last {
      let before = count()
      clock.advance(to: tick)
      ticks += Array(repeating: tick, count: count() - before)
    }
    return ticks
  }

  @Test(.covers("Timer.timeInterval"))
  func `a timer with a block fires at its times until it is invalidated`() {
    withFreshUIKit { _, clock in
      var times = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times += 1
        if times == 3 { timer.invalidate() }
      }
      #expect(timer.timeInterval == 0.1)
      #expect(ticks(until: 600, of: clock) { times } == [60, 120, 180])
      #expect(!timer.isValid && clock.nextTick == nil)
    }
  }

  @Test(.covers("Timer.invalidate()"))
  func `times do not drift where they fall between ticks`() {
    withFreshUIKit { _, clock in
      var times = 0
      // 1/450 s is a tick and a third.
      let timer = Timer.scheduledTimer(withTimeInterval: 1 / 450, repeats: true) { _ in times += 1 }
      #expect(ticks(until: 12, of: clock) { times } == [1, 3, 4, 5, 7, 8, 9, 11, 12])
      timer.invalidate()
    }
  }

  @Test(.covers("Timer.isValid"))
  func `a timer that fires once is valid until its block returns`() {
    withFreshUIKit { _, clock in
      var wasValid = false
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) {
        wasValid = $0.isValid
      }
      #expect(timer.timeInterval == 0)
      clock.advance(to: 299)
      #expect(timer.isValid && !wasValid)
      clock.advance(to: 300)
      #expect(wasValid && !timer.isValid)
    }
  }

  @Test(
    .covers(
      "RunLoop.add(_:forMode:)", "Timer.init(timeInterval:target:selector:userInfo:repeats:)",
      "Timer.userInfo"))
  func `target and selector, with the timer and what it was given`() {
    withFreshUIKit { _, clock in
      let receiver = Receiver()
      let plain = Timer.scheduledTimer(
        timeInterval: 1, target: receiver, selector: Selector("plain", Receiver.plain),
        userInfo: nil, repeats: true)
      let take = Timer(
        timeInterval: 0.5, target: receiver, selector: Selector("take(_:)", Receiver.take(_:)),
        userInfo: "it", repeats: true)
      clock.advance(to: 599)
      #expect(receiver.calls.isEmpty)
      // Long due, it fires once in the next turn, and then at its own times.
      RunLoop.current.add(take, forMode: .common)
      RunLoop.main.add(take, forMode: .default)
      clock.advance(to: 600)
      #expect(receiver.calls == ["take it", "plain", "take it"])
      clock.advance(to: 900)
      #expect(receiver.calls.count == 4)
      plain.invalidate()
      take.invalidate()
      #expect(take.userInfo == nil)
    }
  }

  @Test(.covers("Timer", "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"))
  func `a target lives until the timer is invalid, and a forgotten timer goes on`() {
    withFreshUIKit { _, clock in
      weak var remains: Receiver?
      weak var kept: UIKit.Timer?
      @MainActor func schedule(repeats: Bool) {
        let receiver = Receiver()
        remains = receiver
        kept = Timer.scheduledTimer(
          timeInterval: 0.1, target: receiver, selector: Selector("plain", Receiver.plain),
          userInfo: nil, repeats: repeats)
      }
      schedule(repeats: false)
      #expect(remains != nil && kept != nil)
      clock.advance(by: 60)
      #expect(remains == nil && kept == nil)
      schedule(repeats: true)
      clock.advance(by: 600)
      #expect(remains?.calls.count == 10)
      kept?.invalidate()
      #expect(remains == nil && kept == nil)
    }
  }

  @Test(.covers("Timer.fire()"))
  func `fired by hand it keeps its times, or is over`() {
    withFreshUIKit { _, clock in
      var times = 0
      let again = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in times += 1 }
      clock.advance(to: 30)
      again.fire()
      #expect(times == 1)
      #expect(ticks(until: 120, of: clock) { times } == [60, 120])
      again.invalidate()
      again.fire()
      #expect(times == 3)
      let once = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in times += 1 }
      once.fire()
      clock.advance(by: 600)
      #expect(times == 4 && !once.isValid)
    }
  }

  @Test(.covers("Timer.fireDate"))
  func `a new date moves this time and all later ones`() {
    withFreshUIKit { _, clock in
      var times = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in times += 1 }
      #expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 1e-3)
      // Far from both neighbouring ticks, whatever the machine's clock does meanwhile.
      timer.fireDate = Date(timeIntervalSinceNow: 10)
      timer.fireDate = .distantFuture
      clock.advance(to: 6000)
      #expect(times == 0)
      timer.fireDate = .distantPast
      clock.advance(to: 6001)
      #expect(times == 1)
      timer.invalidate()
      timer.fireDate = .distantPast
      clock.advance(to: 7000)
      #expect(times == 1 && clock.nextTick == nil)
    }
  }

  @Test(.covers("Timer.scheduledTimer(withTimeInterval:repeats:block:)"))
  func `intervals that are none`() {
    withFreshUIKit { _, clock in
      var times = 0
      let timers = [0, -1, -.infinity].map { interval in
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in times += 1 }
      }
      clock.advance(to: 10)
      // A sixteenth of a tick is once in each, the present one included.
      #expect(times == 3 * 11)
      for timer in timers { timer.invalidate() }
      let never = [.nan, .infinity].map { interval in
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in times = -1 }
      }
      clock.advance(to: 100_000)
      #expect(times > 0 && never.allSatisfy(\.isValid))
    }
  }

  @Test(.covers("Timer.init(timeInterval:repeats:block:)", "Timer.tolerance"))
  func `a timer waits until it is added, and a tolerance makes it no later`() {
    withFreshUIKit { _, clock in
      var times = 0
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in times += 1 }
      #expect(timer.tolerance == 0)
      timer.tolerance = 0.2
      #expect(timer.tolerance == 0.2)
      #expect(clock.nextTick == nil && timer.isValid)
      RunLoop.main.add(timer, forMode: .common)
      #expect(ticks(until: 700, of: clock) { times } == [300, 600])
      timer.invalidate()
    }
  }

  @Test(
    .covers(
      "Timer.init(fire:interval:repeats:block:)",
      "Timer.init(fireAt:interval:target:selector:userInfo:repeats:)"))
  func `a timer fires from a date on`() {
    withFreshUIKit { _, clock in
      let receiver = Receiver()
      var (past, future) = (0, 0)
      let timers = [
        Timer(fire: .distantPast, interval: 0.1, repeats: true) { _ in past += 1 },
        Timer(fire: .distantFuture, interval: 0.1, repeats: true) { _ in future += 1 },
        Timer(
          fireAt: .distantPast, interval: 0.1, target: receiver,
          selector: Selector("take(_:)", Receiver.take(_:)), userInfo: "it", repeats: false),
      ]
      for timer in timers { RunLoop.main.add(timer, forMode: .default) }
      clock.runDue()
      #expect(past == 1 && receiver.calls == ["take it"])
      #expect(!timers[2].isValid)
      clock.advance(to: 600)
      // A second has ten tenths, wherever they begin.
      #expect(past == 11 && future == 0 && receiver.calls.count == 1)
      #expect(timers[1].isValid)
      for timer in timers { timer.invalidate() }
    }
  }
}
