import Foundation
import UIKit

/// A page with a bar at the bottom that stays above the keyboard.
class BarViewController: UIViewController {
  let bar: BottomBar

  /// How much of the view the keyboard covers, in points; the bar follows with the next layout.
  var keyboardOverlap: CGFloat = 0 {
    didSet { aboveKeyboard.constant = -keyboardOverlap }
  }

  /// Called with a line for each decision where to place the bar.
  var onDecision: ((String) -> Void)?

  private lazy var aboveKeyboard = bar.content.bottomAnchor.constraint(
    lessThanOrEqualTo: view.bottomAnchor)

  init(bar: BottomBar) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the bar in front of what is there, at the bottom.
  func addBar() {
    let safeArea = view.safeAreaLayoutGuide
    let low = bar.content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    low.priority = .defaultHigh
    view.add(bar)
    NSLayoutConstraint.activate([
      low, aboveKeyboard,
      bar.content.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
      // As far below its content as the home indicator takes.
      bar.content.bottomAnchor.anchorWithOffset(to: bar.bottomAnchor).constraint(
        equalTo: safeArea.bottomAnchor.anchorWithOffset(to: view.bottomAnchor)),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// Where the bar's top is without a keyboard, in the window's points.
  var restingTop: CGFloat {
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    return view.convert(CGPoint(x: 0, y: bottom - bar.contentHeight), to: nil).y
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
