internal import CXlib
import Foundation
import HostSystem

/// What runs in an event loop.
@MainActor package protocol EventLoopClient: AnyObject {
  func handle(_ event: InputEvent)
  /// Does what is due: called in every turn, after its events.
  func step()
}

/// The main thread's loop: sleeps until the X server, the clock or a signal has something to say.
@MainActor package final class EventLoop {
  private let window: Window
  private weak var client: (any EventLoopClient)?
  private let timer: any DispatchSourceTimer
  private let connectionSource: any DispatchSourceRead
  private var endingSignals: EndingSignals?
  private var wakeTime: DispatchTime?
  private var isTurning = false
  private var wantsTurn = false
  private var hasTurnWaiting = false
  private var hasReportedLoss = false
  private var exitCode: Int32?

  package init(window: Window, client: any EventLoopClient) {
    self.window = window
    self.client = client
    timer = DispatchSource.makeTimerSource(queue: .main)
    // A descriptor of its own, since Dispatch lets go of it later than Xlib does.
    let descriptor = dup(XConnectionNumber(window.display.connection))
    connectionSource = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    connectionSource.setCancelHandler { close(descriptor) }
    connectionSource.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.turn() }
    }
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.wakeTime = nil
        self?.turn()
      }
    }
    timer.schedule(deadline: .distantFuture)
    connectionSource.activate()
    timer.activate()
  }

  isolated deinit {
    connectionSource.cancel()
    timer.cancel()
  }

  /// Runs until `stop(exitCode:)` and returns its code.
  ///
  /// Signals that ask the process to end become events meanwhile.
  package func run() -> Int32 {
    listenToSignals()
    turn()
    while exitCode == nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    return exitCode ?? 0
  }

  /// Makes `run()` return after the present turn.
  package func stop(exitCode: Int32) {
    self.exitCode = exitCode
  }

  /// Asks for a turn at this time, or with nil for none but when something happens.
  package func wake(at time: DispatchTime?) {
    guard time != wakeTime else { return }
    wakeTime = time
    timer.schedule(deadline: time ?? .distantFuture, leeway: .nanoseconds(0))
  }

  /// Handles what has happened and lets the client do what is due.
  ///
  /// Whatever else on the main queue has dealt with the display ends with it. Where events come
  /// faster than they can be handled, the rest is left to another turn, which comes after whatever
  /// else waits on the main queue.
  package func turn() {
    guard !isTurning else {
      wantsTurn = true
      return
    }
    isTurning = true
    defer { isTurning = false }
    let end = DispatchTime.now() + Self.longestTurn
    var hasMore = false
    repeat {
      wantsTurn = false
      handleEvents(until: end)
      if exitCode == nil { client?.step() }
      if window.hasBeenMapped { window.openInput() }
      hasMore = exitCode == nil && hasMoreToDo
    } while hasMore && .now() < end
    if hasMore { turnAgain() }
  }

  /// As long as a frame is shown: what is painted in a flood of events still moves.
  private static let longestTurn = DispatchTimeInterval.nanoseconds(1_000_000_000 / 60)

  /// Looking whether something is pending comes last before sleeping, after all other requests: it
  /// sends them, and reads events that would otherwise lie in Xlib's queue while the socket stays
  /// silent.
  private var hasMoreToDo: Bool {
    wantsTurn || !window.inbox.isEmpty || window.display.pendingCount > 0
      || window.display.isLost && !hasReportedLoss
  }

  private func turnAgain() {
    guard !hasTurnWaiting else { return }
    hasTurnWaiting = true
    DispatchQueue.main.async { [weak self] in
      self?.hasTurnWaiting = false
      self?.turn()
    }
  }

  private func handleEvents(until end: DispatchTime) {
    repeat {
      if window.inbox.isEmpty { readEvents() }
      deliverEvents(until: end)
    } while exitCode == nil && .now() < end && window.display.pendingCount > 0
    guard window.display.isLost, window.inbox.isEmpty, !hasReportedLoss else { return }
    hasReportedLoss = true
    // A dead connection is readable for ever.
    connectionSource.cancel()
    if exitCode == nil { client?.handle(.connectionLost) }
  }

  /// Reads no more at once than is soon handled.
  private func readEvents() {
    let display = window.display
    var count = 0
    // Each look whether there is more asks the kernel.
    while count < 256, display.pendingCount > 0 {
      var event = display.nextEvent()
      window.process(&event)
      count += 1
    }
  }

  /// A signal that ends the program overtakes all events that wait.
  private func deliverEvents(until end: DispatchTime) {
    while exitCode == nil {
      if let number = endingSignals?.take() {
        client?.handle(.terminationRequested(signal: number))
      } else if .now() < end, let event = window.inbox.next() {
        client?.handle(event)
      } else {
        return
      }
    }
  }

  /// Returns when signals are listened to; one that comes earlier ends the process as ever.
  private func listenToSignals() {
    endingSignals = EndingSignals { [weak self] _, _ in
      DispatchQueue.main.async {
        self?.turn()
      }
    }
  }
}
