import PhoneSimulator

extension Phone {
  /// What is worth a word in a trace and has happened since the last time this was asked; the first
  /// time, since the phone was opened.
  @MainActor
  package func takeEvents() -> [PhoneEvent] {
    EventReaders.reader(of: self).read().map(\.event).filter(\.isTraced)
  }

  /// The notifications since the last time.
  @MainActor
  package func takeNotifications() -> [KeyboardNotification] {
    takeEvents().compactMap { if case .notification(let note) = $0 { note } else { nil } }
  }

  /// The decisions since the last time.
  @MainActor
  package func takeDecisions() -> [String] {
    takeEvents().compactMap { if case .decision(let line) = $0 { line } else { nil } }
  }
}

/// The tests' readers of the logs of phones.
@MainActor
private enum EventReaders {
  private struct Entry {
    weak var phone: Phone?
    let reader: LogReader
  }

  private static var entries: [Entry] = []

  static func reader(of phone: Phone) -> LogReader {
    entries.removeAll { $0.phone == nil }
    if let known = entries.first(where: { $0.phone === phone }) { return known.reader }
    let entry = Entry(phone: phone, reader: phone.log.makeReader())
    entries.append(entry)
    return entry.reader
  }
}
