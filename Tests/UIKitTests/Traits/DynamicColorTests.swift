import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Dynamic colours")
@MainActor struct DynamicColorTests {
  private static func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let color = color.color(in: traits)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      + [Int((color.alpha * 100).rounded())]
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let elevated = dark.replacing(UITraitUserInterfaceLevel.self, value: .elevated)

  /// From Apple's Human Interface Guidelines, "Color", iOS system colours: light, dark, and both with
  /// increased contrast.
  private static let guidelines: [(UIColor, [[Int]])] = [
    (.systemRed, [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]]),
    (.systemOrange, [[255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]]),
    (.systemYellow, [[255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]]),
    (.systemGreen, [[52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]]),
    (.systemMint, [[0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]]),
    (.systemTeal, [[48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]]),
    (.systemCyan, [[50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]]),
    (.systemBlue, [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
    (.systemIndigo, [[88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]]),
    (.systemPurple, [[175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]]),
    (.systemPink, [[255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]]),
    (.systemBrown, [[162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]]),
    (.systemGray, [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]]),
    (.systemGray2, [[174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]]),
    (.systemGray3, [[199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]]),
    (.systemGray4, [[209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]]),
    (.systemGray5, [[229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]]),
    (.systemGray6, [[242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]]),
  ]

  @Test(
    "System colours have the values of the guidelines in every appearance",
    .covers("UIColor.resolvedColor(with:)"))
  func guidelines() {
    for (color, values) in Self.guidelines {
      let all =
        [Self.light, Self.dark].map { Self.bytes(color, $0) }
        + [Self.light, Self.dark].map {
          Self.bytes(
            color.resolvedColor(
              with: $0.replacing(UITraitAccessibilityContrast.self, value: .high)), Self.light)
        }
      #expect(all == values.map { $0 + [100] })
    }
  }

  @Test(
    "Backgrounds are black where it is dark, and lighter where they lie over others",
    .covers(
      "UIColor.systemBackground", "UIColor.secondarySystemBackground",
      "UIColor.tertiarySystemBackground", "UIColor.systemGroupedBackground",
      "UIColor.secondarySystemGroupedBackground", "UIColor.tertiarySystemGroupedBackground",
      "UIColor.label", "UIColor.lightText", "UIColor.darkText"))
  func backgrounds() {
    let values: [(UIColor, Int, Int, Int)] = [
      (.systemBackground, 255, 0, 28), (.secondarySystemBackground, 242, 28, 44),
      (.tertiarySystemBackground, 255, 44, 58), (.systemGroupedBackground, 242, 0, 28),
      (.secondarySystemGroupedBackground, 255, 28, 44),
      (.tertiarySystemGroupedBackground, 242, 44, 58), (.label, 0, 255, 255),
    ]
    for (color, light, dark, elevated) in values {
      let reds = [Self.light, Self.dark, Self.elevated].map { Self.bytes(color, $0)[0] }
      #expect(reds == [light, dark, elevated])
    }
    #expect(Self.bytes(.lightText, Self.dark) == [255, 255, 255, 60])
    #expect(Self.bytes(.darkText, Self.dark) == [0, 0, 0, 100])
  }

  @Test(
    "A closure is asked for the traits at hand, what it takes from others in the same",
    .covers("UIColor.init(dynamicProvider:)", "UIColor.withAlphaComponent(_:)", "UIColor.cgColor"))
  func providers() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor.systemRed.withAlphaComponent(0.5) : .white
    }
    #expect(Self.bytes(color, Self.light) == [255, 255, 255, 100])
    #expect(Self.bytes(color, Self.dark) == [255, 69, 58, 50])
    #expect(Self.bytes(color.withAlphaComponent(0.25), Self.dark) == [255, 69, 58, 25])
    #expect(color == color && color != .white)
    #expect(color.resolvedColor(with: Self.light) == .white)
    let nested = UIColor { _ in .label }
    Self.dark.performAsCurrent {
      #expect(nested.cgColor == UIColor.white.cgColor)
      #expect(UIColor.label.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    }
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label == UIColor.label)
  }

  @Test("A background follows the view's appearance, unless the layer was given another one")
  func background() {
    withFreshUIKit { window, _ in
      let view = UIView()
      view.backgroundColor = .systemBackground
      window.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
      #expect(view.backgroundColor == .systemBackground)
      window.overrideUserInterfaceStyle = .dark
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(view.backgroundColor == .systemBackground)
      view.layer.backgroundColor = UIColor.red.cgColor
      #expect(view.backgroundColor == .red)
      window.overrideUserInterfaceStyle = .light
      #expect(view.backgroundColor == .red)
      view.backgroundColor = nil
      #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    }
  }

  @Test("A view that was made in the light is dark where it comes into the dark")
  func moving() {
    withFreshUIKit { window, _ in
      let view = UIView()
      view.backgroundColor = .label
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      window.overrideUserInterfaceStyle = .dark
      window.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }
  }
}
