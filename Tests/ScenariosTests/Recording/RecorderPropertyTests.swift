import Foundation
import HostSystem
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

@Suite("What is recorded can be played again", .phone, .seeded)
@MainActor
struct RecorderPropertyTests {
  private func randomRecording(
    on screen: String?, _ random: inout SeededGenerator
  ) throws -> Recording {
    try record(on: screen) { phone, timeline, _ in
      var hands = RandomHands()
      try timeline.advance(to: .random(in: 0..<100, using: &random))
      for _ in 0..<60 {
        // What the phone refuses was not done.
        try? phone.perform(hands.command(on: phone, &random))
        try timeline.advance(to: phone.now + hands.pause(&random))
      }
    }
  }

  @Test("Anything that is done to a phone, with the same trace and the same last picture")
  func anything() throws {
    try forAll(rounds: 15) { random in
      let recorded = try randomRecording(on: nil, &random)
      let played = try replay(recorded)
      #expect(played.rows == recorded.rows)
      #expect(played.looksTheSame)
    }
  }

  @Test("A screen of the catalogue with secrets on it, with the same trace")
  func secrets() throws {
    try forAll(rounds: 8) { random in
      let recorded = try randomRecording(on: "keep-above", &random)
      let played = try replay(recorded, on: "keep-above")
      #expect(played.rows == recorded.rows)
    }
  }

  @Test("Times are written so that they round to their ticks")
  func times() {
    for ticks in 0...700_000 {
      let seconds = Transcript.seconds(ticks)
      guard FrameClock.ticks(seconds) == ticks else {
        Issue.record("\(ticks) ticks are written as \(seconds)")
        return
      }
    }
    #expect(PlainNumber.write(Transcript.seconds(1)) == "0.0017")
    #expect(PlainNumber.write(Transcript.seconds(601)) == "1.0017")
    #expect(PlainNumber.write(Transcript.seconds(45)) == "0.075")
  }
}
