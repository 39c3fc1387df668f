import Dispatch
import Foundation

/// Notices that files in folders are written whole, come or go.
///
/// A file counts as written when its writer closes it, or when it is renamed to its name: half
/// of it is not noticed.
@MainActor
package final class FileWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let isWatched: (String) -> Bool

  /// Watches folders, as far as the system lets one.
  ///
  /// - Parameters:
  ///   - folders: The folders' paths; what lies in folders inside them does not count.
  ///   - isWatched: Whether a file of a name counts.
  ///   - body: Called on the main queue for one change or several.
  /// - Throws: The system's reason where nothing can be watched.
  package init(
    _ folders: [String], isWatched: @escaping (String) -> Bool,
    _ body: @escaping @MainActor () -> Void
  ) throws(SystemFailure) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    self.descriptor = descriptor
    self.isWatched = isWatched
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    for folder in folders { _ = inotify_add_watch(descriptor, folder, events) }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.takeEvents() { body() }
      }
    }
    source.activate()
  }

  isolated deinit { source.cancel() }

  /// Reads what has happened; returns whether that matters.
  private func takeEvents() -> Bool {
    var (buffer, matters) = ([UInt8](repeating: 0, count: 1 << 16), false)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return matters }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = bytes[(place + head)..<min(place + head + Int(event.len), count)]
            .prefix { $0 != 0 }
          // Where events were lost, anything may have happened.
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0
            || isWatched(String(decoding: name, as: UTF8.self))
          {
            matters = true
          }
          place += head + Int(event.len)
        }
      }
    }
  }
}
