import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct KeyWindowNotificationTests {
  @Test(
    .covers(
      "UIApplication.keyWindow", "UIWindow", "UIWindow.didBecomeKeyNotification",
      "UIWindow.didResignKeyNotification", "UIWindow.makeKey()", "UIWindow.makeKeyAndVisible()"))
  func `observers hear which window takes the keys and which one loses them`() {
    withFreshUIKit { first, _ in
      let second = UIWindow(frame: first.frame)
      var events: [String] = []
      let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          @MainActor note in
          guard let window = note.object as? UIWindow else { return }
          events.append(
            "\(window === first ? "first" : "second") "
              + (name == UIWindow.didBecomeKeyNotification ? "has them" : "had them"))
        }
      }
      first.makeKey()
      #expect(UIApplication.shared.keyWindow === first)
      second.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === second)
      second.isHidden = true
      #expect(UIApplication.shared.keyWindow === first)
      #expect(events == ["first had them", "second has them", "second had them", "first has them"])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
}
