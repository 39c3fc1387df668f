import Drawing
import Foundation

/// How values between those of key frames are found.
enum KeyframeMode: Hashable, Sendable {
  case linear
  case discrete
  /// At an even pace, whatever the times.
  case paced
  /// Along a smooth curve.
  case cubic
  case cubicPaced
}

extension AnimationBlock {
  /// Gives the key frames of each property their times and their curve, now that all are known.
  func arrangeKeyframes(_ animations: [LayerAnimation]) {
    guard keyframeMode == .paced || keyframeMode == .cubic || keyframeMode == .cubicPaced else {
      return
    }
    var groups: [(layer: CALayer, first: LayerAnimation, all: [LayerAnimation])] = []
    for animation in animations where animation.timing.window != .whole {
      guard let layer = animation.layer else { continue }
      if let index = groups.firstIndex(where: {
        $0.layer === layer && $0.first.change.isOfSameProperty(as: animation.change)
      }) {
        groups[index].all.append(animation)
      } else {
        groups.append((layer, animation, [animation]))
      }
    }
    for group in groups {
      var windows = group.all.map(\.timing.window)
      if keyframeMode != .cubic { windows = windows.paced(by: group.all.map(\.change.size)) }
      if keyframeMode != .paced, group.first.change.addsUp { windows = windows.splined() }
      for (animation, window) in zip(group.all, windows) { animation.timing.window = window }
    }
  }
}

extension LayerAnimation.Change {
  fileprivate func isOfSameProperty(as other: LayerAnimation.Change) -> Bool {
    switch (self, other) {
    case (.offset(let property, _), .offset(let other, _)): property == other
    case (.color(let property, _), .color(let other, _)): property == other
    case (.content(let property, _), .content(let other, _)): property == other
    case (.transform, .transform), (.transformOffset, .transformOffset): true
    default: false
    }
  }

  /// Whether several of them add up, so that they can go over into each other.
  fileprivate var addsUp: Bool {
    switch self {
    case .offset, .transform, .transformOffset: true
    case .color, .content, .transition: false
    }
  }

  /// How great the change is, for those of one property to be compared; of colours all are alike.
  fileprivate var size: Double {
    switch self {
    case .offset(_, let offset): (offset * offset).sum().squareRoot()
    case .transform(let change):
      Self.length(change.a - 1, change.b, change.c, change.d - 1, change.tx, change.ty)
    case .transformOffset(let change):
      Self.length(change.a, change.b, change.c, change.d, change.tx, change.ty)
    case .color, .content, .transition: 1
    }
  }

  private static func length(_ entries: Double...) -> Double {
    entries.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
