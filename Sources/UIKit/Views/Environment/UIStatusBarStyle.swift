import Foundation

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark letters where the interface is light, and light ones where it is dark.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

extension World {
  /// Whether the letters of the status bar are light.
  package var hasLightStatusBar: Bool {
    guard let window = application.keyWindow ?? application.windows.first else {
      return settings.style == .dark
    }
    var controller = window.rootViewController
    // What covers the screen says it, and what is inside that where it is asked.
    while let current = controller {
      if let presented = current.presentation, presented.presented.coversScreen {
        controller = presented.presented
      } else if let child = current.childForStatusBarStyle {
        controller = child
      } else {
        break
      }
    }
    let isDark = (controller?.traitCollection ?? window.traitCollection).userInterfaceStyle == .dark
    return switch controller?.preferredStatusBarStyle ?? .default {
    case .default: isDark
    case .lightContent: true
    case .darkContent: false
    }
  }
}

extension UIViewController {
  /// Whether nothing is seen around the controller where it is presented.
  fileprivate var coversScreen: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
  }

  /// The status bar may have to look otherwise.
  func statusBarMayChange() { world.mainScreen.statusBarIsStale = true }
}
