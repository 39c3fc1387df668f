import Scenarios

extension Scenario {
  /// The stills it takes, in order, and whether they show a part of the screen.
  var stills: [(name: String, isPart: Bool)] {
    steps(in: "").compactMap { placed in
      if case .capture(.still(let name, of: let part)) = placed.step {
        (name, part != nil)
      } else {
        nil
      }
    }
  }
}

extension Staging {
  /// The first wanted step before a still is taken; nil stands for the last still, or where there
  /// is none the end.
  func firstStep(before still: String?, where isWanted: (Step) -> Bool) -> PlacedStep? {
    let steps = scenario.steps(in: file)
    let end = steps.lastIndex { placed in
      if case .capture(.still(let name, of: _)) = placed.step {
        still == nil || still == name
      } else {
        false
      }
    }
    return steps[..<(end ?? steps.endIndex)].first { isWanted($0.step) }
  }
}

extension Step {
  /// Whether it sets the keyboard's height.
  var setsHeight: Bool {
    switch self {
    case .keyboard(.height), .keyboard(.heightOver), .keyboard(.heightAlong): true
    default: false
    }
  }

  /// Whether it goes on on another device.
  var switchesDevice: Bool {
    if case .phone(.device) = self { true } else { false }
  }

  /// Whether apps look otherwise from there on.
  var changesLook: Bool {
    if case .phone(.look) = self { true } else { false }
  }

  /// Whether it goes on with another screen.
  var switchesScreen: Bool {
    if case .phone(.screen) = self { true } else { false }
  }
}
