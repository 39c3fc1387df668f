import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

@Suite("Steps in which time passes", .phone)
@MainActor
struct TimeStepTests {
  @Test("An exact time is seconds, ticks or frames, which are those of the grid")
  func advance() throws {
    let played = try play(
      """
      advance 0.1
      still a
      advance 7 ticks
      still b
      advance 2 frames
      still c
      """)
    #expect(played.stills.map(\.tick) == [60, 67, 80])
    let slower = try play("advance 7 ticks\nadvance 2 frames\nstill a\n", framesPerSecond: 30)
    #expect(slower.stills.map(\.tick) == [40])
  }

  @Test("Waiting for a condition ends at the first frame in which it is true")
  func condition() throws {
    let played = try play(
      """
      tap #city
      wait until keyboard up
      still up
      wait until notifications keyboardWillChangeFrame keyboardWillShow
      wait until keyboard top 407 within 2
      still near
      wait until notifications keyboardDidChangeFrame keyboardDidShow
      still done
      """)
    #expect(played.failure == nil)
    // 2 / 260 = 0.0077 are left of the spring's way at 0.3818 s: the frame at 0.3833 s.
    #expect(played.stills.map(\.tick) == [10, 230, 300])
  }

  @Test("Waiting in vain says what was not so")
  func vain() throws {
    let played = try play("tap #city\nwait until shift 12 max 0.5\n")
    #expect(
      played.failure
        == "a.scenario:5: wait until shift 12 max 0.5: Not so within 0.5 s. The shift is 0.000.")
    #expect(played.rows.last?.tick == 300)
  }

  @Test("A film has a picture for each frame, and together they last as long as was said")
  func film() throws {
    let played = try play("tap #city\nfilm opening for 0.1\nstill end\n")
    #expect(played.shots.map(\.tick) == [0, 10, 20, 30, 40, 50])
    #expect(played.stills.map(\.tick) == [60])
    let slower = try play("film slow for 0.1\n", framesPerSecond: 50)
    #expect(slower.shots.map(\.tick) == [0, 12, 24, 36, 48])
  }

  @Test("A strip has a picture every so often, off the grid too")
  func strip() throws {
    let played = try play("advance 3 ticks\ntap #city\nfilm strip for 0.12 as strip every 0.05\n")
    #expect(played.shots.map(\.tick) == [3, 33, 63])
    #expect(played.rows.map(\.tick) == [0, 10, 20, 30, 40, 50, 60, 70])
  }

  @Test("A film until everything rests ends with the picture at rest")
  func filmUntilSettled() throws {
    let played = try play(
      "tap #city\nfilm rest until settled as strip every 0.13\nexpect keyboard top 407\n")
    #expect(played.failure == nil)
    #expect(played.shots.map(\.tick) == [0, 78, 156, 234, 300])
    let failing = try play("tap #city\nfilm rest until settled max 0.1\n")
    #expect(failing.failure?.contains("Still not settled after 0.1 s") == true)
  }

  @Test("A still of a view is the part of the screen where it is seen")
  func part() throws {
    let phone = try play("keyboard hardware on\ntap #city\nstill row of #city\n")
    #expect(phone.parts == [CGRect(x: 20, y: 260, width: 300, height: 40)])
    let failing = try play("still row of #nobody\n")
    #expect(
      failing.failure == "a.scenario:4: still row of #nobody: Nothing on the screen is #nobody.")
  }

  @Test("What is known of the phone, as text")
  func dumps() throws {
    let played = try play(
      """
      tap #city
      type "Kyoto"
      dump tree first
      wait until settled
      dump notifications posted
      dump trace so-far
      """)
    let tree = try #require(played.written["first.txt"])
    #expect(
      tree.contains("\n    UITextField #city 20.000,260.000,300.000,40.000 \"Kyoto\" focused\n"))
    #expect(tree.hasPrefix("UIWindow 0.000,0.000,375.000,667.000\n  UIView 0.000,0.000,"))
    #expect(!tree.contains("0x"))
    #expect(
      played.written["posted.txt"] == """
        0.000000 keyboardWillChangeFrame begin 0.000,667.000,375.000,260.000 end \
        0.000,407.000,375.000,260.000 duration 0.25
        0.000000 keyboardWillShow begin 0.000,667.000,375.000,260.000 end \
        0.000,407.000,375.000,260.000 duration 0.25
        0.500000 keyboardDidChangeFrame begin 0.000,667.000,375.000,260.000 end \
        0.000,407.000,375.000,260.000 duration 0.25
        0.500000 keyboardDidShow begin 0.000,667.000,375.000,260.000 end \
        0.000,407.000,375.000,260.000 duration 0.25

        """)
    let trace = try #require(played.written["so-far.csv"]).split(separator: "\n")
    #expect(trace.count == 32)
    #expect(trace.last?.hasPrefix("0.500000,407.000,300.000,107.000,0.000,") == true)
  }
}
