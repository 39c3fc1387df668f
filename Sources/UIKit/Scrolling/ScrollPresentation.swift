import Drawing
import Foundation

/// What is seen of a scroll view besides its model: content between two of the phone's frames, and
/// the indicators.
@MainActor
final class ScrollPresentation: LayerScrolling {
  weak var run: ScrollRun?
  private weak var view: UIScrollView?
  /// Whether the indicators stay visible, as they do while the content moves.
  private var isHeld = false
  private var fade: IndicatorFade?

  func attach(to view: UIScrollView) {
    self.view = view
    view.layer.scrolling = self
  }

  func boundsOrigin(at tick: Double) -> CGPoint? { run?.offset(at: tick) }

  func marks(over bounds: CGRect, at tick: Double) -> [LayerMark] {
    let opacity = isHeld ? 1 : fade?.opacity(at: tick) ?? 0
    guard opacity > 0, let view else { return [] }
    var color = view.indicatorStyle.color(isDark: view.ownTraits.values.style == .dark)
    color.alpha *= opacity
    return view.indicatorRects(over: bounds).map { LayerMark(rect: $0, color: color) }
  }

  // MARK: Indicators

  /// Shows the indicators until they are let fade.
  func showIndicators() {
    fade?.stop()
    fade = nil
    isHeld = true
    view?.layer.setNeedsDisplay()
  }

  /// Lets the indicators fade, after a while in which they are still seen.
  func fadeIndicators() {
    guard isHeld else { return }
    isHeld = false
    guard let clock = view?.window?.screen.clock else { return }
    fade = IndicatorFade(on: clock) { [weak self] in
      self?.fade = nil
      self?.view?.layer.setNeedsDisplay()
    }
  }

  func hideIndicators() {
    fade?.stop()
    (fade, isHeld) = (nil, false)
  }
}

/// Indicators that are seen a while longer and then fade, as a function of the tick.
@MainActor
private final class IndicatorFade {
  /// How long they stay and how long they fade, in seconds. (Chosen.)
  private static let (delay, duration) = (0.5, 0.3)

  private let timing: AnimationTiming
  private let clock: FrameClock
  private var end: ScheduledWork?

  init(on clock: FrameClock, completion: @escaping @MainActor () -> Void) {
    self.clock = clock
    timing = AnimationTiming(
      begin: clock.now + FrameClock.ticks(Self.delay), duration: Self.duration,
      curve: .bezier(.linear), repeats: false, autoreverses: false)
    clock.animations.begin(timing)
    // Keeps this alive until then, so that the clock's count is right.
    end = timing.end.map { tick in
      clock.schedule(at: tick) {
        self.stop()
        completion()
      }
    }
  }

  func opacity(at tick: Double) -> Double { timing.remainder(at: tick) }

  func stop() {
    guard let end else { return }
    end.cancel()
    self.end = nil
    clock.animations.end(timing)
  }
}

extension UIScrollView.IndicatorStyle {
  /// The bars' colour. (Chosen.)
  fileprivate func color(isDark: Bool) -> Color {
    switch self {
    case .default where isDark, .white: Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    case .default, .black: Color(red: 0, green: 0, blue: 0, alpha: 0.35)
    }
  }
}
