import PhoneSimulator
import UIKit

/// A screen of an app: its name, what lists say about it, and how its view controller is made.
public struct Screen: Sendable {
  /// The name on the command line and in scenarios.
  public var name: String { appScreen.name }

  let appScreen: AppScreen

  /// Describes a screen, whose view controller `make` makes anew for each phone.
  ///
  /// The title is a few words, else the name; `whatToWatch` is a sentence on what the screen is there to
  /// show. `moved` returns the view that moves out of the keyboard's way; without it the shift is how far
  /// what has the focus is seen above where it stood. `target` returns the view that is kept in sight;
  /// where it is nil, what has the focus counts.
  public init<Controller: UIViewController>(
    _ name: String, title: String? = nil, whatToWatch: String = "",
    make: @escaping @MainActor () -> Controller,
    moved: (@MainActor (Controller) -> UIView?)? = nil,
    target: (@MainActor (Controller) -> UIView?)? = nil
  ) {
    appScreen = AppScreen(
      name, title: title ?? name, whatToWatch: whatToWatch, make: make, moved: moved,
      target: target)
  }
}

/// Makes a list of the screens in a block.
@resultBuilder
public enum ScreenBuilder {
  /// A screen as a part of the list.
  public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }

  /// Screens that are a list already.
  public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }

  /// All parts of a block.
  public static func buildBlock(_ parts: [Screen]...) -> [Screen] { parts.flatMap(\.self) }

  /// A part that may be left out.
  public static func buildOptional(_ part: [Screen]?) -> [Screen] { part ?? [] }

  /// The first of two parts.
  public static func buildEither(first part: [Screen]) -> [Screen] { part }

  /// The second of two parts.
  public static func buildEither(second part: [Screen]) -> [Screen] { part }

  /// The parts of a loop.
  public static func buildArray(_ parts: [[Screen]]) -> [Screen] { parts.flatMap(\.self) }
}
