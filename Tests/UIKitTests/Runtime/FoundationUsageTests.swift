import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

struct FoundationUsageTests {
  @Test(.covers("UserDefaults.setValue(_:forKey:)", "UserDefaults.value(forKey:)"))
  func `defaults are read and set as values`() {
    let key = "keyboard-playground tests \(UUID())"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    #expect(!FormDefaults.isStored(key))
    FormDefaults.store([1, 2], forKey: key)
    #expect(FormDefaults.isStored(key))
    #expect(UserDefaults.standard.value(forKey: key) as? [Int] == [1, 2])
    FormDefaults.store(nil, forKey: key)
    #expect(!FormDefaults.isStored(key))
  }

  @Test(.covers("CGPoint.equalTo(_:)", "CGRect.equalTo(_:)", "CGSize.equalTo(_:)"))
  func `rectangles, points and sizes are compared by name`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(!rect.equalTo(CGRect(x: 0, y: 2, width: 3, height: 4)))
    #expect(CGRect.null.equalTo(.null))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)))
    #expect(!rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)))
    #expect(!rect.size.equalTo(.zero))
  }

  @Test func `UIKit brings requests along`() throws {
    let request = pictureRequest(try #require(URL(string: "https://example.com/a.png")))
    #expect(request.httpMethod == "HEAD" && request.timeoutInterval == 60)
  }
}
