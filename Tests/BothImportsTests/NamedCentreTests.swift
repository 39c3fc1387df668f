import Foundation
import TestSupport
import Testing
import UIKit

import class UIKit.NotificationCenter

// What this file imports by name makes the bare type, and whole notifications, UIKit's.

@MainActor @Suite(.phone) struct NamedCentreTests {
  @Test func `the class imported by name is UIKit's`() {
    let center: NotificationCenter = .default
    let name = Notification.Name("rang")
    var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { @MainActor _ in
      count += 1
    }
    center.post(Notification(name: name))
    NotificationCenter.default.post(Notification(name: name))
    #expect(count == 2)
    center.removeObserver(token)
  }
}
