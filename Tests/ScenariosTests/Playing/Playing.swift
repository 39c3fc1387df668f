import DemoScreens
import Foundation
import PhoneSimulator
import Testing
import UIKit

@testable import Scenarios

/// Three fields, 60 points apart from 200 down, on a view that a test can move.
class FieldsScreen: UIViewController {
  required init?(coder: NSCoder) { nil }

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["name", "city", "note"].enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 200 + CGFloat(index) * 60, width: 300, height: 40))
      field.accessibilityIdentifier = name
      view.addSubview(field)
    }
  }
}

/// A command that was carried out, and the tick of the phone's clock.
struct StampedCommand: Hashable {
  var tick: Int
  var command: PhoneCommand
}

extension AppScreen {
  /// The three fields, with the whole view as the one that moves.
  static func fields(
    _ make: @escaping @MainActor () -> FieldsScreen = { FieldsScreen() }
  ) -> AppScreen {
    AppScreen("fields", title: "Fields", whatToWatch: "Nothing moves.", make: make) { screen in
      ScreenObservation(movedView: { screen.view })
    }
  }
}

/// What came of a scenario that was played.
struct Played {
  var rows: [TraceSample] = []
  var stills: [(name: String, tick: Int)] = []
  var commands: [StampedCommand] = []
  var texts: [String] = []
  var failure: String?

  /// The pictures of films, by the film's name.
  var shots: [(name: String, tick: Int)] = []
  var parts: [CGRect?] = []
  var written: [String: String] = [:]

  /// The trace from the second line on.
  var trace: [String] {
    rows.map { String(TraceFormat.row($0).dropLast()) }
  }
}

/// Plays steps on an iPhone SE (3rd generation), 375 × 667 points.
@MainActor
func play(
  _ steps: String, framesPerSecond: Int = 60, settings: String = "",
  screen: AppScreen = .fields()
) throws -> Played {
  let header = "device: iPhone SE (3rd generation)\nscreen: keep-above\n\(settings)---\n"
  let scenario = try parse(header + steps)
  let assets = repositoryAssets()
  let devices = try DeviceCatalog(assets: assets)
  let device = try #require(devices.device(named: "iPhone SE (3rd generation)"))
  let phone = Phone(
    device: device, layout: try KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
    screen: screen,
    choice: PhoneChoice(
      devices: devices.devices, screens: AppScreen.demonstrations, layouts: try layouts(in: assets))
  )
  defer { phone.close() }
  var played = Played()
  let token = phone.log.observe {
    guard case .didPerform(let command) = $0.event else { return }
    played.commands.append(StampedCommand(tick: $0.tick, command: command))
  }
  defer { withExtendedLifetime(token) {} }
  let timeline = PhoneTimeline(phone: phone, framesPerSecond: framesPerSecond) {
    #expect($0.tick == phone.now)
    played.rows.append($0)
  }
  let output = OutputLog(phone: phone)
  let player = ScenarioPlayer(scenario, file: "a.scenario", on: timeline, output: output)
  do {
    try player.play()
  } catch let error as ScenarioError {
    played.failure = error.description
  }
  (played.stills, played.parts) = (output.stills, output.parts)
  (played.shots, played.written) = (output.shots, output.written)
  played.texts = ["name", "city", "note"].map {
    (phone.view(for: .identifier($0)) as? UITextField)?.text ?? ""
  }
  return played
}

/// Notes what a scenario wants to have kept.
@MainActor
final class OutputLog: ScenarioOutput {
  private let phone: Phone
  private(set) var stills: [(name: String, tick: Int)] = []
  private(set) var parts: [CGRect?] = []
  private(set) var shots: [(name: String, tick: Int)] = []
  private(set) var written: [String: String] = [:]
  private var open: Set<String> = []

  init(phone: Phone) {
    self.phone = phone
  }

  func still(_ name: String, of part: CGRect?) {
    stills.append((name, phone.now))
    parts.append(part)
  }

  func begin(_ film: Film) { #expect(open.insert(film.name).inserted) }

  func shoot(_ film: Film) {
    #expect(open.contains(film.name))
    shots.append((film.name, phone.now))
  }

  func end(_ film: Film) { #expect(open.remove(film.name) != nil) }

  func write(_ text: String, to file: String) { written[file] = text }
}
