import DemoScreens
import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing
import UIKit

@Suite("Several phones", .phone, .seeded)
@MainActor
struct TwoPhonesTests {
  /// A phone under random hands, whose trace is written.
  @MainActor private final class Player {
    let phone: Phone
    private let timeline: PhoneTimeline
    private let rows: Rows
    private var random: SeededGenerator
    private var hands = RandomHands()

    private final class Rows {
      var text = ""
    }

    init(device: String, screen: String, seed: UInt64) throws {
      let assets = repositoryAssets()
      let rows = Rows()
      phone = Phone(
        device: try #require(DeviceCatalog(assets: assets).device(named: device)),
        layout: try KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
        screen: try AppScreen.demonstrations.screen(named: screen))
      timeline = PhoneTimeline(phone: phone) { rows.text += TraceFormat.row($0) }
      self.rows = rows
      random = SeededGenerator(seed: seed)
    }

    func takeTurn() throws {
      try withSilentEngines {
        // What the phone refuses was not done.
        try? phone.perform(hands.command(on: phone, &random))
        try timeline.advance(to: phone.now + .random(in: 0...20, using: &random))
      }
    }

    func finish() throws -> String {
      try timeline.finish()
      phone.close()
      return rows.text
    }
  }

  @Test("Each does what it does alone, whatever the others do meanwhile")
  func besideEachOther() throws {
    let turns = 10_000
    let parts = [("iPhone 13", "keep-above"), ("iPhone SE (3rd generation)", "keyboard-manager")]
    try forAll(rounds: 1) { random in
      let seeds = parts.map { _ in UInt64.random(in: .min ... .max, using: &random) }
      let order = (0..<turns).map { _ in Int.random(in: 0..<2, using: &random) }
      @MainActor func player(_ index: Int) throws -> Player {
        try Player(device: parts[index].0, screen: parts[index].1, seed: seeds[index])
      }
      let alone = try parts.indices.map { index in
        let player = try player(index)
        for turn in order where turn == index { try player.takeTurn() }
        return try player.finish()
      }
      let together = try parts.indices.map(player)
      for turn in order { try together[turn].takeTurn() }
      for (player, trace) in zip(together, alone) {
        // A comparison of its own: a difference of a megabyte is not read.
        let isEqual = try player.finish() == trace
        #expect(isEqual)
        #expect(trace.count > 100_000)
      }
    }
  }
}
