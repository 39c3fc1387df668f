import Foundation

extension MainActor {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Runs the work at once on the main thread, else as soon as that has time;
  /// for deinitialisers, which run wherever the last reference is given up.
  ///
  /// A program that hands its main thread to dispatch runs the main queue on
  /// any thread, so the thread alone does not tell.
  nonisolated static func runSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
    mark
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
      assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
