import Drawing
import Foundation

/// One change of one property of one layer, running.
@MainActor
final class LayerAnimation {
  enum Change {
    /// Adds the offset to the model value, all of it at first, at last none.
    case offset(AdditiveProperty, SIMD2<Double>)
    /// Applies the difference before the model's transform.
    case transform(CGAffineTransform)
    /// Adds the offset to the entries of the model's transform, where that one
    /// has no inverse.
    case transformOffset(CGAffineTransform)
    /// Mixes the model's colour with the one seen when the change was made.
    case color(ColorProperty, from: Color?)
    /// Mixes a part of the content with the one seen when the change was made.
    case content(ContentProperty, from: ContentValue)
    /// Shows something between an old picture of the layer and what is seen of it.
    case transition(LayerTransition)

    var isTransition: Bool { if case .transition = self { true } else { false } }

    /// The value that a change of a part of the content begins with, where it is one.
    func beginning(of property: ContentProperty) -> ContentValue? {
      if case .content(property, let from) = self { from } else { nil }
    }

    /// Says which changes it takes the place of, where it does not add to them.
    @MainActor
    func replaced(byItself isImplicit: Bool) -> ((LayerAnimation.Change) -> Bool)? {
      switch self {
      case .color(let property, _): { $0.isColor(property) }
      case .content(let property, _): { $0.isContent(property) }
      case .offset(let property, _): isImplicit ? { $0.isOffset(property) } : nil
      case .transform, .transformOffset: isImplicit ? { $0.isOfTransform } : nil
      case .transition: { $0.isTransition }
      }
    }

    func isContent(_ property: ContentProperty) -> Bool {
      if case .content(property, _) = self { true } else { false }
    }

    func isOffset(_ property: AdditiveProperty) -> Bool {
      if case .offset(property, _) = self { true } else { false }
    }

    var isOfTransform: Bool {
      switch self {
      case .transform, .transformOffset: true
      case .offset, .color, .content, .transition: false
      }
    }

    func isColor(_ property: ColorProperty) -> Bool {
      if case .color(property, _) = self { true } else { false }
    }

    /// The colour that a change of a colour begins with, where it is one.
    func beginning(of property: ColorProperty) -> Color?? {
      if case .color(property, let from) = self { .some(from) } else { nil }
    }
  }

  let change: Change
  var timing: AnimationTiming
  let block: AnimationBlock
  let clock: FrameClock
  weak var layer: CALayer?
  var end: ScheduledWork?
  /// What waits for its end, however it comes.
  var whenOver: (() -> Void)?

  /// Returns the part of the change still to come at a tick.
  func remainder(at tick: Double) -> Double {
    guard let driver = block.driver else { return timing.remainder(at: tick) }
    return timing.window.remainder(1 - driver.progress(at: tick))
  }

  init(
    change: Change, timing: AnimationTiming, block: AnimationBlock, layer: CALayer,
    clock: FrameClock
  ) {
    self.change = change
    self.timing = timing
    self.block = block
    self.layer = layer
    self.clock = clock
  }
}

/// What moves animations instead of their own timing.
@MainActor
protocol AnimationDriver: AnyObject {
  /// How far they are at a tick, from 0 to 1.
  func progress(at tick: Double) -> Double
}

extension Color {
  /// Returns the colour between two, all of the first at a `remainder` of 1; no
  /// colour at all counts as the other one made transparent.
  static func mix(_ from: Color?, _ to: Color?, remainder: Double) -> Color? {
    guard let from = from ?? to?.transparent else { return nil }
    let to = to ?? from.transparent
    func mixed(_ path: KeyPath<Color, Double>) -> Double {
      to[keyPath: path] + (from[keyPath: path] - to[keyPath: path]) * remainder
    }
    return Color(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }

  private var transparent: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}
