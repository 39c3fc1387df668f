import Foundation
import PhoneSimulator
import Scenarios
import UIKit

/// What can be asked about a phone; positions are as they are seen at present, in the window's points,
/// rounded to thousandths as in a trace.
extension TestPhone {
  /// The app's root view controller.
  public var rootViewController: UIViewController { phone.rootViewController }

  /// The view that a target names; throws `PhoneTestError` with the nearest name where none is it.
  public func view(
    _ target: Target, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> UIView {
    guard let view = phone.view(for: target.content) else {
      let nearest = phone.nearestTarget(to: target.content)
      throw PhoneTestError(
        evidence.withPicture(
          "\(filePath):\(line): Nothing on the screen is \(target)"
            + (nearest.map { "; did you mean \($0)?" } ?? ".")))
    }
    return view
  }

  /// The view that a target names, as a view of some class; throws `PhoneTestError` where it is not.
  public func view<View: UIView>(
    _ target: Target, as type: View.Type, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> View {
    let found = try view(target, filePath: filePath, line: line)
    guard let view = found as? View else {
      throw PhoneTestError(
        "\(filePath):\(line): \(target) is a \(Swift.type(of: found)), not a \(type).")
    }
    return view
  }

  /// Where a view is seen.
  public func frame(
    of target: Target, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> CGRect {
    phone.frameInWindow(of: try view(target, filePath: filePath, line: line)).rounded
  }

  /// The points from a view's bottom down to the keyboard's top, or to the bottom of the screen where
  /// the keyboard is away; negative where they overlap.
  public func gap(
    of target: Target, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> Double {
    let frame = phone.frameInWindow(of: try view(target, filePath: filePath, line: line))
    return Double(phone.keyboard.visibleTop - frame.maxY).rounded
  }

  /// Whether a view has the focus.
  public func isFocused(
    _ target: Target, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> Bool {
    try view(target, filePath: filePath, line: line).isFirstResponder
  }

  /// The text that a view shows; dots for a secret, nil where it shows none.
  public func text(
    of target: Target, filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> String? {
    try view(target, filePath: filePath, line: line).viewText?.seen
  }

  /// The keyboard as it is seen.
  public var keyboard: SeenKeyboard {
    SeenKeyboard(
      isUp: phone.keyboard.visibleFrame != nil,
      top: Double(phone.keyboard.visibleTop).rounded, frame: phone.keyboard.visibleFrame?.rounded)
  }

  /// How far the moved view, or what has the focus, is seen above where it stands without a keyboard.
  public var shift: Double { Double(phone.shift).rounded }

  /// The keyboard's notifications so far, in order.
  public var notifications: [PostedNotification] {
    timeline.notifications.map(PostedNotification.init)
  }

  /// The lines in which engines have explained their decisions so far, and those about constraints that
  /// cannot hold, in order.
  public var decisions: [String] {
    timeline.samples.flatMap(\.events).compactMap {
      switch $0 {
      case .decision(let line), .layoutProblem(let line): line
      default: nil
      }
    }
  }

  /// The motion so far as numbers.
  public var motion: MotionNumbers { MotionNumbers(timeline.motionFigures) }

  /// The views with their frames, one to a line, indented by their depth.
  public var viewTree: String { text(of: .tree) }

  /// The frames so far as a trace has them, without those equal to the one before.
  public var trace: String { text(of: .trace) }

  /// The phone's seconds since it was switched on.
  public var time: Double { Double(phone.now) / Double(FrameClock.ticksPerSecond) }

  /// Whether nothing moves and no work is under way.
  public var isSettled: Bool { phone.isSettled }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(
      x: Double(minX).rounded, y: Double(minY).rounded, width: Double(width).rounded,
      height: Double(height).rounded)
  }
}

extension Double {
  /// The number as a trace prints it, with three decimals.
  fileprivate var rounded: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
