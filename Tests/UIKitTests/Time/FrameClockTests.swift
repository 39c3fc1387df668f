import Testing
import UIKit

@MainActor
@Suite struct FrameClockTests {
  @Test func `runs work by tick, then by registration`() {
    let clock = FrameClock()
    var log: [String] = []
    clock.schedule(at: 20) { log.append("b \(clock.now)") }
    clock.schedule(at: 10) { log.append("a \(clock.now)") }
    clock.schedule(at: 20) { log.append("c \(clock.now)") }
    clock.advance(to: 19)
    #expect(log == ["a 10"])
    #expect(clock.nextTick == 20)
    clock.advance(to: 600)
    #expect(log == ["a 10", "b 20", "c 20"])
    #expect(clock.now == 600)
    #expect(clock.nextTick == nil)
  }

  @Test func `runs what work schedules for the same tick in the same tick`() {
    let clock = FrameClock()
    var log: [Int] = []
    clock.schedule(at: 5) {
      log.append(clock.now)
      clock.schedule(at: 5) { log.append(clock.now) }
      clock.schedule(at: 2) { log.append(clock.now) }
    }
    clock.advance(to: 6)
    #expect(log == [5, 5, 5])
  }

  @Test func `does not run cancelled work`() {
    let clock = FrameClock()
    var count = 0
    let work = clock.schedule(at: 5) { count += 1 }
    let other = clock.schedule(after: 1.0 / 60) { work.cancel() }
    work.cancel()
    clock.advance(by: 20)
    other.cancel()
    #expect(count == 0)
    #expect(clock.now == 20)
  }

  @Test(arguments: [true, false]) func `work that is over releases what it captured`(runs: Bool) {
    @MainActor final class Owner {
      var work: ScheduledWork?
    }
    let clock = FrameClock()
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      owner.work = clock.schedule(at: 10) { owner.work = owner.work }
      if !runs { owner.work?.cancel() }
    }
    clock.advance(to: 10)
    #expect(released == nil)
  }

  @Test func `the state at a tick does not depend on the ticks stopped at`() {
    func run(_ stops: [Int]) -> [String] {
      let clock = FrameClock()
      var log: [String] = []
      clock.schedule(at: 7) {
        log.append("first \(clock.now)")
        clock.schedule(after: 3.0 / 600) { log.append("second \(clock.now)") }
      }
      clock.schedule(at: 10) { log.append("third \(clock.now)") }
      for stop in stops { clock.advance(to: stop) }
      return log
    }
    #expect(run([30]) == run(Array(0...30)))
    #expect(run([30]) == ["first 7", "third 10", "second 10"])
  }

  @Test(arguments: [(0.25, 150), (0.5, 300), (1.0 / 60, 10), (0.0004, 0), (0.001, 1), (-1, -600)])
  func `rounds seconds to ticks`(seconds: Double, ticks: Int) {
    #expect(FrameClock.ticks(seconds) == ticks)
  }

  @Test func `takes strangers among the times for no time`() {
    #expect(FrameClock.ticks(.nan) == 0)
    #expect(FrameClock.ticks(.infinity) == 0)
  }
}
