import HostSystem
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
  var device: Device

  private var lines: [String: Int] = [:]

  /// The keyboard's height, which waits for the device: that may stand below it.
  var height: Value?

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
    guard let setting = SettingSyntax.all.first(where: { $0.name == key.text }) else {
      let nearest = NearestName.of(key.text, in: SettingSyntax.all.map(\.name))
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
          height.text, at: height.place, "a height in points", in: device.keyboardHeightRange)
      } catch {
        problems.append(error)
      }
    }
    return problems
  }
}
