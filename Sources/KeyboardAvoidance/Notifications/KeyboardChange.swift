import Foundation
import UIKit

/// What one keyboard notification says, read with tolerance.
///
/// Whatever a notification holds, all numbers in here are finite; what was
/// missing or absurd is listed in `defects`.
public struct KeyboardChange: Hashable, Sendable {
  /// The notification that announced the change.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
  }

  /// The duration that is assumed where a notification gives none, in seconds.
  public static let usualDuration: TimeInterval = 0.25

  /// Which notification this is.
  public var event: Event

  /// Where the keyboard was, in the screen's coordinates, in points; nil when
  /// the notification does not say so.
  public var beginFrame: CGRect?

  /// Where the keyboard will be, in the screen's coordinates, in points; nil
  /// when the notification does not say so.
  public var endFrame: CGRect?

  /// How long the keyboard moves, in seconds, 0 or more.
  public var duration: TimeInterval

  /// The number of the keyboard's curve as it stands in the notification; nil
  /// when there is none.
  public var rawCurve: Int?

  /// Whether the keyboard belongs to this app and not to another one.
  public var isLocal: Bool

  /// What was missing or absurd, in a fixed order.
  public var defects: [Defect]

  /// Creates a change from its parts; frames are in the screen's coordinates, in
  /// points, and the duration in seconds.
  public init(
    event: Event, beginFrame: CGRect? = nil, endFrame: CGRect?,
    duration: TimeInterval = KeyboardChange.usualDuration, rawCurve: Int? = nil,
    isLocal: Bool = true, defects: [Defect] = []
  ) {
    self.event = event
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.rawCurve = rawCurve
    self.isLocal = isLocal
    self.defects = defects
  }

  /// The curve as one of the four that have a name; ease-in-out for all others,
  /// the keyboard's own number 7 among them.
  public var curve: UIView.AnimationCurve {
    KeyboardAnimation(duration: duration, rawCurve: rawCurve).legalCurve
  }

  /// Whether the keyboard covers nothing afterwards, whatever its frame says.
  public var hidesKeyboard: Bool { event == .willHide || event == .didHide }

  /// Whether the notification says where the keyboard will be.
  var isUsable: Bool { hidesKeyboard || endFrame != nil }
}
