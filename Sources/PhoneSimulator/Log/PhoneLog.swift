import UIKit

/// Everything that is done to a phone and happens in it, in order; entries are only ever added.
///
/// Any number of readers and observers follow it, each at its own place: reading takes nothing away
/// from another reader. Entries that every reader has passed are released.
@MainActor
package final class PhoneLog {
  /// Where a new reader begins.
  package enum Position {
    /// At the oldest entry that is kept.
    case oldest
    /// After the entries there are.
    case end
  }

  /// The clock that stamps the entries.
  var clock: FrameClock

  /// Whether events are left out.
  var isPaused = false

  private var kept: [LogEntry] = []

  /// The number of the first entry that is kept; the first of all is 0.
  private var start = 0

  /// How many entries are kept when those that no reader needs are looked for.
  private var releaseCount = leastReleaseCount
  private static let leastReleaseCount = 64

  /// Until there is a reader everything is kept: what happens while a phone is opened comes before
  /// anyone can read.
  private var hasHadReader = false
  private var readers: [Weak<LogReader>] = []
  private var observations: [Weak<LogObservation>] = []

  private struct Weak<Value: AnyObject> {
    weak var value: Value?
  }

  init(clock: FrameClock) {
    self.clock = clock
  }

  /// The number of the entry that comes next.
  var end: Int { start + kept.count }

  /// How many entries are kept for readers.
  package var keptCount: Int { kept.count }

  /// Adds a line that the app has printed, at the present tick.
  package func addPrinted(_ line: String) { add(.printed(line)) }

  /// Adds an event at the present tick, and hands it to the observers.
  func add(_ event: PhoneEvent) {
    guard !isPaused else { return }
    kept.append(LogEntry(tick: clock.now, event: event))
    for observation in observations { observation.value?.follow(self) }
    if kept.count >= releaseCount { release() }
  }

  func entry(_ number: Int) -> LogEntry { kept[number - start] }

  func entries(from number: Int) -> [LogEntry] { Array(kept[(number - start)...]) }

  /// Makes a reader, for which entries are kept from now on as long as it lives.
  package func makeReader(at position: Position = .oldest) -> LogReader {
    hasHadReader = true
    let reader = LogReader(of: self, at: position == .oldest ? start : end)
    readers.append(Weak(value: reader))
    return reader
  }

  /// Calls `handler` with each entry that is added from now on, before what added it goes on, and
  /// after the observers that came before.
  ///
  /// Every observer gets every entry in order: one whose handler adds entries gets those when the
  /// handler has returned. It ends when the token that is returned goes.
  package func observe(_ handler: @escaping @MainActor (LogEntry) -> Void) -> LogObservation {
    let observation = LogObservation(at: end, handler)
    observations.append(Weak(value: observation))
    return observation
  }

  private func release() {
    readers.removeAll { $0.value == nil }
    observations.removeAll { $0.value == nil }
    if hasHadReader {
      let places = readers.compactMap(\.value?.cursor) + observations.compactMap(\.value?.cursor)
      let needed = places.min() ?? end
      kept.removeFirst(needed - start)
      start = needed
    }
    releaseCount = max(Self.leastReleaseCount, 2 * kept.count)
  }
}

/// A place in a phone's log, which moves on as its owner reads.
@MainActor
package final class LogReader {
  private let log: PhoneLog

  /// The number of the entry that is read next.
  private(set) var cursor: Int

  fileprivate init(of log: PhoneLog, at cursor: Int) {
    self.log = log
    self.cursor = cursor
  }

  /// The entries that have not been read yet; they stay unread.
  package var unread: [LogEntry] { log.entries(from: cursor) }

  /// Returns the entries that have not been read yet, and moves on behind them.
  @discardableResult
  package func read() -> [LogEntry] {
    defer { cursor = log.end }
    return unread
  }
}

/// The token of an observer of a phone's log, which is called as long as the token lives.
@MainActor
package final class LogObservation {
  fileprivate private(set) var cursor: Int
  private let handler: @MainActor (LogEntry) -> Void
  private var isFollowing = false

  fileprivate init(at cursor: Int, _ handler: @escaping @MainActor (LogEntry) -> Void) {
    self.cursor = cursor
    self.handler = handler
  }

  fileprivate func follow(_ log: PhoneLog) {
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    while cursor < log.end {
      let entry = log.entry(cursor)
      cursor += 1
      handler(entry)
    }
  }
}
