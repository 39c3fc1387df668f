import XWindow

/// What a key does to the playground itself, and not to the phone.
///
/// The keys are the iOS Simulator's, with Ctrl for Cmd.
enum Shortcut: Hashable, Sendable {
  case toggleKeyboard
  case toggleSlowAnimations
  case saveStill
  case toggleRecording
  case stopPlaying
  case quit
  /// Changes the keyboard's height by points.
  case changeHeight(by: Double)
  case resetHeight
  case toggleHelp
  /// Shows what the app has printed, or no longer.
  case toggleLog
  /// Opens the chooser of devices, screens or looks, or closes it.
  case choose(Choice)
}

extension Shortcut {
  /// The shortcut a key stands for, if any.
  init?(_ event: KeyEvent) {
    let modifiers = event.modifiers.intersection([.shift, .control, .alt, .super])
    switch (event.key, modifiers) {
    case (.function(1), []): self = .toggleHelp
    case (.function(2), []): self = .choose(.screen)
    case (.function(3), []): self = .choose(.device)
    case (.function(4), []): self = .toggleLog
    case (.function(5), []): self = .choose(.look)
    case (.up, [.control]): self = .changeHeight(by: 10)
    case (.up, [.control, .shift]): self = .changeHeight(by: 1)
    case (.down, [.control]): self = .changeHeight(by: -10)
    case (.down, [.control, .shift]): self = .changeHeight(by: -1)
    case (.character("."), [.control]), (.character("."), [.control, .shift]):
      self = .stopPlaying
    case (_, [.control]):
      switch event.shortcut {
      case "k": self = .toggleKeyboard
      case "t": self = .toggleSlowAnimations
      case "s": self = .saveStill
      case "r": self = .toggleRecording
      case "q": self = .quit
      case "0": self = .resetHeight
      case ".": self = .stopPlaying
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether it is done again and again while its key is held.
  var repeats: Bool {
    if case .changeHeight = self { true } else { false }
  }

  /// Whether it does something to the phone, which may be a scenario's meanwhile.
  var changesPhone: Bool {
    switch self {
    case .toggleKeyboard, .changeHeight, .resetHeight, .choose: true
    default: false
    }
  }

  /// The keys and what they do, in the order help shows them.
  static let help: [(keys: String, action: String)] = [
    ("Click", "touch the screen"),
    ("Tab, Shift+Tab", "next, previous field"),
    ("Return", "the keyboard's return key"),
    ("Ctrl+X, C, V, Z", "cut, copy, paste, undo"),
    ("Middle click", "paste what is selected elsewhere"),
    ("Escape", "dismiss the keyboard"),
    ("Ctrl+K", "toggle the software keyboard"),
    ("Ctrl+Up, Ctrl+Down", "keyboard 10 points higher, lower"),
    ("Ctrl+Shift+Up, Down", "keyboard 1 point higher, lower"),
    ("Ctrl+0", "the device's own height"),
    ("Drag the grip", "pull the keyboard's edge"),
    ("Ctrl+T", "slow animations"),
    ("Ctrl+S", "save a still"),
    ("Ctrl+R", "start or end a recording"),
    ("Ctrl+.", "stop playing a scenario"),
    ("F1", "this list"),
    ("F2, F3", "choose the screen, the device"),
    ("F4", "what the app has printed"),
    ("F5", "choose how apps look"),
    ("Ctrl+Q", "quit"),
  ]
}
