import Foundation

/// The memory that the process has freed, and that the allocator keeps for later.
package enum FreeMemory {
  /// Gives it back to the system, whichever thread it was freed by, where the C library can.
  package static func giveBack() {
    guard let address = dlsym(nil, "malloc_trim") else { return }
    // The C library's function of this name has this type.
    let trim = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)
    _ = trim(0)
  }
}
