import Drawing
import Foundation

/// What is seen of a scroll view besides its model: content between two frames, and indicators.
@MainActor
final class ScrollPresentation: LayerScrolling {
  weak var run: ScrollRun?

  func boundsOrigin(at tick: Double) -> CGPoint? { run?.offset(at: tick) }

  func marks(over bounds: CGRect, at tick: Double) -> [LayerMark] { [] }

  func showIndicators() {}
  func hideIndicators() {}
  func fadeIndicators() {}
}
