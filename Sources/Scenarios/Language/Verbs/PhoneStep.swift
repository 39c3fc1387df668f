import HostSystem
import PhoneSimulator

/// What is done to the phone as a whole.
package enum PhoneStep: Hashable, Sendable {
  /// The app goes to the background, or comes back.
  case app(AppPlace)

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
