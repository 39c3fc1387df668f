import UIKit

extension UIWindow {
  /// Finds the view that typed text goes to, in the key window or else in this one.
  ///
  /// - Parameter candidates: Views that are likely to be it.
  /// - Returns: The view; nil when there is none, or a responder that is no view.
  func findFirstResponder(tryingFirst candidates: [UIView?]) -> UIView? {
    let keyWindow = keyWindow
    for window in keyWindow === self ? [self] : [keyWindow, self].compactMap(\.self) {
      for case let candidate? in candidates
      where candidate.isFirstResponder && candidate.window === window {
        return candidate
      }
      if let found = window.firstResponderInside { return found }
    }
    return nil
  }

  private var keyWindow: UIWindow? {
    if isKeyWindow { return self }
    #if os(Linux)
      return UIApplication.shared.keyWindow
    #else
      return windowScene?.windows.first(where: \.isKeyWindow)
    #endif
  }
}

extension UIView {
  /// The first responder among this view and all inside it.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }
}
