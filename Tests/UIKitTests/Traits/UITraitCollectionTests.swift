import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Trait collections")
struct UITraitCollectionTests {
  @Test(
    "Later collections come before earlier ones, and what is not said changes nothing",
    .covers(
      "UITraitCollection.init(traitsFrom:)",
      "UITraitCollection.init(userInterfaceStyle:)", "UITraitCollection.init(displayScale:)",
      "UITraitCollection.userInterfaceStyle", "UITraitCollection.displayScale"))
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(), UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 2)
    #expect(merged.layoutDirection == .unspecified)
    #expect(UITraitCollection().displayScale == 0)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test(
    "Each trait is said by an initialiser of its own",
    .covers(
      "UITraitCollection.init(userInterfaceIdiom:)", "UITraitCollection.userInterfaceIdiom",
      "UITraitCollection.init(layoutDirection:)", "UITraitCollection.layoutDirection",
      "UITraitCollection.init(horizontalSizeClass:)", "UITraitCollection.horizontalSizeClass",
      "UITraitCollection.init(verticalSizeClass:)", "UITraitCollection.verticalSizeClass",
      "UITraitCollection.init(preferredContentSizeCategory:)",
      "UITraitCollection.preferredContentSizeCategory",
      "UITraitCollection.init(accessibilityContrast:)", "UITraitCollection.accessibilityContrast",
      "UITraitCollection.init(userInterfaceLevel:)", "UITraitCollection.userInterfaceLevel",
      "UITraitCollection.init(legibilityWeight:)", "UITraitCollection.legibilityWeight",
      "UITraitCollection.init(displayGamut:)", "UITraitCollection.displayGamut"))
  func single() {
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(large.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
  }

  @Test(
    "Changed ones are new, equal where they say the same",
    .covers(
      "UITraitCollection.modifyingTraits(_:)", "UITraitCollection.replacing(_:value:)",
      "UITraitCollection.init(mutations:)", "UITraitCollection.containsTraits(in:)",
      "UITraitCollection.copy(with:)"))
  func changing() throws {
    let light = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.preferredContentSizeCategory = .small
    }
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark != light)
    #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light) == light)
    #expect(dark.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .small)))
    #expect(!dark.containsTraits(in: light))
    #expect(dark.containsTraits(in: nil))
    #expect(dark.copy(with: nil) as? UITraitCollection === dark)
    #expect(light.hash == UITraitCollection(traitsFrom: [light]).hash)
  }

  private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
    static let affectsColorAppearance = true
  }

  @Test(
    "An app's own traits have their default until they are said",
    .covers(
      "UITraitCollection.subscript(_:)", "UITraitDefinition.defaultValue",
      "UITraitDefinition.affectsColorAppearance", "UITraitDefinition.name",
      "UITraitDefinition.identifier", "UIMutableTraits.subscript(_:)"))
  func own() {
    let calm = UITraitCollection()
    let merry = calm.modifyingTraits { $0[Mood.self] = "merry" }
    #expect(calm[Mood.self] == "calm")
    #expect(merry[Mood.self] == "merry")
    #expect(merry != calm)
    #expect(merry == calm.replacing(Mood.self, value: "merry"))
    #expect(merry.hasDifferentColorAppearance(comparedTo: calm))
    #expect(merry[UITraitUserInterfaceStyle.self] == .unspecified)
    #expect(Mood.name == "Mood" && Mood.identifier.isEmpty)
  }

  @Test(
    "Style, contrast and level change colours; text size and direction do not",
    .covers(
      "UITraitCollection.hasDifferentColorAppearance(comparedTo:)",
      "UITraitCollection.systemTraitsAffectingColorAppearance"))
  func colours() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    for other in [
      base.replacing(UITraitUserInterfaceStyle.self, value: .dark),
      base.replacing(UITraitAccessibilityContrast.self, value: .high),
      base.replacing(UITraitUserInterfaceLevel.self, value: .elevated),
    ] {
      #expect(other.hasDifferentColorAppearance(comparedTo: base))
    }
    for other in [
      base.replacing(UITraitPreferredContentSizeCategory.self, value: .small),
      base.replacing(UITraitLayoutDirection.self, value: .rightToLeft),
    ] {
      #expect(!other.hasDifferentColorAppearance(comparedTo: base))
    }
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(names.contains("UITraitUserInterfaceStyle"))
    #expect(!names.contains("UITraitLayoutDirection"))
  }

  @Test(
    "Content sizes are ordered, and the last five are for people who see badly",
    .covers(
      "UIContentSizeCategory", "UIContentSizeCategory.<(_:_:)",
      "UIContentSizeCategory.isAccessibilityCategory",
      "UIContentSizeCategory.init(rawValue:)", "UIContentSizeCategory.rawValue",
      "UIContentSizeCategory.extraSmall", "UIContentSizeCategory.small",
      "UIContentSizeCategory.medium", "UIContentSizeCategory.large",
      "UIContentSizeCategory.extraLarge", "UIContentSizeCategory.extraExtraLarge",
      "UIContentSizeCategory.extraExtraExtraLarge", "UIContentSizeCategory.accessibilityMedium",
      "UIContentSizeCategory.accessibilityLarge", "UIContentSizeCategory.accessibilityExtraLarge",
      "UIContentSizeCategory.accessibilityExtraExtraLarge",
      "UIContentSizeCategory.accessibilityExtraExtraExtraLarge",
      "UIContentSizeCategory.unspecified"))
  func categories() {
    let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) { #expect(smaller < larger) }
    #expect(
      sizes.map(\.isAccessibilityCategory) == Array(repeating: false, count: 8)
        + Array(repeating: true, count: 5))
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
        == .accessibilityExtraExtraExtraLarge)
  }

  @Test(
    "What is current is set for as long as a closure runs",
    .covers("UITraitCollection.current", "UITraitCollection.performAsCurrent(_:)"))
  @MainActor func current() {
    withFreshUIKit { _, _ in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      dark.performAsCurrent {
        #expect(UITraitCollection.current === dark)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
          #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
        #expect(UITraitCollection.current === dark)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      UITraitCollection.current = dark
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
