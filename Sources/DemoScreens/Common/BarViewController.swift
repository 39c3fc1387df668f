import Foundation
import UIKit

/// A page with a bar at the bottom that stays above the keyboard.
class BarViewController: UIViewController {
  let bar: BottomBar

  /// How much of the view the keyboard covers, in points.
  var keyboardOverlap: CGFloat = 0

  /// Called with a line for each decision where to place the bar.
  var onDecision: ((String) -> Void)?

  init(bar: BottomBar) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Where the bar's top is without a keyboard, in the window's points.
  var restingTop: CGFloat {
    view.convert(CGPoint(x: 0, y: bar.restingTop(in: view)), to: nil).y
  }

  /// How much of the view a keyboard covers, whose frame is in the screen's points: nothing where
  /// it has no area, or floats above the bottom.
  func overlap(ofKeyboard endFrame: CGRect) -> CGFloat {
    let frame = view.convert(endFrame, from: UIScreen.main.coordinateSpace)
    let isDocked = frame.maxY.rounded() >= view.bounds.maxY.rounded()
    guard isDocked, frame.width > 0, frame.height > 0 else { return 0 }
    return max(0, view.bounds.maxY - frame.minY)
  }
}
