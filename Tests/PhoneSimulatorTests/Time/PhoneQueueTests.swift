import Foundation
import PhoneSimulator
import Synchronization
import TestSupport
import Testing
import UIKit

/// What code inside a phone hands to the main queue, and the clocks it reads; every expected tick is
/// the delay in seconds times 600.
@MainActor @Suite(.phone) struct PhoneQueueTests {
  /// What happened, each with its tick.
  private final class Journal: Sendable {
    private let lines = Mutex<[String]>([])
    private let clock: FrameClock

    @MainActor init(_ phone: Phone) { clock = phone.screen.clock }

    var entries: [String] { lines.withLock { $0 } }

    func note(_ what: String) {
      let tick = clock.now
      lines.withLock { $0.append("\(tick) \(what)") }
    }
  }

  private func entries(
    ticks: Int = 600, _ body: @MainActor (Journal) -> Void
  ) throws -> [String] {
    var entries: [String] = []
    try withPhone { phone in
      let journal = Journal(phone)
      body(journal)
      phone.advance(by: ticks)
      entries = journal.entries
    }
    return entries
  }

  @Test func `blocks run on their exact ticks, in order`() throws {
    let entries = try entries { journal in
      let main = DispatchQueue.main
      main.asyncAfter(deadline: .now() + 0.2) { journal.note("late") }
      main.async { journal.note("first") }
      main.asyncAfter(deadline: .now() + 0.1) {
        journal.note("nested")
        main.asyncAfter(deadline: .now() + 0.02) { journal.note("after 20 ms") }
        main.async { journal.note("at once") }
      }
      main.async(qos: .background) { journal.note("second") }
      main.async(flags: .barrier) { journal.note("barrier") }
      main.asyncAfter(wallDeadline: .now() + 0.4) { journal.note("wall") }
      journal.note("handed over")
    }
    #expect(
      entries == [
        "0 handed over", "0 first", "0 second", "0 barrier", "60 nested", "60 at once",
        "72 after 20 ms", "120 late", "240 wall",
      ])
  }

  @Test func `work items, groups and operations`() throws {
    let entries = try entries { journal in
      let cancelled = DispatchWorkItem { journal.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { journal.note("item") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      item.notify(queue: .main) { journal.note("item notified") }
      let group = DispatchGroup()
      DispatchQueue.main.async(group: group) { journal.note("member") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { group.leave() }
      group.notify(queue: .main) { journal.note("group notified") }
      OperationQueue.main.addOperation { journal.note("operation") }
    }
    #expect(
      entries == [
        "0 member", "0 operation", "120 item", "120 item notified", "180 group notified",
      ])
  }

  @Test func `tasks, their children and what they sleep`() throws {
    let entries = try entries { journal in
      Task { @MainActor in
        journal.note("task")
        try await Task.sleep(for: .milliseconds(100))
        journal.note("slept")
        async let value = Self.value(after: 0.3)
        await withTaskGroup { group in
          for child in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * (4 - child)))
              return child
            }
          }
          for await child in group { journal.note("child \(child)") }
        }
        journal.note("async let \(await value)")
        let stream = AsyncStream { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            continuation.yield(7)
            continuation.finish()
          }
        }
        for await number in stream { journal.note("stream \(number)") }
        await Task.detached { @MainActor in journal.note("detached") }.value
      }
    }
    #expect(
      entries == [
        "0 task", "60 slept", "120 child 3", "180 child 2", "240 child 1", "240 async let 1",
        "270 stream 7", "270 detached",
      ])
  }

  private nonisolated static func value(after seconds: Double) async -> Int {
    try? await Task.sleep(for: .seconds(seconds))
    return 1
  }

  @Test func `clocks read the phone's time`() throws {
    try withPhone { phone in
      let start = (Date(), DispatchTime.now(), ContinuousClock.now, SuspendingClock.now)
      let uptime = ProcessInfo.processInfo.systemUptime
      // 9 January 2024, 9:41 in the morning in Greenwich.
      #expect(start.0.timeIntervalSince1970 == 1_704_793_260)
      let differences = Mutex<[Double]>([])
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        let seen = [
          Date().timeIntervalSince(start.0),
          Double(DispatchTime.now().uptimeNanoseconds - start.1.uptimeNanoseconds) / 1e9,
          (ContinuousClock.now - start.2) / .seconds(1),
          (SuspendingClock.now - start.3) / .seconds(1),
          ProcessInfo.processInfo.systemUptime - uptime,
        ]
        differences.withLock { $0 = seen }
      }
      phone.advance(by: 600)
      let seen = differences.withLock { $0 }
      #expect(seen.count == 5)
      #expect(seen.allSatisfy { abs($0 - 0.5) < 1e-6 }, "\(seen)")
    }
    #expect(abs(Date().timeIntervalSince1970 - 1_704_793_260) > 1_000_000)
  }

  @Test func `work on another queue is owed until it has come back`() throws {
    try withPhone { phone in
      let journal = Journal(phone)
      DispatchQueue.global().async {
        usleep(20_000)
        DispatchQueue.global(qos: .utility).async {
          DispatchQueue.main.async { journal.note("back") }
        }
      }
      #expect(phone.unsettledReasons == ["work on another queue is under way"])
      phone.waitForBackgroundWork(seconds: 60)
      #expect(journal.entries == ["0 back"])
      #expect(phone.isSettled)
      #expect(phone.takeEvents() == [.backgroundWork])
    }
  }

  @Test func `what a closed phone owes: blocks are dropped, tasks end`() async throws {
    let hasRunBlock = Atomic(false)
    var task: Task<Bool, Never>?
    try withPhone { phone in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        hasRunBlock.store(true, ordering: .relaxed)
      }
      task = Task { @MainActor in
        try? await Task.sleep(for: .seconds(1000))
        return true
      }
      // The task is asleep when the phone closes.
      phone.advance(by: 1)
    }
    #expect(await task?.value == true)
    let hasRun = hasRunBlock.load(ordering: .relaxed)
    #expect(!hasRun)
  }

  @Test func `two phones have two times`() throws {
    let phones = try (0..<2).map { _ in
      Phone(device: try .named("iPhone 13"), layout: try .english, screen: .form { FormScreen() })
    }
    let heard = Mutex<[Int]>([])
    for (index, phone) in phones.enumerated() {
      phone.world.enter {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(2 - index)) {
          heard.withLock { $0.append(index) }
        }
      }
    }
    phones[0].advance(by: 119)
    #expect(heard.withLock { $0 } == [])
    phones[1].advance(by: 60)
    #expect(heard.withLock { $0 } == [1])
    phones[0].advance(by: 1)
    #expect(heard.withLock { $0 } == [1, 0])
    for phone in phones { phone.close() }
  }

  @Test func `background work that waits for the main queue waits for the phone`() throws {
    try withPhone { phone in
      let journal = Journal(phone)
      DispatchQueue.global().async {
        let sum = DispatchQueue.main.sync {
          journal.note("within")
          return 1 + 1
        }
        journal.note("sum \(sum)")
      }
      phone.waitForBackgroundWork(seconds: 60)
      #expect(journal.entries == ["0 within", "0 sum 2"])
      #expect(phone.isSettled)
    }
  }

  @Test func `posts from the background go to the phone that asked for them`() throws {
    let name = Notification.Name("Carried news")
    let phones = try (0..<2).map { _ in
      Phone(device: try .named("iPhone 13"), layout: try .english, screen: .form { FormScreen() })
    }
    let counts = Mutex([0, 0, 0])
    let tokens = [phones[0].world, phones[1].world, .standing].enumerated().map { index, world in
      world.enter {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          counts.withLock { $0[index] += 1 }
        }
      }
    }
    for turn in 0..<1000 {
      phones[turn % 2].world.enter {
        DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
      }
      phones[turn % 2].advance(by: 1)
    }
    // Posts wait for their phone, and may hold the threads that those of the other need.
    let deadline = ContinuousClock.now + .seconds(60)
    while phones.contains(where: { !$0.unsettledReasons.isEmpty }), .now < deadline {
      for phone in phones { phone.waitForBackgroundWork(seconds: 0.01) }
    }
    #expect(counts.withLock { $0 } == [500, 500, 0])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    for phone in phones { phone.close() }
  }

  @Test func `a hundred runs are one`() throws {
    func run() throws -> [String] {
      try entries(ticks: 300) { journal in
        for number in 0..<5 {
          Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(10 * (number % 3)))
            journal.note("task \(number)")
            async let first = Self.value(after: 0.05)
            async let second = Self.value(after: 0.02)
            journal.note("sum \(await first + second) of \(number)")
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.01 * Double(number % 2)) {
            journal.note("block \(number)")
            DispatchQueue.main.async { journal.note("after \(number)") }
          }
          OperationQueue.main.addOperation { journal.note("operation \(number)") }
        }
      }
    }
    let first = try run()
    #expect(first.count == 25)
    for _ in 1..<100 * (SeededGenerator.factor ?? 1) {
      let next = try run()
      #expect(next == first)
    }
  }

  /// Beside the phones, on the same main queue.
  @Test(arguments: 1...50) func `other code keeps its jobs`(number: Int) async throws {
    for _ in 0..<20 {
      await Task.yield()
      await Task.detached { await MainActor.run {} }.value
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
      }
    }
    try await Task.sleep(for: .milliseconds(1))
  }
}
