import Foundation
import KeyboardAvoidance
import PhoneSimulator
import TestSupport
import UIKit

/// Runs `body` while the engines keep to themselves what they think of random notifications.
@MainActor
func withSilentEngines<Result>(_ body: () throws -> Result) rethrows -> Result {
  let sink = AvoidanceLog.sink
  defer { AvoidanceLog.sink = sink }
  AvoidanceLog.sink = { _, _ in }
  return try body()
}

/// A user who does everything that can be done to a phone, in random order.
@MainActor
struct RandomHands {
  private var fingers: [Int: CGPoint] = [:]
  private var keys: [KeyPress] = []
  private var isInBackground = false

  private static let typing: [KeyPress.Key] = [
    .character("a"), .character("Z"), .character("5"), .character("ß"), .character("😀"),
    .character(" "), .character("\""), .character("#"), .character("\u{301}"),
  ]
  private static let others: [KeyPress.Key] = [
    .escape, .tab, .return, .backspace, .delete, .left, .right, .up, .down, .home, .end,
  ]
  private static let shortcuts: [KeyPress] =
    ["a", "c", "x", "v", "z"].map { KeyPress(.character($0), modifiers: .control) } + [
      KeyPress(.character("z"), modifiers: [.control, .shift])
    ]
  private static let targets = ["name", "city", "note", "email", "password", "repeat", "sign-up"]

  /// How many ticks it waits now.
  func pause(_ random: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: 0
    case 6..<17: .random(in: 1...60, using: &random)
    case 17..<19: .random(in: 61...400, using: &random)
    default: .random(in: 601...5000, using: &random)
    }
  }

  /// A point in quarters, mostly where the fields or the keys are.
  private func point(_ random: inout SeededGenerator) -> CGPoint {
    let heights =
      [200..<360, 345..<640, 508..<844, 0..<844].randomElement(using: &random) ?? 0..<844
    return CGPoint(
      x: Double(Int.random(in: 0..<1560, using: &random)) / 4,
      y: Double(Int.random(in: heights.lowerBound * 4..<heights.upperBound * 4, using: &random))
        / 4)
  }

  private func target(_ random: inout SeededGenerator) -> Target {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .point(point(&random))
    case 1 where Bool.random(using: &random):
      .text(["Your nearest branch", "Sign up", "Name"].randomElement(using: &random) ?? "")
    case 2:
      .identifier(
        "key-"
          + (["a", "space", "shift", "return", "backspace", "numbers", "letters"]
            .randomElement(using: &random) ?? ""))
    default: .identifier(Self.targets.randomElement(using: &random) ?? "")
    }
  }

  /// What it does next; the phone may refuse it.
  mutating func command(on phone: Phone, _ random: inout SeededGenerator) -> PhoneCommand {
    if isInBackground, Int.random(in: 0..<3, using: &random) == 0 {
      isInBackground = false
      return .app(.foreground)
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<28: return touch(&random)
    case 28..<30:
      let way = [CGSize(width: 0, height: 50), CGSize(width: -50, height: 0), .zero]
      return .wheel(target(&random), by: way.randomElement(using: &random) ?? .zero)
    case 30..<45: return .tap(target(&random))
    case 45..<80: return .key(key(&random))
    case 80..<83:
      return .text(
        ["", "x", "Hello. ", "e\u{301}\n", "two\nlines"].randomElement(using: &random) ?? "")
    case 83:
      let text = ["", "copied", "two\nlines", "🇯🇵"].randomElement(using: &random) ?? ""
      return Bool.random(using: &random) ? .paste(text) : .pasteboard(text)
    case 84..<86:
      return .markedText(
        ["", "か", "かな漢"].randomElement(using: &random) ?? "",
        caret: .random(in: 0..<4, using: &random))
    case 86..<89:
      return .keyboard(KeyboardVisibility.allCases.randomElement(using: &random) ?? .show)
    case 89..<91:
      return .keyboardHeight([nil, 20, 336, 500.25].randomElement(using: &random) ?? nil)
    case 91..<96:
      return .keyboardHeight(Double.random(in: 100...600, using: &random), by: .pulling)
    case 96: return switched(&random)
    case 97: return .predictiveBar(.random(using: &random))
    case 98:
      return .post(
        KeyboardNotification(
          name: KeyboardNotification.Name.allCases.randomElement(using: &random) ?? .willShow,
          beginFrame: CGRect(x: 0, y: 844, width: 390, height: 300.5),
          endFrame: CGRect(x: 0, y: 500, width: 390, height: 344), duration: 0.3,
          curve: [nil, 7, 0].randomElement(using: &random) ?? nil, isLocal: .random(using: &random))
      )
    default:
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        return .keyboardArrangement(
          KeyboardArrangement.allCases.randomElement(using: &random) ?? .docked)
      case 1: return .message("Your code is 482913.")
      default: return .hardwareKeyboard(Int.random(in: 0..<4, using: &random) == 0)
      }
    }
  }

  private mutating func switched(_ random: inout SeededGenerator) -> PhoneCommand {
    let devices = ["iPhone 13", "iPhone SE (3rd generation)", "nothing of that name"]
    let screens = ["notifications", "keyboard-observable"]
    switch Int.random(in: 0..<5, using: &random) {
    case 4: return .look(LookChange.all.randomElement(using: &random) ?? .appearance(.dark))
    case 0:
      isInBackground = true
      return .app(.background)
    case 1: return .device(devices.randomElement(using: &random) ?? "")
    case 2: return .screen(screens.randomElement(using: &random) ?? "")
    default: return .language(["de", "en", "tlh"].randomElement(using: &random) ?? "")
    }
  }

  private mutating func touch(_ random: inout SeededGenerator) -> PhoneCommand {
    let id = [0, 0, 0, 0, 1, 2].randomElement(using: &random) ?? 0
    guard let start = fingers[id] else {
      let start = point(&random)
      fingers[id] = start
      return .touch(.began, at: start, id: id)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0..<4:
      fingers[id] = nil
      return .touch(.ended, at: start, id: id)
    case 4:
      fingers[id] = nil
      return .touch(.ended, at: point(&random), id: id)
    case 5:
      fingers[id] = nil
      return .touch(.cancelled, at: start, id: id)
    default:
      return .touch(.moved, at: point(&random), id: id)
    }
  }

  private mutating func key(_ random: inout SeededGenerator) -> KeyPress {
    if !keys.isEmpty, Int.random(in: 0..<2, using: &random) == 0 {
      var up = keys.removeFirst()
      up.phase = .up
      return up
    }
    let isTyping = Int.random(in: 0..<3, using: &random) > 0
    var press = KeyPress(
      (isTyping ? Self.typing : Self.others).randomElement(using: &random) ?? .tab)
    if !isTyping, Int.random(in: 0..<4, using: &random) == 0 {
      press.modifiers =
        ([.shift, .control, [.shift, .control]] as [KeyPress.Modifiers])
        .randomElement(using: &random) ?? .shift
    } else if isTyping, Int.random(in: 0..<6, using: &random) == 0 {
      press = Self.shortcuts.randomElement(using: &random) ?? press
    }
    if Int.random(in: 0..<4, using: &random) == 0 { return press }
    press.phase = .down
    // Sometimes again without having come up, as a key that repeats itself.
    keys.append(press)
    return press
  }
}
