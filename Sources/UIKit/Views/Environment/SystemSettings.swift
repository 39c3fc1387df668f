import Foundation

/// What a person has set about how all apps look.
package struct SystemSettings: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var category = UIContentSizeCategory.large
  package var direction = UIUserInterfaceLayoutDirection.leftToRight
  package var contrast = UIAccessibilityContrast.normal
  /// Whether less moves.
  package var reducesMotion = false
  /// Whether what would slide fades, where less moves.
  package var prefersCrossFade = false

  package init() {}
}

extension World {
  /// Has all of the app look as a person wants it; views hear of it at once, then notifications say what
  /// has changed.
  package func apply(_ settings: SystemSettings) {
    let old = self.settings
    guard settings != old else { return }
    self.settings = settings
    updateSystemTraits()
    let changes: [(Bool, Notification.Name, [AnyHashable: Any]?)] = [
      (
        settings.category != old.category, UIContentSizeCategory.didChangeNotification,
        [UIContentSizeCategory.newValueUserInfoKey: settings.category]
      ),
      (
        settings.contrast != old.contrast,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification, nil
      ),
      (
        settings.reducesMotion != old.reducesMotion,
        UIAccessibility.reduceMotionStatusDidChangeNotification, nil
      ),
      (
        settings.prefersCrossFade != old.prefersCrossFade,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, nil
      ),
    ]
    for (hasChanged, name, info) in changes where hasChanged {
      NotificationCenter.default.post(name: name, object: application, userInfo: info)
    }
  }

  /// Works out what the system says all of the app is in.
  package func updateSystemTraits() {
    let (settings, screen, idiom) = (settings, mainScreen, device.userInterfaceIdiom)
    let size = screen.bounds.size
    let isUpright = size.height >= size.width
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceIdiom = idiom
      $0.userInterfaceStyle = settings.style
      $0.layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.displayScale = screen.scale
      // Lying, the wider ones of the phones have much room from left to right.
      $0.horizontalSizeClass =
        idiom == .pad || !isUpright && size.width >= 896 ? .regular : .compact
      $0.verticalSizeClass = idiom == .pad || isUpright ? .regular : .compact
      $0.preferredContentSizeCategory = settings.category
      $0.accessibilityContrast = settings.contrast
    }
    let old = systemTraits.withLock { $0 }
    guard traits.values != old.values else { return }
    systemTraits.withLock { $0 = traits }
    screen.traitCollectionDidChange(old)
    for window in screen.windows { window.updateTraits() }
    screen.statusBarIsStale = true
  }
}

extension UIScreen: UITraitEnvironment {
  /// What the system says all that is on the screen is in.
  public var traitCollection: UITraitCollection {
    world?.systemTraits.withLock { $0 } ?? .standard
  }
}

extension UIWindowScene {
  /// What the system says all of the scene is in.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}

extension UIApplication {
  /// How large a person wants to read text.
  public var preferredContentSizeCategory: UIContentSizeCategory { world.settings.category }

  /// The direction in which the app's interface is put together.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    world.settings.direction
  }
}

/// What a person has set who needs help to see or to hear.
public enum UIAccessibility {
  @MainActor private static var settings: SystemSettings { World.current.settings }

  /// Whether less is to move.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }

  /// Whether what would slide is to fade, where less is to move.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFade }

  /// Whether colours are to differ more.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { settings.contrast == .high }

  /// A person wants less to move, or no longer.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A person wants what would slide to fade, or no longer.
  public static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// A person wants colours to differ more, or no longer.
  public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
