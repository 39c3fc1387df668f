import Foundation
import TestSupport
import Testing
@_spi(KeyboardHistory) import UIKit

@MainActor struct KeyboardHistoryTests {
  private let center = UIKit.NotificationCenter()

  private func post(_ name: Notification.Name, _ duration: Double) {
    center.post(
      name: name, object: nil,
      userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration)])
  }

  private var durations: [Double] {
    center.keyboardNotifications.map {
      $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
    }
  }

  @Test(
    .covers(
      "NotificationCenter", "UIResponder.keyboardDidHideNotification",
      "UIResponder.keyboardWillChangeFrameNotification"))
  func `a centre remembers what the keyboard has told, and nothing else`() {
    post(UIResponder.keyboardWillChangeFrameNotification, 1)
    post(Notification.Name("another"), 2)
    post(UIResponder.keyboardWillShowNotification, 3)
    post(UITextField.textDidBeginEditingNotification, 4)
    post(UIResponder.keyboardDidHideNotification, 5)
    #expect(durations == [1, 3, 5])
    #expect(
      center.keyboardNotifications.map(\.name) == [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification,
      ])
    #expect(UIKit.NotificationCenter().keyboardNotifications.isEmpty)
  }

  @Test(.covers("UIResponder", "UIResponder.keyboardWillShowNotification"))
  func `only the last ones are kept`() {
    for number in 0..<100 { post(UIResponder.keyboardWillShowNotification, Double(number)) }
    #expect(durations == (68..<100).map(Double.init))
  }

  @Test
  func `it is remembered before the observers hear of it`() {
    var counts: [Int] = []
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { @MainActor [center] _ in counts.append(center.keyboardNotifications.count) }
    post(UIResponder.keyboardWillShowNotification, 1)
    center.removeObserver(token)
    #expect(counts == [1])
  }

  @Test
  func `neither posters nor foreign entries are kept alive`() {
    weak var poster: NSObject?
    weak var entry: NSObject?
    do {
      let (object, value) = (NSObject(), NSObject())
      (poster, entry) = (object, value)
      center.post(
        name: UIResponder.keyboardWillShowNotification, object: object, userInfo: ["mine": value])
    }
    #expect(poster == nil)
    #expect(entry == nil)
    #expect(center.keyboardNotifications.first?.userInfo?.isEmpty == true)
  }
}
