import Foundation

/// Runs work on the main actor from code that has no isolation.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the caller is on the main queue already.
  ///
  /// A program that hands its main thread to dispatch runs the main queue on
  /// any thread on Linux, so the thread alone does not tell.
  private static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs the work at once on the main queue, otherwise waits for it there.
  static func sync<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
    if isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }
}
