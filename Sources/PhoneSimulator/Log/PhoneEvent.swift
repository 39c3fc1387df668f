import Foundation

/// Something that was done to a phone, or happened in it.
package enum PhoneEvent: Hashable, Codable, Sendable {
  /// A command is about to be tried, while the phone is as it was before.
  case willPerform(PhoneCommand)

  /// A command was carried out.
  case didPerform(PhoneCommand)

  /// A command was refused and has changed nothing.
  case refused(PhoneCommand, PhoneError)

  /// A finger touches, moves or leaves at a point of the screen; ids below zero are those of taps
  /// and of fingers that travel by themselves.
  case finger(TouchPhase, at: CGPoint, id: Int)

  /// A finger is about to do on a soft key what this real key would do.
  case softKey(KeyPress)

  /// A real key or an input method is about to type a text.
  case typed(String)

  case notification(KeyboardNotification)

  /// A line in which an engine says what it decided and why.
  case decision(String)

  /// Constraints of the app's cannot all hold: a line about which one yields.
  case layoutProblem(String)

  /// The app's code has handed work to another queue, and when that comes back is not repeatable.
  case backgroundWork

  /// The phone has gone on on another device, which is named.
  case deviceSwitched(String)

  /// The phone has gone on with another screen of the app, which is named.
  case screenSwitched(String)

  /// The app has printed a line.
  case printed(String)

  /// The app has ended and left observers of notifications behind, which are named.
  case observersLeft([String])

  /// Whether everything on the phone is another from here on.
  package var isSwitch: Bool {
    switch self {
    case .deviceSwitched, .screenSwitched: true
    default: false
    }
  }

  /// Whether the event is worth a word in a trace.
  package var isTraced: Bool {
    switch self {
    case .notification, .decision, .layoutProblem, .backgroundWork, .deviceSwitched,
      .screenSwitched:
      true
    case .willPerform, .didPerform, .refused, .finger, .softKey, .typed, .printed, .observersLeft:
      false
    }
  }
}

extension PhoneEvent: CustomStringConvertible {
  /// The event as a trace spells it, or would spell it.
  package var description: String {
    switch self {
    case .willPerform(let command): "will perform \(command)"
    case .didPerform(let command): "did perform \(command)"
    case .refused(let command, let error): "refused \(command): \(error)"
    case .finger(let phase, let point, let id): "finger \(id) \(phase) at \(point.x),\(point.y)"
    case .softKey(let press): "soft key \(press.name ?? "with several characters")"
    case .typed(let text): "typed \(text)"
    case .notification(let notification): notification.name.rawValue
    case .decision(let line), .layoutProblem(let line): line
    case .backgroundWork: "work on another queue: this run is not repeatable"
    case .printed(let line): "printed \(line)"
    case .deviceSwitched(let name): "device \(name)"
    case .screenSwitched(let name): "screen \(name)"
    case .observersLeft(let names):
      "observers of notifications left behind: \(names.joined(separator: ", "))"
    }
  }
}

/// An event and the tick of the phone's clock at which it happened.
package struct LogEntry: Hashable, Codable, Sendable {
  package var tick: Int
  package var event: PhoneEvent

  package init(tick: Int, event: PhoneEvent) {
    self.tick = tick
    self.event = event
  }
}
