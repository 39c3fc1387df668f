import Foundation
import KeyboardAvoidance
import UIKit

/// A window on a screen with a view to adjust, fields in it, and a keyboard that
/// posts what a phone's keyboard posts.
@MainActor final class Stage {
  let screen: UIScreen
  let window: UIWindow
  /// Fills the window unless a test places it elsewhere.
  let adjusted: UIView
  /// Follows the keyboard's posted frames as the real keyboard's view does.
  let keyboard = UIView()
  /// What the engines wrote to the log.
  private(set) var lines: [String] = []

  var clock: FrameClock { screen.clock }
  /// Where the keyboard is when it is hidden.
  var hidden: CGRect {
    CGRect(x: 0, y: size.height, width: size.width, height: keyboardFrame.height)
  }
  private(set) var keyboardFrame: CGRect
  private let size: CGSize

  private init(screen: UIScreen) {
    self.screen = screen
    size = screen.bounds.size
    window = UIWindow(frame: screen.bounds)
    adjusted = UIView(frame: window.bounds)
    window.addSubview(adjusted)
    keyboardFrame = CGRect(x: 0, y: size.height, width: size.width, height: 0)
    keyboard.frame = keyboardFrame
    window.addSubview(keyboard)
    window.isHidden = false
    AvoidanceLog.sink = { [weak self] level, line in self?.lines.append("\(level): \(line)") }
  }

  /// Runs a test on a stage in a world of its own; stage P of the cases unless
  /// another size is given, in points.
  static func run<Result>(
    size: CGSize = CGSize(width: 375, height: 667), _ test: (Stage) throws -> Result
  ) rethrows -> Result {
    let (sink, level) = (AvoidanceLog.sink, AvoidanceLog.minimumLevel)
    let screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: 2)
    let world = World(mainScreen: screen)
    defer {
      world.close()
      AvoidanceLog.sink = sink
      AvoidanceLog.minimumLevel = level
    }
    return try world.enter { try test(Stage(screen: screen)) }
  }

  /// A field in the adjusted view, by its vertical extent in the adjusted view.
  func field(
    top: CGFloat? = nil, bottom: CGFloat, x: CGFloat = 20, width: CGFloat = 335
  ) -> UIView {
    let top = top ?? bottom - 40
    let field = UIView(frame: CGRect(x: x, y: top, width: width, height: bottom - top))
    adjusted.addSubview(field)
    return field
  }

  /// How far the adjusted view's centre is above the middle of the window.
  var shift: CGFloat { window.bounds.midY - adjusted.center.y }

  /// How far it is seen above the middle of the window.
  var seenShift: CGFloat { window.bounds.midY - adjusted.presentation.position.y }

  // MARK: Time

  func advance(seconds: Double) { clock.advance(by: FrameClock.ticks(seconds)) }

  /// Lets all that is under way end.
  func settle() { advance(seconds: 1) }

  /// What a closure sees at each frame of a duration, at 60 frames a second.
  func frames<Value>(for seconds: Double, _ look: () -> Value) -> [Value] {
    (0..<Int((seconds * 60).rounded())).map { _ in
      clock.advance(by: 10)
      return look()
    }
  }
}

// MARK: - Keyboard

extension Stage {
  /// A docked keyboard of a height, at the bottom of the screen.
  func docked(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Shows a docked keyboard, or changes the height of the one that is shown.
  func show(_ height: CGFloat, duration: Double = 0.25) {
    show(docked(height), duration: duration)
  }

  func show(_ frame: CGRect, duration: Double = 0.25) {
    change(
      to: frame, will: [.willChangeFrame, .willShow], did: [.didChangeFrame, .didShow], duration)
  }

  /// Hides the keyboard; an end frame other than the real one can be claimed.
  func hide(claiming frame: CGRect? = nil, duration: Double = 0.25) {
    change(
      to: frame ?? hidden, will: [.willChangeFrame, .willHide],
      did: [.didChangeFrame, .didHide], duration)
  }

  private func change(
    to frame: CGRect, will: [KeyboardChange.Event], did: [KeyboardChange.Event],
    _ duration: Double
  ) {
    let info = userInfo(begin: keyboardFrame, end: frame, duration: duration)
    keyboardFrame = frame
    let post = { [self] in
      keyboard.frame = frame
      for event in will { self.post(event, info) }
    }
    if duration > 0 {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveKeyboard, .allowUserInteraction],
        animations: post)
    } else {
      post()
    }
    clock.schedule(after: duration > 0 ? 0.5 : 0) { [weak self] in
      for event in did { self?.post(event, info) }
    }
  }

  /// Posts one notification and nothing around it.
  func post(_ event: KeyboardChange.Event, _ userInfo: [AnyHashable: Any]?) {
    NotificationCenter.default.post(name: event.name, object: screen, userInfo: userInfo)
  }

  /// What a phone's keyboard puts into `userInfo`.
  func userInfo(
    begin: CGRect? = nil, end: CGRect, duration: Double = 0.25, curve: Int = 7,
    isLocal: Bool = true
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin ?? keyboardFrame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
    ]
  }
}
