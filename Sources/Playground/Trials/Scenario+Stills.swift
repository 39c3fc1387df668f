import Scenarios

extension Scenario {
  /// The first step that sets the keyboard's height before a still is taken; nil stands for the
  /// last one, or where there is none the end.
  func stepSettingHeight(before still: String?) -> PlacedStep? {
    step(before: still) { step in
      switch step {
      case .keyboard(.height), .keyboard(.heightOver), .keyboard(.heightAlong), .phone(.device):
        true
      default: false
      }
    }
  }

  /// The first step that switches the device before a still of that name, or the last one.
  func stepSwitchingDevice(before still: String?) -> PlacedStep? {
    step(before: still) { if case .phone(.device) = $0 { true } else { false } }
  }

  /// The first step that switches the screen before a still of that name, or the last one.
  func stepSwitchingScreen(before still: String?) -> PlacedStep? {
    step(before: still) { if case .phone(.screen) = $0 { true } else { false } }
  }

  /// The first step that switches the screen.
  func stepSwitchingScreen() -> PlacedStep? {
    steps(in: "").first { if case .phone(.screen) = $0.step { true } else { false } }
  }

  private func step(before still: String?, where isWanted: (Step) -> Bool) -> PlacedStep? {
    let steps = steps(in: "")
    let end = steps.lastIndex { placed in
      if case .capture(.still(let name, of: _)) = placed.step {
        still == nil || still == name
      } else {
        false
      }
    }
    return steps[..<(end ?? steps.endIndex)].first { isWanted($0.step) }
  }

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
