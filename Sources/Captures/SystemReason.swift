import Foundation

/// Why the system refused something, in words.
package enum SystemReason {
  /// The reason that one of the system's error numbers stands for.
  package static func text(_ code: Int32) -> String {
    // Of a pipe that nobody reads the system says that there is no such device or address.
    code == ENXIO ? "no program reads from it" : String(cString: strerror(code)).lowercased()
  }
}
