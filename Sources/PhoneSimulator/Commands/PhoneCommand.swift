import Foundation

/// Everything that can be done to a phone.
///
/// Live input, scenario files, the recorder and tests speak this one
/// vocabulary, so whatever was done by hand can be played again.
package enum PhoneCommand: Hashable, Codable, Sendable {
  /// One event of a finger; points are the screen's, `id` tells fingers apart.
  case touch(TouchPhase, at: CGPoint, id: Int = 0)

  /// A finger that comes down on a target and leaves it in the same tick.
  case tap(Target)

  /// A turn of the mouse's wheel over a target, by the points of content that come into sight to
  /// the right and below.
  case wheel(Target, by: CGSize)

  /// A key of a real keyboard.
  case key(KeyPress)

  /// Text that arrives at once, as from an input method; a line feed is the
  /// return key.
  case text(String)

  /// Shows text an input method is composing, with its caret in UTF-16 units;
  /// an empty one ends the composition.
  case markedText(String, caret: Int)

  /// Puts a text on the pasteboard, as when it is copied elsewhere.
  case pasteboard(String)

  /// Pastes a text that was selected elsewhere and is on no pasteboard, as a middle click does.
  case paste(String)

  /// Puts the software keyboard away or brings it back while the field keeps
  /// the focus.
  case keyboard(KeyboardVisibility)

  /// Sets the keyboard's whole height in points; nil is the device's own.
  case keyboardHeight(Double?, by: HeightChange = .typing)

  /// Puts the keyboard at the bottom of the screen, or off it, in one of the ways that the device
  /// has.
  case keyboardArrangement(KeyboardArrangement)

  /// Shows or hides the bar with suggestions above the keys.
  case predictiveBar(Bool)

  /// Connects or disconnects a hardware keyboard; while one is connected the
  /// software keyboard stays away.
  case hardwareKeyboard(Bool)

  /// A message comes, whose code is offered where one is wanted.
  case message(String)

  /// Types with the keys of the language that has this code, beginning with its letters; fingers let
  /// go of the keys.
  case language(String)

  /// Sets how all apps look.
  case look(LookChange)

  /// Takes the app from the front, or brings it back; the focus stays, and the keyboard with it.
  case app(AppPlace)

  /// Goes on on the device with this name, with the screen anew and the keyboard set as it is.
  case device(String)

  /// Goes on with the app's screen of this name, or the same one anew.
  case screen(String)

  /// Posts a keyboard notification that no keyboard stands behind, as a system
  /// with a fault or another app's keyboard would.
  case post(KeyboardNotification)
}

/// What a finger does.
package enum TouchPhase: String, Hashable, Codable, Sendable, CaseIterable {
  case began, moved, ended, cancelled
}

/// Where an app is.
package enum AppPlace: String, Hashable, Codable, Sendable, CaseIterable {
  case background, foreground
}

/// What to do with the software keyboard.
package enum KeyboardVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  case show, hide, toggle
}

/// How a keyboard stands on the screen, as far as a person can choose.
package enum KeyboardArrangement: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the bottom of the screen.
  case docked = "dock"
  /// As wide as the screen, but off its bottom.
  case undocked = "undock"
  /// Off the bottom, in a half at the left and one at the right.
  case split
  /// As small as a phone's, anywhere on the screen.
  case floating = "float"
}

/// How a keyboard height set by hand comes about.
package enum HeightChange: String, Hashable, Codable, Sendable, CaseIterable {
  /// A number or a shortcut: the keyboard moves there with its own animation.
  case typing

  /// The mouse on the grip: the keyboard follows at once, at most one change a frame.
  case pulling
}
