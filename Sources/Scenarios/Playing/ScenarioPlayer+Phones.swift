import PhoneSimulator

/// Steps that are done to the phone as a whole.
extension ScenarioPlayer {
  func part(of step: PhoneStep) -> Move {
    switch step {
    case .app(let place): perform(.app(place))
    case .look(let change): perform(.look(change))
    case .message(let text): perform(.message(text))
    case .device(let name): perform(.device(name))
    case .screen(let name): perform(.screen(name))
    }
  }
}
