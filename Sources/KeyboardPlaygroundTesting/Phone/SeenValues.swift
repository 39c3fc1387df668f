import Foundation
import PhoneSimulator
import UIKit

/// The software keyboard as it is seen at a moment; numbers are points of the screen.
public struct SeenKeyboard: Hashable, Sendable {
  /// Whether anything of it is on the screen.
  public let isUp: Bool

  /// Where it begins; the screen's height while it is away or off the screen's bottom.
  public let top: Double

  /// Where it is, with what stands on it; nil while nothing of it is on the screen.
  public let frame: CGRect?
}

/// A notification of the keyboard as it was posted; frames are in the screen's points.
public struct PostedNotification: Hashable, Sendable {
  /// One of the six names of `UIResponder`.
  public let name: Notification.Name

  /// Where the keyboard was.
  public let beginFrame: CGRect

  /// Where the keyboard goes.
  public let endFrame: CGRect

  /// Seconds.
  public let duration: Double

  /// The raw number of the curve; nil where none is told.
  public let curve: Int?

  /// Whether the keyboard is the app's own.
  public let isLocal: Bool

  /// The phone's seconds at the frame by which it was posted.
  public let time: Double

  init(_ stamped: PhoneTimeline.StampedNotification) {
    let notification = stamped.notification
    name = notification.name.notificationName
    (beginFrame, endFrame) = (notification.beginFrame, notification.endFrame)
    (duration, curve, isLocal) = (notification.duration, notification.curve, notification.isLocal)
    time = Double(stamped.tick) / Double(FrameClock.ticksPerSecond)
  }
}

/// How well a view kept out of the keyboard's way, as numbers; `keyboard-playground verbs` says what each
/// measures.
public struct MotionNumbers: Hashable, Sendable {
  /// The most free space between target and keyboard while the view moved, in points.
  public let gap: Double

  /// How far the keyboard covered the target at most while something moved, in points.
  public let overlap: Double

  /// How long one of keyboard and view stood while the other moved, in seconds.
  public let outOfStep: Double

  /// The moved view's greatest way from one frame to the next, in points.
  public let step: Double

  /// How far the view went beyond both ends of a motion, in points.
  public let overshoot: Double

  /// What was left at rest, in points.
  public let restError: Double

  init(_ figures: MotionFigures) {
    (gap, overlap, outOfStep) = (figures[.gap], figures[.overlap], figures[.outOfStep])
    (step, overshoot, restError) = (figures[.step], figures[.overshoot], figures[.restError])
  }
}
