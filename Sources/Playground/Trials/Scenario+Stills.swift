import Scenarios

extension Scenario {
  /// The first step that sets the keyboard's height before a still is taken; nil stands for the
  /// last one, or where there is none the end.
  func stepSettingHeight(before still: String?) -> PlacedStep? {
    let steps = steps(in: "")
    let end = steps.lastIndex { placed in
      if case .capture(.still(let name, of: _)) = placed.step {
        still == nil || still == name
      } else {
        false
      }
    }
    return steps[..<(end ?? steps.endIndex)].first { placed in
      switch placed.step {
      case .keyboard(.height), .keyboard(.heightOver), .keyboard(.heightAlong): true
      default: false
      }
    }
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
