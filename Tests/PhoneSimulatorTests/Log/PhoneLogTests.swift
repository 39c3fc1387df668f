import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite("The log of a phone", .phone)
struct PhoneLogTests {
  /// A log whose events are decisions with the tick in them, added one a tick.
  @MainActor
  private final class Journal {
    let clock = FrameClock()
    let log: PhoneLog

    init() { log = PhoneLog(clock: clock) }

    func add(_ count: Int) {
      for _ in 0..<count {
        log.add(.decision("\(clock.now)"))
        clock.advance(by: 1)
      }
    }
  }

  @Test func `readers read the same at their own pace`() {
    let journal = Journal()
    journal.add(2)
    let (one, other) = (journal.log.makeReader(), journal.log.makeReader())
    #expect(one.read().map(\.tick) == [0, 1])
    journal.add(1)
    #expect(other.unread.map(\.tick) == [0, 1, 2])
    #expect(other.unread.map(\.tick) == [0, 1, 2])
    #expect(one.read().map(\.tick) == [2])
    #expect(one.read() == [])
    #expect(other.read().map(\.event) == [.decision("0"), .decision("1"), .decision("2")])
  }

  @Test func `a late reader begins where it is asked to`() {
    let journal = Journal()
    journal.add(3)
    let first = journal.log.makeReader()
    let (late, new) = (journal.log.makeReader(), journal.log.makeReader(at: .end))
    #expect(late.unread.map(\.tick) == [0, 1, 2])
    #expect(new.unread == [])
    journal.add(1)
    #expect(new.read().map(\.tick) == [3])
    #expect(late.read().map(\.tick) == [0, 1, 2, 3])
    #expect(first.unread.count == 4)
  }

  @Test func `entries go when every reader has passed them`() {
    let journal = Journal()
    // More than are looked through for the first time.
    journal.add(1000)
    #expect(journal.log.keptCount == 1000, "nothing goes before there is a reader")
    let quick = journal.log.makeReader()
    var slow: LogReader? = journal.log.makeReader()
    quick.read()
    journal.add(2000)
    #expect(slow?.unread.count == 3000)
    slow = nil
    quick.read()
    journal.add(3001)
    #expect(journal.log.keptCount <= 3001)
    #expect(quick.read().map(\.tick) == Array(3000..<6001))
    let late = journal.log.makeReader()
    #expect(late.unread.count == journal.log.keptCount)
    #expect(late.unread.last?.tick == 6000)
  }

  @Test func `a long run keeps no more than a short one`() {
    let journal = Journal()
    let reader = journal.log.makeReader()
    var heard = 0
    let token = journal.log.observe { _ in heard += 1 }
    var most = 0
    for _ in 0..<10_000 {
      journal.add(10)
      #expect(reader.read().count == 10)
      most = max(most, journal.log.keptCount)
    }
    withExtendedLifetime(token) {}
    #expect(heard == 100_000)
    #expect(most <= 64)
  }

  @Test func `an observer hears until its token goes`() {
    let journal = Journal()
    var heard: [String] = []
    journal.add(1)
    var first: LogObservation? = journal.log.observe { heard.append("first \($0.tick)") }
    let second = journal.log.observe { heard.append("second \($0.tick)") }
    journal.add(1)
    first = nil
    #expect(first == nil)
    journal.add(1)
    withExtendedLifetime(second) {}
    #expect(heard == ["first 1", "second 1", "second 2"])
  }

  @Test func `observers whose handlers add entries hear all of them in order`() {
    let journal = Journal()
    let log = journal.log
    var (early, late): ([PhoneEvent], [PhoneEvent]) = ([], [])
    let tokens = [
      log.observe { entry in
        early.append(entry.event)
        if entry.event == .decision("a") { log.add(.decision("b")) }
      },
      log.observe { late.append($0.event) },
    ]
    log.add(.decision("a"))
    log.add(.backgroundWork)
    withExtendedLifetime(tokens) {}
    #expect(early == [.decision("a"), .decision("b"), .backgroundWork])
    #expect(late == early)
    #expect(log.makeReader().read().map(\.event) == early)
  }

  @Test func `what a tap causes stands between its beginning and its end`() throws {
    try withPhone { phone in
      phone.advance(by: 6)
      let reader = phone.log.makeReader(at: .end)
      // A form's first field is at 20,100, 300 points wide and 40 high.
      try phone.perform(.tap(.identifier("name")))
      let middle = CGPoint(x: 170, y: 120)
      let entries = reader.read()
      #expect(entries.allSatisfy { $0.tick == 6 })
      let events = entries.map(\.event)
      #expect(events.first == .willPerform(.tap(.identifier("name"))))
      #expect(events.last == .didPerform(.tap(.identifier("name"))))
      #expect(
        events.filter { if case .finger = $0 { true } else { false } } == [
          .finger(.began, at: middle, id: -1), .finger(.ended, at: middle, id: -1),
        ])
      let names = events.compactMap { event -> KeyboardNotification.Name? in
        if case .notification(let notification) = event { notification.name } else { nil }
      }
      #expect(names == [.willChangeFrame, .willShow])
      #expect(events.count == 6)
    }
  }

  @Test func `real text and soft keys are logged before they type`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      var heard: [String] = []
      let token = phone.log.observe { entry in
        let text = phone.field("name")?.text ?? ""
        switch entry.event {
        case .typed(let typed): heard.append("\(typed) after \(text)")
        case .softKey(let press): heard.append("soft \(press.name ?? "") after \(text)")
        default: break
        }
      }
      try phone.perform(.text("Ab"))
      try phone.perform(.tap(.identifier("key-c")))
      withExtendedLifetime(token) {}
      #expect(heard == ["A after ", "b after A", "soft c after Ab"])
    }
  }

  @Test func `observers that outlive the app are named at the end`() throws {
    var token: (any NSObjectProtocol)?
    let screen = AppScreen.form {
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
      ) { @MainActor _ in }
      return FormScreen()
    }
    let phone = Phone(device: try .named("iPhone 13"), layout: try .english, screen: screen)
    let reader = phone.log.makeReader(at: .end)
    phone.close()
    guard case .observersLeft(let names) = reader.read().last?.event else {
      Issue.record("the last entry is no list of observers")
      return
    }
    #expect(names.count == 1)
    #expect(names.first?.contains("UIKeyboardDidHideNotification") == true, "\(names)")
    token.map { NotificationCenter.default.removeObserver($0) }
  }
}
