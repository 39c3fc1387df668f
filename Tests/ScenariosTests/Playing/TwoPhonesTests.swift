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

  /// An app of its own, whose notifications are counted.
  @MainActor private final class Neighbour {
    let world = World()
    private let window: UIWindow
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    private let button = UIButton(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    private let tally = Tally()
    private var tokens: [any NSObjectProtocol] = []

    @MainActor private final class Tally {
      var taps = 0
      var counts: [Notification.Name: Int] = [:]
    }

    private static let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]

    init() {
      let world = world
      let tally = tally
      window = world.enter { UIWindow(frame: world.mainScreen.bounds) }
      world.enter {
        window.addSubview(field)
        window.addSubview(button)
        window.makeKeyAndVisible()
        button.addAction(UIAction { _ in tally.taps += 1 }, for: .touchUpInside)
        tokens = Self.names.map { name in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            @MainActor _ in tally.counts[name, default: 0] += 1
          }
        }
      }
    }

    /// Edits the field, taps the button, and returns what was not as it should be.
    func takeTurn() -> String? {
      tally.taps = 0
      tally.counts = [:]
      world.enter {
        field.becomeFirstResponder()
        field.insertText("a")
        field.resignFirstResponder()
        button.sendActions(for: .touchUpInside)
      }
      let wanted = Dictionary(uniqueKeysWithValues: Self.names.prefix(3).map { ($0, 1) })
      return tally.taps == 1 && tally.counts == wanted
        ? nil : "\(tally.taps) taps, \(tally.counts)"
    }

    /// What reached it since its last turn, of the phones beside it.
    func heardOfOthers() -> [Notification.Name: Int] {
      defer { tally.counts = [:] }
      return tally.counts
    }

    func close() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      world.close()
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
      let neighbour = Neighbour()
      // An expectation in each turn takes as long as the turn.
      var wrong: [String] = []
      for (number, turn) in order.enumerated() {
        try together[turn].takeTurn()
        let heard = neighbour.heardOfOthers()
        if !heard.isEmpty { wrong.append("\(number): \(heard)") }
        guard number % 10 == 0 else { continue }
        if let mistake = neighbour.takeTurn() { wrong.append("\(number): \(mistake)") }
        _ = neighbour.heardOfOthers()
      }
      neighbour.close()
      #expect(wrong.isEmpty)
      for (player, trace) in zip(together, alone) {
        // A comparison of its own: a difference of a megabyte is not read.
        let isEqual = try player.finish() == trace
        #expect(isEqual)
        #expect(trace.count > 100_000)
      }
    }
  }
}
