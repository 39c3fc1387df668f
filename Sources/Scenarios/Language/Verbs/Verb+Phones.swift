import HostSystem
import PhoneSimulator

/// What goes on on another phone.
extension Verb {
  static let phones = [
    Verb(
      "device", "NAME",
      help: "Goes on on another device: the screen begins anew, time goes on, and the keyboard "
        + "stays as it is set. Fingers and keys are let go. A name may stand in double quotes.",
      read: { words throws(ScenarioProblem) in .perform(.device(try words.newDevice())) },
      write: { step in
        if case .perform(.device(let name), times: 1) = step { name.asWords } else { nil }
      }),

    Verb(
      "screen", "NAME",
      help: "Goes on with another screen on the same device, or with the same one anew, as device "
        + "does.",
      read: { words throws(ScenarioProblem) in .perform(.screen(try words.newScreen())) },
      write: { step in
        if case .perform(.screen(let name), times: 1) = step { name.asWords } else { nil }
      }),
  ]
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
    guard vocabulary.screens.contains(name) else {
      let nearest = NearestName.of(name, in: vocabulary.screens)
      throw problem(at: word, .unknownScreen(name, nearest: nearest))
    }
    return name
  }
}
