import Foundation
import TestSupport
import Testing
import UIKit

// This target has no name of its own for the notification centre: every form below must find
// UIKit's although the file imports Foundation too, whose centre would hear nothing.

/// A class without isolation that keeps its tokens.
private final class Log: @unchecked Sendable {
  // Observers run on the main actor, as the tests do.
  var entries: [String] = []
}

@MainActor private final class Page: UIViewController {
  let log = Log()
  private var token: (any NSObjectProtocol)?
  private var tokens: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      [log] note in log.entries.append("kept \(note.userInfo?["key"] ?? "-")")
    }
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name(name.rawValue), object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.log.entries.append("optional") }
    }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: name, object: self, queue: OperationQueue.main,
        using: { [log] _ in
          log.entries.append("from the page")
        }))
    NotificationCenter.default.addObserver(
      self, selector: Selector(Page.hear(_:)), name: name, object: nil)
  }

  private func hear(_ notification: Notification) { log.entries.append("selector") }

  func stopToken() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  func stopTokens() {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  func stop(_ name: Notification.Name) {
    NotificationCenter.default.removeObserver(self, name: name, object: nil)
  }

  func stopAll() {
    NotificationCenter.default.removeObserver(self)
  }
}

@MainActor @Suite(.phone) struct BothImportsTests {
  private let name = Notification.Name("rang")

  @Test func `every form to observe and to stop binds to UIKit's centre`() {
    let page = Page()
    page.observe(name)
    func heard() -> [String] {
      page.log.entries = []
      NotificationCenter.default.post(name: name, object: page)
      return page.log.entries
    }
    #expect(heard() == ["kept -", "optional", "from the page", "selector"])
    page.stopToken()
    #expect(heard() == ["kept -", "from the page", "selector"])
    page.stopTokens()
    #expect(heard() == ["kept -", "selector"])
    page.stop(name)
    #expect(heard() == ["kept -"])
    page.observe(name)
    page.stopAll()
    #expect(heard() == ["kept -", "kept -", "optional", "from the page"])
  }

  @Test func `every form to post binds to UIKit's centre`() {
    let page = Page()
    page.observe(name)
    func heard(_ post: () -> Void) -> String? {
      page.log.entries = []
      post()
      return page.log.entries.first
    }
    let information: [AnyHashable: Any]? = ["key": 3]
    #expect(heard { NotificationCenter.default.post(name: name, object: nil) } == "kept -")
    #expect(
      heard { NotificationCenter.default.post(name: name, object: nil, userInfo: ["key": 1]) }
        == "kept 1")
    #expect(
      heard { NotificationCenter.default.post(name: name, object: page, userInfo: ["key": 2]) }
        == "kept 2")
    #expect(
      heard { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
        == "kept 3")
    #expect(
      heard { NotificationCenter.default.post(name: name, object: page, userInfo: nil) } == "kept -"
    )
  }
}
