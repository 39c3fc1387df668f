import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct KeyboardDebtTests {
  /// Every will is followed by exactly one did with its own frames, also when
  /// another motion has taken over since.
  @Test(
    arguments: ["iPhone 13", "iPad mini (5th generation)"], SeededGenerator.seeds(3))
  func everyWillOwesOneDid(device: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let form = FormScreen(["name", "city", "pin"]) {
      if $0.placeholder == "pin" { $0.keyboardType = .numberPad }
    }
    try withPhone(device, screen: form) { phone in
      var notes: [KeyboardNotification] = []
      for _ in 0..<200 {
        let command: PhoneCommand =
          switch Int.random(in: 0..<10, using: &random) {
          case 0...2:
            .tap(.identifier(["name", "city", "pin"].randomElement(using: &random) ?? ""))
          case 3: .key(KeyPress(.escape))
          case 4: .keyboard(.toggle)
          case 5: .keyboardHeight([nil, 250, 336, 400].randomElement(using: &random) ?? nil)
          case 6: .keyboardHeight(.random(in: 200...400, using: &random), by: .pulling)
          case 7:
            .keyboardArrangement(
              KeyboardArrangement.allCases.randomElement(using: &random) ?? .docked)
          case 8: .predictiveBar(.random(using: &random))
          default: .hardwareKeyboard(.random(using: &random))
          }
        try? phone.perform(command)
        phone.advance(by: .random(in: 0...120, using: &random))
        notes += phone.takeNotifications()
      }
      phone.settle()
      notes += phone.takeNotifications()
      #expect(notes.count > 100)
      var owed: [KeyboardNotification] = []
      for note in notes {
        if let did = note.name.owed {
          owed.append(
            KeyboardNotification(
              name: did, beginFrame: note.beginFrame, endFrame: note.endFrame,
              duration: note.duration))
        } else if let index = owed.firstIndex(of: note) {
          owed.remove(at: index)
        } else {
          Issue.record("seed \(seed): \(note) was owed by nobody")
        }
      }
      #expect(owed == [], "seed \(seed)")
    }
  }
}
