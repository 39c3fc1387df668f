import Testing

@testable import Playground

@Suite struct FramePacerTests {
  @Test func `a second is 600 ticks at full speed, 60 in slow motion`() {
    let pacer = FramePacer(speed: 1, tick: 0, at: 100)
    #expect(pacer.tick(at: 100) == 0)
    #expect(pacer.tick(at: 100.5) == 300)
    #expect(pacer.tick(at: 101) == 600)
    #expect(FramePacer(speed: 0.1, tick: 40, at: 100).tick(at: 101) == 100)
  }

  @Test func `a wake-up at a tick's time is not too early for it`() {
    let pacer = FramePacer(speed: 0.1, tick: 7, at: 12_345.678)
    for tick in 7..<5_000 {
      #expect(pacer.tick(at: pacer.time(of: tick)) == tick)
    }
  }

  @Test func `changing speed leaves the present tick as it is`() {
    var pacer = FramePacer(speed: 1, tick: 0, at: 0)
    pacer.setSpeed(0.1, at: 2)
    #expect(pacer.tick(at: 2) == 1200)
    #expect(pacer.tick(at: 3) == 1260)
    pacer.setSpeed(1, at: 3)
    #expect(pacer.tick(at: 4) == 1860)
  }

  @Test func `a late frame catches up, a long stop counts as a pause`() {
    var late = FramePacer(speed: 1, tick: 0, at: 0)
    late.skipPause(now: 1.2, wakeTime: 1.0)
    #expect(late.tick(at: 1.2) == 720)
    var stopped = FramePacer(speed: 1, tick: 0, at: 0)
    stopped.skipPause(now: 61, wakeTime: 1.0)
    #expect(stopped.tick(at: 61) == 600)
  }

  @Test func `sleeping with nothing to do is no pause`() {
    var pacer = FramePacer(speed: 1, tick: 0, at: 0)
    pacer.skipPause(now: 60, wakeTime: nil)
    #expect(pacer.tick(at: 60) == 36_000)
  }

  @Test func `time that goes backwards stands still`() {
    #expect(FramePacer(speed: 1, tick: 5, at: 10).tick(at: 9) == 5)
  }
}
