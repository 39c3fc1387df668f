import PhoneSimulator

/// Steps that go on on another phone.
extension ScenarioPlayer {
  func part(of step: PhoneStep) -> Move {
    switch step {
    case .device(let name): perform(.device(name))
    case .screen(let name): perform(.screen(name))
    }
  }
}
