import Foundation
import UIKit

/// Follows the keyboard for the whole app and tells one delegate.
///
/// The view controller on the screen makes itself the delegate, best in
/// `viewWillAppear`. What is wrong with a notification is logged here, once.
@MainActor public final class KeyboardManager {
  private static var managers: [ObjectIdentifier: KeyboardManager] = [:]

  /// The app's manager; its first use, or that of an engine, starts the
  /// observation, which ends with the app.
  ///
  /// Here it learns from the notification centre where a keyboard is that is
  /// already up. Foundation's centre on Apple's systems does not know: an app
  /// whose first engine may be made while the keyboard is up uses the manager
  /// when it starts.
  public static var shared: KeyboardManager {
    let app = UIApplication.shared
    if let manager = managers[ObjectIdentifier(app)] { return manager }
    let manager = KeyboardManager(app)
    managers[ObjectIdentifier(app)] = manager
    return manager
  }

  /// Receives the keyboard's changes; not retained.
  public weak var delegate: (any KeyboardManagerDelegate)?

  /// The newest change that said where the keyboard is; nil before the first.
  public var current: KeyboardChange? { tracker.latest }

  /// The views that engines move.
  let placements = Placements()

  private(set) var tracker = KeyboardTracker()
  private let center = NotificationCenter.default
  private var observation: KeyboardObservation?
  private var termination: (any NSObjectProtocol)?

  private init(_ app: UIApplication) {
    for change in center.pastKeyboardChanges { _ = tracker.read(change) }
    observation = KeyboardObservation(center: center) { [weak self] change, userInfo in
      self?.follow(change, userInfo)
    }
    let id = ObjectIdentifier(app)
    termination = center.addObserver(
      forName: UIApplication.willTerminateNotification, object: app, queue: nil
    ) { _ in
      MainActor.assumeIsolated { Self.end(id) }
    }
  }

  private static func end(_ id: ObjectIdentifier) {
    guard let manager = managers.removeValue(forKey: id) else { return }
    if let termination = manager.termination { manager.center.removeObserver(termination) }
  }

  private func follow(_ change: KeyboardChange, _ userInfo: [AnyHashable: Any]) {
    if let complaint = change.complaint {
      AvoidanceLog.write(change.isCurveUnknown ? .error : .warning, complaint)
    }
    _ = tracker.read(change)
    if change.event == .willChangeFrame, let endFrame = change.endFrame {
      let animation = KeyboardAnimation(duration: change.duration, rawCurve: change.rawCurve)
      delegate?.keyboardWillChangeFrame(
        endFrame: endFrame, duration: change.duration,
        animationCurve: animation.options(.keyboard))
    } else if change.event == .willHide {
      delegate?.keyboardWillHide(userInfo: userInfo)
    }
  }
}

extension KeyboardChange {
  /// Whether the curve has a number that no keyboard uses.
  fileprivate var isCurveUnknown: Bool {
    defects.contains { if case .unknownCurve = $0 { true } else { false } }
  }
}
