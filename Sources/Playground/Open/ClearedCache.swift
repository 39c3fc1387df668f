import Foundation
import Loader

/// What `open --clean` has to say.
struct ClearedCache {
  private let folder: String

  /// Removes what the loader has built; throws where it cannot be removed.
  init() throws {
    folder = try BuildCache.clear(environment: ProcessInfo.processInfo.environment)
  }

  var text: String { "The cache \(folder) is removed.\n" }
}
