import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

/// Steps and settings that say how all apps look.
@Suite(.phone)
@MainActor
struct LookStepTests {
  /// Notes what it is in whenever that changes.
  private final class LookingScreen: FieldsScreen {
    var seen: [String] = []
    var tints: [UIColor] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append(words)
      tints.append(view.tintColor)
    }

    var words: String {
      let traits = traitCollection
      return "\(traits.userInterfaceStyle.rawValue) "
        + traits.preferredContentSizeCategory.rawValue.dropFirst("UICTContentSizeCategory".count)
        + " \(traits.layoutDirection.rawValue) \(traits.accessibilityContrast.rawValue)"
    }
  }

  @Test func `each step reaches the app at once, and motion and tint are no traits`() throws {
    var screens: [LookingScreen] = []
    let played = try play(
      """
      appearance dark
      text size AX3
      direction right-to-left
      contrast increased
      motion cross-fade
      tint pink
      appearance light
      """,
      screen: .fields {
        screens.append(LookingScreen())
        return screens[0]
      })
    #expect(played.failure == nil)
    let screen = try #require(screens.first)
    #expect(
      screen.seen == [
        "2 L 0 0", "2 AccessibilityXL 0 0", "2 AccessibilityXL 1 0", "2 AccessibilityXL 1 1",
        "1 AccessibilityXL 1 1",
      ])
    #expect(screen.tints == [.systemBlue, .systemBlue, .systemBlue, .systemBlue, .systemPink])
  }

  @Test func `a recording has the steps, and what it begins with`() throws {
    let changes: [LookChange] = [.appearance(.dark), .textSize(.ax1), .tint(.indigo)]
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      for change in changes {
        try phone.perform(.look(change))
        try timeline.advance(to: phone.now + 60)
      }
      #expect(phone.look == Look(changes))
    }
    let steps = recorded.steps.filter { !$0.hasPrefix("wait") }
    #expect(steps == ["appearance dark", "text size AX1", "tint indigo"])
    let played = try replay(recorded, on: "keep-above")
    #expect(played.rows == recorded.rows)
    #expect(played.looksTheSame)
  }

  @Test func `words say a look, later ones before earlier ones, and unknown ones are named`() throws
  {
    let look = try Look(words: "dark AX3 light cross-fade".split(separator: " "))
    #expect(look.words == ["AX3", "cross-fade"])
    let error = #expect(throws: LookWords.Unknown.self) { try Look(words: ["dark", "bright"]) }
    #expect(error?.word == "bright")
    #expect(Set(LookWords.all).count == LookWords.all.count)
  }
}
