import Foundation
import TestSupport
import Testing
import UIKit

/// Apple's documented colours in the light appearance, in parts of 255.
struct UIColorTests {
  private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private func expect(
    _ colors: KeyValuePairs<UIColor, UIColor>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (color, expected) in colors {
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(color.resolvedColor(with: light) == expected, sourceLocation: sourceLocation)
    }
  }

  @Test(
    .covers(
      "UIColor.systemBrown", "UIColor.systemCyan", "UIColor.systemGray", "UIColor.systemGray2",
      "UIColor.systemGray3", "UIColor.systemGray4", "UIColor.systemGray5", "UIColor.systemGray6",
      "UIColor.systemGreen", "UIColor.systemIndigo", "UIColor.systemMint", "UIColor.systemOrange",
      "UIColor.systemPink", "UIColor.systemPurple", "UIColor.systemRed", "UIColor.systemTeal",
      "UIColor.systemYellow"))
  func `accents and greys`() {
    expect([
      .systemRed: rgb(255, 59, 48), .systemOrange: rgb(255, 149, 0),
      .systemYellow: rgb(255, 204, 0), .systemGreen: rgb(52, 199, 89),
      .systemMint: rgb(0, 199, 190), .systemTeal: rgb(48, 176, 199),
      .systemCyan: rgb(50, 173, 230), .systemBlue: rgb(0, 122, 255),
      .systemIndigo: rgb(88, 86, 214), .systemPurple: rgb(175, 82, 222),
      .systemPink: rgb(255, 45, 85), .systemBrown: rgb(162, 132, 94),
    ])
    expect([
      .systemGray: rgb(142, 142, 147), .systemGray2: rgb(174, 174, 178),
      .systemGray3: rgb(199, 199, 204), .systemGray4: rgb(209, 209, 214),
      .systemGray5: rgb(229, 229, 234), .systemGray6: rgb(242, 242, 247),
    ])
  }

  @Test(
    .covers(
      "UIColor.label", "UIColor.link", "UIColor.opaqueSeparator", "UIColor.placeholderText",
      "UIColor.quaternaryLabel", "UIColor.quaternarySystemFill", "UIColor.secondaryLabel",
      "UIColor.secondarySystemBackground", "UIColor.secondarySystemFill",
      "UIColor.secondarySystemGroupedBackground", "UIColor.separator",
      "UIColor.systemBackground", "UIColor.systemFill", "UIColor.systemGroupedBackground",
      "UIColor.tertiaryLabel", "UIColor.tertiarySystemBackground", "UIColor.tertiarySystemFill",
      "UIColor.tertiarySystemGroupedBackground"))
  func `text, lines, grounds and fills`() {
    expect([
      .label: rgb(0, 0, 0), .secondaryLabel: rgb(60, 60, 67, 0.6),
      .tertiaryLabel: rgb(60, 60, 67, 0.3), .quaternaryLabel: rgb(60, 60, 67, 0.18),
      .placeholderText: rgb(60, 60, 67, 0.3), .link: rgb(0, 122, 255),
      .separator: rgb(60, 60, 67, 0.29), .opaqueSeparator: rgb(198, 198, 200),
    ])
    expect([
      .systemBackground: rgb(255, 255, 255), .secondarySystemBackground: rgb(242, 242, 247),
      .tertiarySystemBackground: rgb(255, 255, 255),
      .systemGroupedBackground: rgb(242, 242, 247),
      .secondarySystemGroupedBackground: rgb(255, 255, 255),
      .tertiarySystemGroupedBackground: rgb(242, 242, 247),
    ])
    expect([
      .systemFill: rgb(120, 120, 128, 0.2), .secondarySystemFill: rgb(120, 120, 128, 0.16),
      .tertiarySystemFill: rgb(118, 118, 128, 0.12),
      .quaternarySystemFill: rgb(116, 116, 128, 0.08),
    ])
  }

  @Test(
    .covers(
      "UIColor.black", "UIColor.blue", "UIColor.brown", "UIColor.cyan", "UIColor.darkGray",
      "UIColor.gray", "UIColor.green", "UIColor.init(white:alpha:)", "UIColor.lightGray",
      "UIColor.magenta", "UIColor.purple", "UIColor.red", "UIColor.white", "UIColor.yellow"))
  func `plain colours`() {
    func part(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
    expect([
      .black: part(0, 0, 0), .white: part(1, 1, 1), .red: part(1, 0, 0), .green: part(0, 1, 0),
      .blue: part(0, 0, 1), .cyan: part(0, 1, 1), .yellow: part(1, 1, 0),
      .magenta: part(1, 0, 1), .orange: part(1, 0.5, 0), .purple: part(0.5, 0, 0.5),
      .brown: part(0.6, 0.4, 0.2), .gray: part(0.5, 0.5, 0.5),
      .darkGray: UIColor(white: 1 / 3, alpha: 1), .lightGray: UIColor(white: 2 / 3, alpha: 1),
      .clear: UIColor(white: 0, alpha: 0),
    ])
  }

  @Test(
    .covers(
      "CGColor.==(_:_:)", "CGColor.alpha", "CGColor.hash(into:)", "UIColor.cgColor",
      "UIColor.init(cgColor:)", "UIColor.withAlphaComponent(_:)"))
  func `colours of layers are those of views`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.cgColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor)
    #expect(color.cgColor != UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.4).cgColor)
    #expect(color.cgColor.alpha == 0.5)
    #expect(Set([color.cgColor, UIColor(cgColor: color.cgColor).cgColor]).count == 1)
    #expect(
      color.withAlphaComponent(0.25) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.25))
    #expect(color.withAlphaComponent(7).cgColor.alpha == 1)
    #expect(color.withAlphaComponent(-1).cgColor.alpha == 0)
    #expect(color.withAlphaComponent(.nan).cgColor.alpha == 0)
  }
}
