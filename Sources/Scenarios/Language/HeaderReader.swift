import PhoneSimulator

/// Reads the settings above the line of dashes.
struct HeaderReader {
  /// The value of a setting and where it stands.
  struct Value {
    var text: String
    var place: ScenarioProblem.Place

    func problem(_ kind: ScenarioProblem.Kind) -> ScenarioProblem {
      ScenarioProblem(at: place, kind)
    }
  }

  let vocabulary: ScenarioVocabulary

  /// The device of the header as far as it has been read, else the default.
  private(set) var device: Device

  private var lines: [String: Int] = [:]

  /// The keyboard's height, which waits for the device: that may stand below it.
  private var height: Value?

  init(vocabulary: ScenarioVocabulary) {
    self.vocabulary = vocabulary
    device = vocabulary.defaultDevice
  }

  /// Reads a line, which is empty or has a setting, a comment or both.
  mutating func read(
    _ scalars: [Unicode.Scalar], number: Int
  ) throws(ScenarioProblem) -> Scenario.Line<Setting> {
    let content = HeaderLine(scalars)
    let value = Value(
      text: content.value.text,
      place: ScenarioProblem.Place(line: number, column: content.value.column))
    guard let key = content.key else {
      if !value.text.isEmpty { throw value.problem(.notASetting(value.text)) }
      return Scenario.Line(comment: content.comment)
    }
    let place = ScenarioProblem.Place(line: number, column: key.column)
    guard let setting = Self.settings.first(where: { $0.name == key.text }) else {
      let nearest = NearestName.of(key.text, in: Self.settings.map(\.name))
      throw ScenarioProblem(at: place, .unknownSetting(key.text, nearest: nearest))
    }
    if let firstLine = lines[key.text] {
      throw ScenarioProblem(at: place, .settingTwice(key.text, firstLine: firstLine))
    }
    lines[key.text] = number
    if value.text.isEmpty {
      throw value.problem(
        .missing("the value of \(key.text)", mayBeComment: content.comment != nil))
    }
    return Scenario.Line(try setting.read(&self, value), comment: content.comment)
  }

  /// What is wrong with the header as a whole.
  func finish(dashes line: Int) -> [ScenarioProblem] {
    var problems: [ScenarioProblem] = []
    if lines["screen"] == nil {
      problems.append(
        ScenarioProblem(line: line, column: 1, .noScreen(known: vocabulary.screens)))
    }
    if let height {
      do {
        _ = try PlainNumber.read(
          height.text, at: height.place, "a height in points", in: Limits.keyboardHeight(device))
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  private typealias Reading =
    @Sendable (inout Self, Value) throws(ScenarioProblem) -> Setting

  private static let settings: [(name: String, read: Reading)] = [
    (
      "device",
      { header, value throws(ScenarioProblem) in
        let devices = header.vocabulary.devices
        let name = value.text.lowercased()
        guard let device = devices.first(where: { $0.name.lowercased() == name }) else {
          let nearest = NearestName.of(value.text, in: devices.map(\.name))
          throw value.problem(.unknownDevice(value.text, nearest: nearest))
        }
        header.device = device
        return .device(device.name)
      }
    ),
    (
      "screen",
      { header, value throws(ScenarioProblem) in
        let screens = header.vocabulary.screens
        guard screens.contains(value.text) else {
          let nearest = NearestName.of(value.text, in: screens)
          throw value.problem(.unknownScreen(value.text, nearest: nearest))
        }
        return .screen(value.text)
      }
    ),
    (
      "keyboard",
      { header, value throws(ScenarioProblem) in
        let height = try PlainNumber.read(
          value.text, at: value.place, "a height in points", in: Limits.anyKeyboardHeight)
        header.height = value
        return .keyboard(height)
      }
    ),
    (
      "scale",
      { _, value throws(ScenarioProblem) in
        .scale(
          try PlainNumber.read(
            value.text, at: value.place, "a number of pixels to a point", in: Limits.scale))
      }
    ),
    (
      "fps",
      { _, value throws(ScenarioProblem) in
        guard let rate = PlainNumber.read(value.text).flatMap({ Int(exactly: $0) }),
          Limits.framesPerSecond.contains(rate)
        else {
          let rates = Limits.framesPerSecond.map { "\($0)" }.joined(separator: " or ")
          throw value.problem(
            .outOfRange(
              value.text, wanted: "a number of frames a second", allowed: rates))
        }
        return .framesPerSecond(rate)
      }
    ),
  ]
}
