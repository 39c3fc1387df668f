import PhoneSimulator

/// A scenario as it is written: settings of the phone, then what is done to it.
///
/// Comments and empty lines belong to it, so every line has the number it has
/// in its file and printing loses nothing.
package struct Scenario: Hashable, Sendable {
  /// A line of a scenario; empty when it has neither content nor comment.
  package struct Line<Content: Hashable & Sendable>: Hashable, Sendable {
    package var content: Content?

    /// The text after the `#`, without surrounding space.
    package var comment: String?

    package init(_ content: Content? = nil, comment: String? = nil) {
      self.content = content
      self.comment = comment
    }
  }

  /// The lines above the line of dashes.
  package var header: [Line<Setting>]

  /// The lines below it.
  package var body: [Line<Step>]

  package init(header: [Line<Setting>], body: [Line<Step>]) {
    self.header = header
    self.body = body
  }

  /// The steps in order, those of included files in their place.
  package func steps(in file: String) -> [PlacedStep] {
    steps(in: file, firstLine: header.count + 2)
  }

  func steps(in file: String, firstLine: Int) -> [PlacedStep] {
    body.enumerated().flatMap { index, line -> [PlacedStep] in
      switch line.content {
      case .check(.include(let inclusion))?: inclusion.steps
      case let step?: [PlacedStep(file: file, line: firstLine + index, step: step)]
      case nil: []
      }
    }
  }
}

/// What the header says about the phone and its pictures.
package enum Setting: Hashable, Sendable {
  case device(String)
  case screen(String)

  /// The language of the keys, by its code.
  case language(String)

  /// How all apps look.
  case look(Look)

  /// The keyboard's whole height, in points.
  case keyboard(Double)

  /// Pixels to a point in pictures.
  case scale(Double)

  /// Frames a second of logical time.
  case framesPerSecond(Int)

  /// Where the numbers begin that decide what happens at random.
  case seed(Int)

  /// What becomes of a step that the phone refuses.
  case refused(Refusal)
}

/// What becomes of a step that the phone refuses.
package enum Refusal: String, Hashable, Sendable, CaseIterable {
  /// It ends the scenario.
  case fail

  /// The scenario goes on, as a person in front of the window does.
  case skip
}

extension Scenario {
  package var device: String? {
    setting { if case .device(let name) = $0 { name } else { nil } }
  }

  package var screen: String? {
    setting { if case .screen(let name) = $0 { name } else { nil } }
  }

  /// What becomes of a step that the phone refuses.
  package var refusal: Refusal {
    setting { if case .refused(let refusal) = $0 { refusal } else { nil } } ?? .fail
  }

  package var language: String? {
    setting { if case .language(let code) = $0 { code } else { nil } }
  }

  package var look: Look? {
    setting { if case .look(let look) = $0 { look } else { nil } }
  }

  package var keyboardHeight: Double? {
    setting { if case .keyboard(let height) = $0 { height } else { nil } }
  }

  package var scale: Double? {
    setting { if case .scale(let scale) = $0 { scale } else { nil } }
  }

  package var framesPerSecond: Int? {
    setting { if case .framesPerSecond(let rate) = $0 { rate } else { nil } }
  }

  package var seed: Int? {
    setting { if case .seed(let seed) = $0 { seed } else { nil } }
  }

  private func setting<Value>(_ value: (Setting) -> Value?) -> Value? {
    header.lazy.compactMap(\.content).compactMap(value).first
  }
}
