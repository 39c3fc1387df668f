import Foundation
import TestSupport
import Testing
import UIKit

/// What traits are called and numbered, and what they are where nothing is said: as in the SDK.
struct TraitNameTests {
  @Test(
    .covers(
      "UIUserInterfaceStyle", "UIUserInterfaceStyle.dark", "UIUserInterfaceStyle.light",
      "UIUserInterfaceStyle.unspecified", "UIUserInterfaceStyle.init(rawValue:)",
      "UIAccessibilityContrast", "UIAccessibilityContrast.high", "UIAccessibilityContrast.normal",
      "UIAccessibilityContrast.unspecified", "UIAccessibilityContrast.init(rawValue:)",
      "UIDisplayGamut", "UIDisplayGamut.P3", "UIDisplayGamut.SRGB", "UIDisplayGamut.unspecified",
      "UIDisplayGamut.init(rawValue:)", "UILegibilityWeight", "UILegibilityWeight.bold",
      "UILegibilityWeight.regular", "UILegibilityWeight.unspecified",
      "UILegibilityWeight.init(rawValue:)", "UIUserInterfaceLevel", "UIUserInterfaceLevel.base",
      "UIUserInterfaceLevel.elevated", "UIUserInterfaceLevel.unspecified",
      "UIUserInterfaceLevel.init(rawValue:)", "UIUserInterfaceSizeClass",
      "UIUserInterfaceSizeClass.compact", "UIUserInterfaceSizeClass.regular",
      "UIUserInterfaceSizeClass.unspecified", "UIUserInterfaceSizeClass.init(rawValue:)",
      "UITraitEnvironmentLayoutDirection", "UITraitEnvironmentLayoutDirection.leftToRight",
      "UITraitEnvironmentLayoutDirection.rightToLeft",
      "UITraitEnvironmentLayoutDirection.unspecified",
      "UITraitEnvironmentLayoutDirection.init(rawValue:)", "UIStatusBarStyle",
      "UIStatusBarStyle.darkContent", "UIStatusBarStyle.default", "UIStatusBarStyle.lightContent",
      "UIStatusBarStyle.init(rawValue:)", "UIView.TintAdjustmentMode",
      "UIView.TintAdjustmentMode.automatic", "UIView.TintAdjustmentMode.dimmed",
      "UIView.TintAdjustmentMode.normal", "UIView.TintAdjustmentMode.init(rawValue:)"))
  func `values are numbered as in the SDK`() {
    let styles: [UIUserInterfaceStyle?] = [.unspecified, .light, .dark, nil]
    #expect((0...3).map(UIUserInterfaceStyle.init(rawValue:)) == styles)
    let contrasts: [UIAccessibilityContrast?] = [.unspecified, .normal, .high, nil]
    #expect((-1...2).map(UIAccessibilityContrast.init(rawValue:)) == contrasts)
    let gamuts: [UIDisplayGamut?] = [.unspecified, .SRGB, .P3, nil]
    #expect((-1...2).map(UIDisplayGamut.init(rawValue:)) == gamuts)
    let weights: [UILegibilityWeight?] = [.unspecified, .regular, .bold, nil]
    #expect((-1...2).map(UILegibilityWeight.init(rawValue:)) == weights)
    let levels: [UIUserInterfaceLevel?] = [.unspecified, .base, .elevated, nil]
    #expect((-1...2).map(UIUserInterfaceLevel.init(rawValue:)) == levels)
    let classes: [UIUserInterfaceSizeClass?] = [.unspecified, .compact, .regular, nil]
    #expect((0...3).map(UIUserInterfaceSizeClass.init(rawValue:)) == classes)
    let directions: [UITraitEnvironmentLayoutDirection?] = [
      .unspecified, .leftToRight, .rightToLeft, nil,
    ]
    #expect((-1...2).map(UITraitEnvironmentLayoutDirection.init(rawValue:)) == directions)
    let bars: [UIStatusBarStyle?] = [.default, .lightContent, nil, .darkContent]
    #expect((0...3).map(UIStatusBarStyle.init(rawValue:)) == bars)
    let modes: [UIView.TintAdjustmentMode?] = [.automatic, .normal, .dimmed, nil]
    #expect((0...3).map(UIView.TintAdjustmentMode.init(rawValue:)) == modes)
  }

