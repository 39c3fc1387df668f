import HostSystem
import PhoneSimulator

/// A setting of the header: how it is written, and what it means.
package struct SettingSyntax: Sendable {
  package let name: String

  /// What its value is called in help.
  package let value: String

  /// One sentence for help.
  package let help: String

  /// Makes the setting of its value.
  let read: Reading

  typealias Reading =
    @Sendable (inout HeaderReader, HeaderReader.Value) throws(ScenarioProblem) -> Setting

  private init(_ name: String, _ value: String, help: String, read: @escaping Reading) {
    self.name = name
    self.value = value
    self.help = help
    self.read = read
  }

  /// All settings, in the order help lists them.
  package static let all = [
    SettingSyntax(
      "device", "NAME", help: "The phone.",
      read: { header, value throws(ScenarioProblem) in
        guard let device = header.vocabulary.device(named: value.text) else {
          let nearest = NearestName.of(value.text, in: header.vocabulary.devices.map(\.name))
          throw value.problem(.unknownDevice(value.text, nearest: nearest))
        }
        header.device = device
        return .device(device.name)
      }),

    SettingSyntax(
      "screen", "NAME",
      help: "What is on it; the one setting that has to be there. FILE.swift#CLASS is a view "
        + "controller of a file written for iOS, FOLDER#CLASS one of a folder; paths begin where the "
        + "scenario is.",
      read: { header, value throws(ScenarioProblem) in
        let screens = header.vocabulary.screens
        guard header.vocabulary.isScreen(value.text) else {
          let nearest = NearestName.of(value.text, in: screens)
          throw value.problem(.unknownScreen(value.text, nearest: nearest))
        }
        return .screen(value.text)
      }),

    SettingSyntax(
      "language", "NAME", help: "The language of the keys, instead of en.",
      read: { header, value throws(ScenarioProblem) in
        let languages = header.vocabulary.languages
        guard languages.contains(value.text) else {
          let nearest = NearestName.of(value.text, in: languages)
          throw value.problem(.unknownWord(value.text, allowed: languages, nearest: nearest))
        }
        return .language(value.text)
      }),

    SettingSyntax(
      "look", "WORDS",
      help: "How apps look, in words with spaces between them: dark, a size of text such as AX3, "
        + "right-to-left, increased-contrast, reduced-motion or cross-fade, pink-tint.",
      read: { _, value throws(ScenarioProblem) in
        do throws(LookWords.Unknown) {
          return .look(try Look(words: value.text.split(separator: " ")))
        } catch {
          throw value.problem(
            .unknownWord(
              error.word, allowed: LookWords.all,
              nearest: NearestName.of(error.word, in: LookWords.all)))
        }
      }),

    SettingSyntax(
      "keyboard", "POINTS", help: "The keyboard's height, instead of the device's own.",
      read: { header, value throws(ScenarioProblem) in
        let height = try PlainNumber.read(
          value.text, at: value.place, "a height in points", in: Limits.anyKeyboardHeight)
        header.height = value
        return .keyboard(height)
      }),

    SettingSyntax(
      "scale", "N", help: "Pixels to a point in pictures.",
      read: { _, value throws(ScenarioProblem) in
        .scale(
          try PlainNumber.read(
            value.text, at: value.place, "a number of pixels to a point", in: Limits.scale))
      }),

    SettingSyntax(
      "fps", "N", help: "Frames a second of logical time, instead of 60.",
      read: { _, value throws(ScenarioProblem) in
        guard let rate = PlainNumber.read(value.text).flatMap({ Int(exactly: $0) }),
          Limits.framesPerSecond.contains(rate)
        else {
          let rates = Limits.framesPerSecond.map { "\($0)" }.joined(separator: " or ")
          throw value.problem(
            .outOfRange(value.text, wanted: "a number of frames a second", allowed: rates))
        }
        return .framesPerSecond(rate)
      }),

    SettingSyntax(
      "seed", "N", help: "Where the numbers begin that decide what monkey does, instead of 0.",
      read: { _, value throws(ScenarioProblem) in
        guard let seed = PlainNumber.read(value.text).flatMap({ Int(exactly: $0) }),
          Limits.seed.contains(seed)
        else {
          throw value.problem(
            .outOfRange(
              value.text, wanted: "a seed",
              allowed: "\(Limits.seed.lowerBound) to \(Limits.seed.upperBound)"))
        }
        return .seed(seed)
      }),

    SettingSyntax(
      "refused", "WORD",
      help: "skip goes on after a step that the phone refuses, as the window does; fail is usual.",
      read: { _, value throws(ScenarioProblem) in
        guard let refusal = Refusal(rawValue: value.text) else {
          let allowed = Refusal.allCases.map(\.rawValue)
          let nearest = NearestName.of(value.text, in: allowed)
          throw value.problem(.unknownWord(value.text, allowed: allowed, nearest: nearest))
        }
        return .refused(refusal)
      }),
  ]
}
