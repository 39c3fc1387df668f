import Foundation

/// Why the system refused something, in words.
package enum SystemReason {
  /// The reason that one of the system's error numbers stands for.
  package static func text(_ code: Int32) -> String {
    switch code {
    // Of a pipe the system would say that there is no such device or address.
    case ENXIO: "no program reads from it"
    case EAGAIN: "its reader has stopped reading"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
