import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

/// The city's field has its middle at 170, 280.
@Suite("Steps of fingers", .phone)
@MainActor
struct FingerStepTests {
  private func touches(_ steps: String) throws -> [(tick: Int, phase: TouchPhase, at: CGPoint)] {
    let played = try play(steps)
    #expect(played.failure == nil)
    return played.commands.compactMap { stamped in
      if case .touch(let phase, at: let point, id: 0) = stamped.command {
        (stamped.tick, phase, point)
      } else {
        nil
      }
    }
  }

  @Test("A finger that stays is lifted when its time is over")
  func hold() throws {
    let touches = try touches("tap #city for 0.1\n")
    #expect(touches.map(\.tick) == [0, 60])
    #expect(touches.map(\.phase) == [.began, .ended])
    #expect(touches.allSatisfy { $0.at == CGPoint(x: 170, y: 280) })
  }

  @Test("A place in a view is counted from its top left")
  func place() throws {
    #expect(
      try touches("tap #city at 10,15\n").map(\.at) == [
        CGPoint(x: 30, y: 275), CGPoint(x: 30, y: 275),
      ])
  }

  @Test("A double tap selects the word under it")
  func doubleTap() throws {
    let played = try play(
      "tap #city\nwait 1\ntype \"Kyoto\"\nwait 1\ndouble-tap #city\ntype \"Nara\"\n")
    #expect(played.failure == nil)
    // The text is too short to reach the middle; the word nearest to it is taken.
    #expect(played.texts[1] == "Nara")
  }

  @Test("A drag and a flick let their time pass")
  func drag() throws {
    let played = try play("drag #city to 10,20 over 0.25\nstill a\nflick #city to #note\nstill b\n")
    #expect(played.stills.map(\.tick) == [150, 210])
    // 15 frames and 6 frames of 10 ticks, and the two ends of each.
    #expect(played.commands.count == 15 + 2 + 6 + 2)
    #expect(played.commands[16] == touch(.ended, 10, 20, id: -1, at: 150))
    #expect(played.commands.last == touch(.ended, 170, 340, id: -2, at: 210))
  }

  @Test("A drag moves once a frame of the phone, in a straight line")
  func dragFrames() throws {
    // Half a frame after the tick it begins at, and 25 frames a second of the scenario.
    let played = try play(
      "advance 5 ticks\ndrag 110,410 to 140,470 over 0.05\n", framesPerSecond: 25)
    #expect(
      played.commands == [
        touch(.began, 110, 410, id: -1, at: 5), touch(.moved, 120, 430, id: -1, at: 15),
        touch(.moved, 130, 450, id: -1, at: 25), touch(.moved, 140, 470, id: -1, at: 35),
        touch(.ended, 140, 470, id: -1, at: 35),
      ])
  }

  @Test("A drag that takes no time is over at once")
  func dragAtOnce() throws {
    let played = try play("drag 110,410 to 140,470 over 0\n")
    #expect(
      played.commands == [
        touch(.began, 110, 410, id: -1, at: 0), touch(.moved, 140, 470, id: -1, at: 0),
        touch(.ended, 140, 470, id: -1, at: 0),
      ])
  }

  @Test("A drag has a finger of its own, besides those of the scenario")
  func dragBesideFingers() throws {
    let played = try play(
      "finger down 10,10\ndrag #city to 10,20 over 0.02\nfinger up 10,10\nwait until settled\n")
    #expect(played.failure == nil)
  }

  private func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, id: Int, at tick: Int
  ) -> StampedCommand {
    StampedCommand(tick: tick, command: .touch(phase, at: CGPoint(x: x, y: y), id: id))
  }

  @Test("A scrolling finger goes the other way and rests a tenth of a second")
  func scroll() throws {
    let touches = try touches("scroll #city by 30,120 over 0.1\n")
    #expect(touches.map(\.tick) == [0, 10, 20, 30, 40, 50, 60, 120])
    #expect(touches.first?.at == CGPoint(x: 170, y: 280))
    #expect(touches[3].at == CGPoint(x: 155, y: 220))
    #expect(touches[6].at == CGPoint(x: 140, y: 160))
    #expect(touches.last?.at == CGPoint(x: 140, y: 160))
    #expect(touches.last?.phase == .ended)
  }

  @Test("A finger cannot scroll off the screen")
  func scrollTooFar() throws {
    let played = try play("scroll #city by 0,281\n")
    #expect(
      played.failure == "a.scenario:4: scroll #city by 0,281: 170,-1 lies outside the screen.")
    #expect(played.commands.isEmpty)
  }

  @Test("A wheel over a target is one command")
  func wheel() throws {
    let played = try play("wheel #city by 0,50\nwheel 1,2 by -50,0\n")
    #expect(played.failure == nil)
    #expect(
      played.commands.map(\.command) == [
        .wheel(.identifier("city"), by: CGSize(width: 0, height: 50)),
        .wheel(.point(CGPoint(x: 1, y: 2)), by: CGSize(width: -50, height: 0)),
      ])
  }

  @Test("A way of its own goes from place to place and ends at the last one")
  func trail() throws {
    let touches = try touches("drag #city at 0,0 along 0.05:30,290 0.05:31,291 0.2:40,300\n")
    #expect(touches.map(\.tick) == [0, 30, 30, 120])
    #expect(touches.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(touches.map(\.at.x) == [20, 30, 31, 40])
  }

  @Test("Single events of fingers")
  func finger() throws {
    let played = try play(
      "finger down 170,280\nfinger down 10,10 id 1\nwait 0.1\nfinger move 170,282\n"
        + "finger up 170,282\nfinger cancel 10,10 id 1\nexpect #city focused\n")
    #expect(played.failure == nil)
    #expect(played.commands.map(\.tick) == [0, 0, 60, 60, 60])
  }

  @Test("The monkey does the same for the same seed, and something else for another")
  func monkey() throws {
    let first = try play("monkey 60 every 0.05\n").commands
    #expect(first == (try play("monkey 60 every 0.05\n").commands))
    #expect(first.count > 20)
    // Its drags go on at every frame.
    #expect(first.allSatisfy { $0.tick.isMultiple(of: 10) && $0.tick <= 1800 })
    let isBegun = first.filter { if case .touch(.began, _, _) = $0.command { true } else { false } }
    #expect(isBegun.allSatisfy { $0.tick.isMultiple(of: 30) && $0.tick < 1800 })
    let other = try play("monkey 60 every 0.05\n", settings: "seed: 1\n").commands
    #expect(other != first)
  }
}
