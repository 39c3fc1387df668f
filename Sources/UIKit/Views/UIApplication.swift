import Foundation

/// The running app: its windows, and where actions without a target go.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app of this process.
  public class var shared: UIApplication { UIKitGlobals.current.application }

  private var appWindows: [WeakAppWindow] = []

  /// The app's visible windows, the lowest first.
  public var windows: [UIWindow] {
    appWindows.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }

  /// The window that takes the keys.
  public package(set) weak var keyWindow: UIWindow?

  func add(_ window: UIWindow) {
    appWindows.removeAll { $0.window == nil || $0.window === window }
    appWindows.append(WeakAppWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    appWindows.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }

  /// Sends an action to a target, or without one along the responder chain from
  /// the first responder; returns whether anybody took it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return perform(action, on: target as AnyObject, from: sender, for: event)
    }
    var responder: UIResponder? = keyWindow?.firstResponder ?? keyWindow
    while let candidate = responder {
      if perform(action, on: candidate, from: sender, for: event) { return true }
      responder = candidate.next
    }
    return false
  }

  private func perform(
    _ action: Selector, on receiver: AnyObject, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.isImplemented(by: receiver) else { return false }
    action.perform(on: receiver, with: sender, for: event)
    return true
  }

  /// Delivers an event to the windows it concerns.
  public func sendEvent(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    for window in windows where touches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }
}

private struct WeakAppWindow {
  weak var window: UIWindow?
}
