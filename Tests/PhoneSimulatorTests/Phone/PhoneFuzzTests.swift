import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct PhoneFuzzTests {
  private static let keys: [KeyPress.Key] = [
    .character("a"), .character("Z"), .character("5"), .character("ß"), .character("😀"),
    .character(" "), .character(""), .escape, .tab, .return, .backspace, .delete, .left, .right,
    .up, .down, .home, .end,
  ]

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    let wild: [CGFloat] = [.nan, .infinity, -1, 1e300]
    func coordinate(_ side: CGFloat) -> CGFloat {
      Int.random(in: 0..<40, using: &random) == 0
        ? wild.randomElement(using: &random) ?? 0 : .random(in: 0..<side, using: &random)
    }
    return CGPoint(x: coordinate(400), y: coordinate(850))
  }

  private func target(_ phone: Phone, _ random: inout SeededGenerator) -> Target {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .point(point(&random))
    case 1: .identifier(["name", "city", "note", "none"].randomElement(using: &random) ?? "")
    case 2: .text(["name", "city", ""].randomElement(using: &random) ?? "")
    default:
      .identifier(phone.keyboard.view.keys.randomElement(using: &random)?.identifier ?? "key-q")
    }
  }

  private func command(_ phone: Phone, _ random: inout SeededGenerator) -> PhoneCommand {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1:
      return .touch(
        TouchPhase.allCases.randomElement(using: &random) ?? .began, at: point(&random),
        id: .random(in: 0..<3, using: &random))
    case 2...5:
      return .tap(target(phone, &random))
    case 6...7:
      return .key(
        KeyPress(
          Self.keys.randomElement(using: &random) ?? .tab,
          modifiers: KeyPress.Modifiers(
            rawValue: [0, 0, 0, 1, 2].randomElement(using: &random) ?? 0),
          phase: KeyPress.Phase.allCases.randomElement(using: &random) ?? .stroke))
    case 8:
      return .text(["", "x", "Hello. ", "e\u{301}\n", "👩‍👩‍👧"].randomElement(using: &random) ?? "")
    case 9:
      return .keyboard(KeyboardVisibility.allCases.randomElement(using: &random) ?? .show)
    case 10:
      return .keyboardHeight(
        [nil, 1, 20, 336, 844, 500.25, .nan, -3].randomElement(using: &random) ?? nil,
        by: HeightChange.allCases.randomElement(using: &random) ?? .typing)
    case 11:
      return .keyboardArrangement(
        KeyboardArrangement.allCases.randomElement(using: &random) ?? .docked)
    case 12:
      return .message(["", "Code 1234", "999-999"].randomElement(using: &random) ?? "")
    default:
      return Bool.random(using: &random)
        ? .predictiveBar(.random(using: &random)) : .hardwareKeyboard(.random(using: &random))
    }
  }

  /// Any commands in any order: no crash, everything stays finite, what throws
  /// says why, and in the end the phone comes to rest.
  @Test(
    arguments: ["iPhone 13", "iPhone SE (3rd generation)", "iPad (9th generation)"],
    SeededGenerator.seeds(2))
  func anyCommandsInAnyOrder(device: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kinds: [UIKeyboardType] = [.default, .emailAddress, .phonePad, .numbersAndPunctuation]
    let form = FormScreen { $0.keyboardType = kinds.randomElement(using: &random) ?? .default }
    try withPhone(device, screen: form) { phone in
      for step in 0..<400 {
        let next = command(phone, &random)
        do throws(PhoneError) {
          try phone.perform(next)
        } catch {
          #expect(!error.description.isEmpty)
        }
        phone.advance(by: .random(in: 0..<40, using: &random))
        let sample = phone.sample()
        let values = [sample.keyboardTop, sample.targetBottom ?? 0, sample.shift]
        guard values.allSatisfy(\.isFinite), areFinite(phone.screen) else {
          Issue.record("seed \(seed), step \(step): \(next) left something that is not finite")
          return
        }
        #expect(
          sample.keyboardTop <= phone.screen.bounds.height, "seed \(seed), step \(step): \(next)")
      }
      phone.cancelFingers()
      phone.settle()
      #expect(phone.unsettledReasons == [], "seed \(seed)")
    }
  }

  private func areFinite(_ screen: UIScreen) -> Bool {
    func isFinite(_ view: UIView) -> Bool {
      let frame = view.presentationRect(view.presentation.bounds)
      return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        && view.subviews.allSatisfy(isFinite)
    }
    return screen.windows.allSatisfy(isFinite)
  }
}
