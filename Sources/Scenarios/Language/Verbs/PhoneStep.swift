import HostSystem
import PhoneSimulator

/// What is done to the phone as a whole.
package enum PhoneStep: Hashable, Sendable {
  /// The app goes to the background, or comes back.
  case app(AppPlace)

  /// Sets how all apps look.
  case look(LookChange)

  /// A message comes.
  case message(String)

  /// Goes on on the device with this name.
  case device(String)

  /// Goes on with the screen of this name.
  case screen(String)
}

extension PhoneStep: StepFamily {
  static let verbs = [
    Verb(
      "app", "background | foreground",
      help:
        "Takes the app from the front, or brings it back. Fingers are let go; the focus and the "
        + "keyboard stay, and the keyboard posts nothing.",
      read: { words throws(ScenarioProblem) in .phone(.app(try words.word(of: AppPlace.self))) }),

    Verb(
      "appearance", "light | dark",
      help: "Makes all apps light or dark, and the keyboard with them.",
      read: { words throws(ScenarioProblem) in
        .phone(.look(.appearance(try words.word(of: Look.Appearance.self))))
      }),

    Verb(
      "text", "size SIZE",
      help:
        "Sets how large text is: XS, S, M, L, XL, XXL or XXXL, of which L is usual, or AX1 to AX5 "
        + "for people who see badly.",
      read: { words throws(ScenarioProblem) in
        _ = try words.keyword(["size"])
        return .phone(.look(.textSize(try words.word(of: Look.TextSize.self))))
      }),

    Verb(
      "direction", "left-to-right | right-to-left",
      help: "Sets the direction in which interfaces are put together; what the keys are, is for "
        + "language to say.",
      read: { words throws(ScenarioProblem) in
        .phone(.look(.direction(try words.word(of: Look.Direction.self))))
      }),

    Verb(
      "contrast", "normal | increased",
      help: "Sets how much the system's colours differ.",
      read: { words throws(ScenarioProblem) in
        .phone(.look(.contrast(try words.word(of: Look.Contrast.self))))
      }),

    Verb(
      "motion", "full | reduced | cross-fade",
      help: "Sets how much moves: less, or less and what would slide fades.",
      read: { words throws(ScenarioProblem) in
        .phone(.look(.motion(try words.word(of: Look.Motion.self))))
      }),

    Verb(
      "tint", "COLOR | default",
      help:
        "Sets the tint of what has none of its own, to one of the system's colours, such as pink.",
      read: { words throws(ScenarioProblem) in
        .phone(.look(.tint(try words.word(of: Look.Tint.self))))
      }),

    Verb(
      "message", "\"TEXT\"",
      help:
        "A message comes. Where a field wants a one-time code, the code in the message is offered "
        + "above the keys for three minutes.",
      read: { words throws(ScenarioProblem) in
        .phone(.message(try words.text(atMost: Limits.characters.upperBound)))
      }),

    Verb(
      "device", "NAME",
      help: "Goes on on another device: the screen begins anew, time goes on, and the keyboard "
        + "stays as it is set. Fingers and keys are let go. A name may stand in double quotes.",
      read: { words throws(ScenarioProblem) in .phone(.device(try words.newDevice())) }),

    Verb(
      "screen", "NAME",
      help: "Goes on with another screen on the same device, or with the same one anew, as device "
        + "does.",
      read: { words throws(ScenarioProblem) in .phone(.screen(try words.newScreen())) }),
  ]

  var words: [String] {
    switch self {
    case .app(let place): ["app", place.rawValue]
    case .look(let change): change.kind.split(separator: " ").map(String.init) + [change.value]
    case .message(let text): ["message", text.quoted]
    case .device(let name): ["device"] + name.asWords
    case .screen(let name): ["screen"] + name.asWords
    }
  }
}

extension String {
  /// The name as words that are read back as one name.
  fileprivate var asWords: [String] {
    let words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.allSatisfy(\.isPlainWord) ? words : [quoted]
  }
}

extension WordReader {
  /// The name of another device, on which what follows is checked.
  fileprivate mutating func newDevice() throws(ScenarioProblem) -> String {
    let (name, word) = try nameToEnd("the name of a device")
    guard let device = vocabulary.device(named: name) else {
      let nearest = NearestName.of(name, in: vocabulary.devices.map(\.name))
      throw problem(at: word, .unknownDevice(name, nearest: nearest))
    }
    self.device = device
    return device.name
  }

  fileprivate mutating func newScreen() throws(ScenarioProblem) -> String {
    let (name, word) = try nameToEnd("the name of a screen")
    guard vocabulary.isScreen(name) else {
      let nearest = NearestName.of(name, in: vocabulary.screens)
      throw problem(at: word, .unknownScreen(name, nearest: nearest))
    }
    return name
  }
}