  @Test(
    .covers(
      "UITraitCollection", "UITraitDefinition", "UITraitDefinition.Value", "UITrait",
      "UITraitAccessibilityContrast", "UITraitAccessibilityContrast.affectsColorAppearance",
      "UITraitAccessibilityContrast.defaultValue", "UITraitDisplayGamut",
      "UITraitDisplayGamut.affectsColorAppearance", "UITraitDisplayGamut.defaultValue",
      "UITraitDisplayScale", "UITraitDisplayScale.defaultValue", "UITraitHorizontalSizeClass",
      "UITraitHorizontalSizeClass.defaultValue", "UITraitLayoutDirection",
      "UITraitLayoutDirection.defaultValue", "UITraitLegibilityWeight",
      "UITraitLegibilityWeight.defaultValue", "UITraitPreferredContentSizeCategory",
      "UITraitPreferredContentSizeCategory.defaultValue", "UITraitUserInterfaceIdiom",
      "UITraitUserInterfaceIdiom.affectsColorAppearance", "UITraitUserInterfaceIdiom.defaultValue",
      "UITraitUserInterfaceLevel", "UITraitUserInterfaceLevel.affectsColorAppearance",
      "UITraitUserInterfaceLevel.defaultValue", "UITraitUserInterfaceStyle",
      "UITraitUserInterfaceStyle.affectsColorAppearance", "UITraitUserInterfaceStyle.defaultValue",
      "UITraitVerticalSizeClass", "UITraitVerticalSizeClass.defaultValue"))
  func `what is not said is the default, and five traits are about colours`() {
    let nothing = UITraitCollection()
    #expect(nothing[UITraitUserInterfaceIdiom.self] == UITraitUserInterfaceIdiom.defaultValue)
    #expect(nothing[UITraitUserInterfaceStyle.self] == UITraitUserInterfaceStyle.defaultValue)
    #expect(nothing[UITraitLayoutDirection.self] == UITraitLayoutDirection.defaultValue)
    #expect(nothing[UITraitDisplayScale.self] == UITraitDisplayScale.defaultValue)
    #expect(nothing[UITraitHorizontalSizeClass.self] == UITraitHorizontalSizeClass.defaultValue)
    #expect(nothing[UITraitVerticalSizeClass.self] == UITraitVerticalSizeClass.defaultValue)
    #expect(
      nothing[UITraitPreferredContentSizeCategory.self]
        == UITraitPreferredContentSizeCategory.defaultValue)
    #expect(nothing[UITraitAccessibilityContrast.self] == UITraitAccessibilityContrast.defaultValue)
    #expect(nothing[UITraitUserInterfaceLevel.self] == UITraitUserInterfaceLevel.defaultValue)
    #expect(nothing[UITraitLegibilityWeight.self] == UITraitLegibilityWeight.defaultValue)
    #expect(nothing[UITraitDisplayGamut.self] == UITraitDisplayGamut.defaultValue)
    let ofColours: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
    #expect(ofColours.allSatisfy { $0.affectsColorAppearance })
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == ofColours.count)
  }

  @Test(
    .covers(
      "UIMutableTraits", "UIMutableTraits.accessibilityContrast", "UIMutableTraits.displayGamut",
      "UIMutableTraits.displayScale", "UIMutableTraits.horizontalSizeClass",
      "UIMutableTraits.layoutDirection", "UIMutableTraits.legibilityWeight",
      "UIMutableTraits.preferredContentSizeCategory", "UIMutableTraits.userInterfaceIdiom",
      "UIMutableTraits.userInterfaceLevel", "UIMutableTraits.userInterfaceStyle",
      "UIMutableTraits.verticalSizeClass"))
  func `a closure sets every trait, and reads what was set`() {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 2
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = $0.horizontalSizeClass
      $0.preferredContentSizeCategory = .small
      $0.accessibilityContrast = .high
      $0.userInterfaceLevel = .elevated
      $0.legibilityWeight = .bold
      $0.displayGamut = .P3
    }
    #expect(
      traits
        == UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
          UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
          UITraitCollection(horizontalSizeClass: .regular),
          UITraitCollection(verticalSizeClass: .regular),
          UITraitCollection(preferredContentSizeCategory: .small),
          UITraitCollection(accessibilityContrast: .high),
          UITraitCollection(userInterfaceLevel: .elevated),
          UITraitCollection(legibilityWeight: .bold), UITraitCollection(displayGamut: .P3),
        ]))
  }
}
