import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

@Suite("Playing scenarios", .phone)
@MainActor
struct ScenarioPlayerTests {
  @Test("Time passes in waits alone, and a frame is taken for each tenth tick")
  func time() throws {
    let played = try play(
      """
      tap #city
      type "Kyoto"
      press Home
      wait 0.1
      keyboard height 300
      still now
      wait 0.05
      """)
    #expect(played.failure == nil)
    #expect(played.commands.map(\.tick) == [0, 0, 0, 60])
    #expect(played.stills.map(\.tick) == [60])
    #expect(played.rows.map(\.tick) == Array(stride(from: 0, through: 90, by: 10)))
    #expect(played.texts == ["", "Kyoto", ""])
  }

  @Test("A frame has everything in it that happened at its tick")
  func frameAfterCommands() throws {
    let played = try play("wait 0.05\ntap #city\nwait 0.1\n")
    #expect(played.rows[2].events.isEmpty)
    #expect(
      played.rows[3].events.map(\.description) == ["keyboardWillChangeFrame", "keyboardWillShow"])
    #expect(played.rows[3].keyboardTop == 667)
    #expect(played.rows[4].keyboardTop < 667)
  }

  @Test("A time between frames is kept, and takes no frame of its own")
  func offGrid() throws {
    let played = try play("wait 0.025\ntap #city\nwait 0.01\n")
    #expect(played.commands.map(\.tick) == [15])
    #expect(played.rows.map(\.tick) == [0, 10, 20])
    #expect(played.rows[2].events.count == 2)
  }

  @Test("Frames at another rate fall on its ticks", arguments: [24, 25, 30, 50, 120])
  func rates(rate: Int) throws {
    let played = try play("wait 1\n", framesPerSecond: rate)
    #expect(played.rows.map(\.tick) == (0...rate).map { $0 * 600 / rate })
  }

  @Test("The keyboard goes its way to 1e-6 points in every frame of the trace")
  func path() throws {
    let played = try play("tap #city\nwait 0.6\n")
    // The closed form of design: critically damped, over half a second.
    let omega = (1000.0 / 3).squareRoot()
    for row in played.rows {
      let time = Double(row.tick) / 600
      let progress = time < 0.5 ? 1 - exp(-omega * time) * (1 + omega * time) : 1
      #expect(abs(row.keyboardTop - (667 - 260 * progress)) < 1e-6, "at \(time)")
    }
    #expect(
      played.rows[30].events.map(\.description) == ["keyboardDidChangeFrame", "keyboardDidShow"])
  }

  @Test("Settled is when every will has its did")
  func settled() throws {
    let played = try play(
      """
      wait until settled
      still first
      tap #city
      wait until settled
      still second
      expect keyboard up
      """)
    #expect(played.failure == nil)
    #expect(played.stills.map(\.tick) == [0, 300])
  }

  @Test("Waiting for rest gives up at its limit and says what moves")
  func gaveUp() throws {
    let played = try play("tap #city\nwait until settled max 0.26\n")
    #expect(played.rows.last?.tick == 150)
    let failure = try #require(played.failure)
    #expect(
      failure.hasPrefix(
        "a.scenario:5: wait until settled max 0.26: Still not settled after 0.26 s: "))
    #expect(failure.contains("keyboard"))
  }

  @Test("Characters typed one by one come with a pause after each")
  func typing() throws {
    let played = try play(
      """
      tap #name
      type "Ab\\tc" every 0.1
      still end
      """)
    #expect(played.failure == nil)
    #expect(
      played.commands.dropFirst().map(\.command) == [
        .key(KeyPress(.character("A"))), .key(KeyPress(.character("b"))), .key(KeyPress(.tab)),
        .key(KeyPress(.character("c"))),
      ])
    #expect(played.commands.dropFirst().map(\.tick) == [0, 60, 120, 180])
    #expect(played.stills.map(\.tick) == [240])
    #expect(played.texts == ["Ab", "c", ""])
  }

  @Test("A key pressed several times is pressed within one tick")
  func times() throws {
    let played = try play("tap #name\ntype \"abcd\"\npress Backspace x3\n")
    #expect(played.commands.count == 5)
    #expect(played.texts[0] == "a")
  }

  @Test("Playing again gives the same trace")
  func repeatable() throws {
    let steps = """
      tap #city
      wait 0.1
      tap #note
      wait 0.05
      keyboard height 320
      wait 0.2
      press Escape
      wait 0.013
      tap #name
      wait until settled
      """
    let first = try play(steps)
    #expect(first.failure == nil)
    #expect(try play(steps).trace == first.trace)
  }
}
