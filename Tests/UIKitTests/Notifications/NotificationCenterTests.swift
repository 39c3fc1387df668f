import Foundation
import TestSupport
import Testing
import UIKit

extension Notification.Name {
  fileprivate static let rang = Notification.Name("rang")
  fileprivate static let stopped = Notification.Name("stopped")
}

/// What was heard, in order.
@MainActor private final class Log {
  var lines: [String] = []
  var token: (any NSObjectProtocol)?
}

/// An observer by method.
@MainActor private final class Listener {
  let hear: (String) -> Void

  init(_ hear: @escaping (String) -> Void) { self.hear = hear }

  func rang(_ notification: Notification) { hear(notification.name.rawValue) }
  func stopped() { hear("stopped") }
}

@MainActor @Suite(.seeded) struct NotificationCenterTests {
  private let center = NotificationCenter()
  private let log = Log()

  private func observe(
    _ name: Notification.Name?, object: Any? = nil, as label: String,
    then more: @escaping @MainActor () -> Void = {}
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: object, queue: nil) { @MainActor [log] _ in
      log.lines.append(label)
      more()
    }
  }

  @Test(.covers("NotificationCenter.addObserver(forName:object:queue:using:)"))
  func `observers are called in the order in which they registered`() {
    forAll(rounds: 20) { generator in
      let center = NotificationCenter()
      let log = Log()
      var tokens: [any NSObjectProtocol] = []
      for number in 0..<50 {
        tokens.append(
          center.addObserver(forName: .rang, object: nil, queue: nil) { @MainActor _ in
            log.lines.append("\(number)")
          })
      }
      let removed = Set((0..<50).filter { _ in Bool.random(using: &generator) })
      for number in removed.sorted().reversed() { center.removeObserver(tokens[number]) }
      center.post(name: .rang, object: nil)
      #expect(log.lines == (0..<50).filter { !removed.contains($0) }.map { "\($0)" })
    }
  }

  @Test(.covers("NotificationCenter.addObserver(_:selector:name:object:)"))
  func `methods and blocks share one order`() {
    let first = Listener { [log] _ in log.lines.append("method") }
    center.addObserver(
      first, selector: Selector(Listener.rang(_:)), name: .rang, object: nil)
    _ = observe(.rang, as: "block")
    let second = Listener { [log] _ in log.lines.append("other method") }
    center.addObserver(
      second, selector: Selector(Listener.stopped), name: .rang, object: nil)
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["method", "block", "other method"])
  }

  @Test(.covers("NotificationCenter.post(name:object:)"))
  func `the main queue runs a block before post returns, as no queue does`() {
    _ = center.addObserver(forName: .rang, object: nil, queue: .main) { @MainActor [log] _ in
      log.lines.append("main queue")
    }
    _ = observe(.rang, as: "no queue")
    center.post(name: .rang, object: nil)
    log.lines.append("returned")
    #expect(log.lines == ["main queue", "no queue", "returned"])
  }

  @Test func `a notification posted from another thread has been heard when post returns`() async {
    let center = center
    _ = observe(.rang, as: "heard")
    await Task.detached { center.post(name: .rang, object: nil) }.value
    #expect(log.lines == ["heard"])
  }

  @Test(.covers("NotificationCenter.removeObserver(_:)"))
  func `an observer removed during a post is not called any more`() {
    _ = observe(.rang, as: "first") { [center, log] in
      if let token = log.token { center.removeObserver(token) }
    }
    log.token = observe(.rang, as: "second")
    _ = observe(.rang, as: "third")
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["first", "third"])
  }

  @Test func `an observer added during a post is called from the next one on`() {
    _ = observe(.rang, as: "first") { [log] in
      if log.token == nil { log.token = observe(.rang, as: "added") }
    }
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["first"])
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["first", "first", "added"])
  }

  @Test func `a post inside an observer runs at once`() {
    _ = observe(.rang, as: "rang") { [center] in center.post(name: .stopped, object: nil) }
    _ = observe(.stopped, as: "stopped")
    _ = observe(.rang, as: "rang later")
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["rang", "stopped", "rang later"])
  }

  @Test func `name and poster choose what is heard`() {
    let bell = NSObject()
    let other = NSObject()
    _ = observe(.rang, object: bell, as: "this bell")
    _ = observe(nil, object: bell, as: "all of this bell")
    _ = observe(.rang, as: "any bell")
    _ = observe(nil, as: "all")
    center.post(name: .rang, object: other)
    #expect(log.lines == ["any bell", "all"])
    log.lines = []
    center.post(name: .stopped, object: bell)
    #expect(log.lines == ["all of this bell", "all"])
    log.lines = []
    center.post(name: .rang, object: bell)
    #expect(log.lines == ["this bell", "all of this bell", "any bell", "all"])
    log.lines = []
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["any bell", "all"])
  }

  @Test(.covers("NotificationCenter.post(_:)", "NotificationCenter.post(name:object:userInfo:)"))
  func `user info and poster arrive as they were posted`() {
    let bell = NSObject()
    _ = center.addObserver(forName: .rang, object: nil, queue: nil) {
      @MainActor [log] notification in
      #expect(notification.object as? NSObject === bell)
      log.lines.append(notification.userInfo?["times"] as? String ?? "without times")
    }
    center.post(name: .rang, object: bell, userInfo: ["times": "thrice"])
    center.post(Notification(name: .rang, object: bell))
    #expect(log.lines == ["thrice", "without times"])
  }

  @Test func `observers by method are held weakly`() {
    var listener: Listener? = Listener { [log] _ in log.lines.append("heard") }
    weak let freed = listener
    center.addObserver(
      listener as Any, selector: Selector(Listener.rang(_:)), name: .rang, object: nil)
    center.post(name: .rang, object: nil)
    listener = nil
    #expect(freed == nil)
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["heard"])
  }

  @Test func `a registration does not outlive its poster`() {
    for _ in 0..<100 {
      let bell = NSObject()
      _ = observe(.rang, object: bell, as: "of a freed bell")
    }
    // Some of these take the address of one that was freed.
    for _ in 0..<100 { center.post(name: .rang, object: NSObject()) }
    #expect(log.lines.isEmpty)
  }

  @Test func `an observer may remove itself in its deinitialiser`() {
    final class Leaving {
      let center: NotificationCenter
      init(_ center: NotificationCenter) {
        self.center = center
        center.addObserver(self, selector: Selector(Leaving.rang), name: .rang, object: nil)
      }
      func rang() {}
      deinit { center.removeObserver(self) }
    }
    var leaving: Leaving? = Leaving(center)
    center.post(name: .rang, object: nil)
    weak let freed = leaving
    leaving = nil
    #expect(freed == nil)
    center.post(name: .rang, object: nil)
  }

  @Test func `what a removed block captured is freed, and may call the centre`() {
    final class Owner {
      let center: NotificationCenter
      let other: any NSObjectProtocol
      init(_ center: NotificationCenter, _ other: any NSObjectProtocol) {
        self.center = center
        self.other = other
      }
      deinit { center.removeObserver(other) }
    }
    let other = observe(.rang, as: "other")
    let token = {
      nonisolated(unsafe) let owner = Owner(center, other)
      return center.addObserver(forName: .stopped, object: nil, queue: nil) { @MainActor _ in
        withExtendedLifetime(owner) {}
      }
    }()
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["other"])
    center.removeObserver(token)
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["other", "other"], "the token still owns the block")
  }

  @Test(.covers("NotificationCenter.removeObserver(_:name:object:)"))
  func `removing chooses by observer, name and poster`() {
    let bell = NSObject()
    let listener = Listener { [log] in log.lines.append($0) }
    func listen() {
      center.removeObserver(listener)
      center.addObserver(
        listener, selector: Selector(Listener.rang(_:)), name: .rang, object: nil)
      center.addObserver(
        listener, selector: Selector(Listener.rang(_:)), name: .stopped, object: nil)
      center.addObserver(
        listener, selector: Selector(Listener.rang(_:)), name: .rang, object: bell)
    }
    func heard() -> [String] {
      log.lines = []
      center.post(name: .rang, object: bell)
      center.post(name: .stopped, object: bell)
      return log.lines
    }
    listen()
    #expect(heard() == ["rang", "rang", "stopped"])
    center.removeObserver(listener, name: .rang, object: bell)
    #expect(heard() == ["rang", "stopped"])
    center.removeObserver(listener, name: .rang, object: nil)
    #expect(heard() == ["stopped"])
    listen()
    center.removeObserver(listener, name: nil, object: nil)
    #expect(heard() == [])
    listen()
    center.removeObserver(Listener { _ in })
    #expect(heard() == ["rang", "rang", "stopped"])
    center.removeObserver(listener)
    #expect(heard() == [])
  }

  @Test func `adding the same observer twice calls it twice, as Foundation does`() {
    let listener = Listener { [log] in log.lines.append($0) }
    for _ in 0..<2 {
      center.addObserver(
        listener, selector: Selector(Listener.rang(_:)), name: .rang, object: nil)
    }
    center.post(name: .rang, object: nil)
    #expect(log.lines == ["rang", "rang"])
  }

  @Test func `many threads may add, post and remove at the same time`() async {
    let center = center
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 {
            let token = center.addObserver(forName: .rang, object: nil, queue: nil) {
              @MainActor _ in
            }
            center.post(name: .rang, object: nil)
            center.removeObserver(token)
          }
        }
      }
    }
    center.post(name: .rang, object: nil)
    #expect(log.lines.isEmpty)
  }
}
