import Foundation

/// A call of the system that failed, by its error number.
package struct SystemFailure: Error, Hashable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Why the system refused, in words.
  package var reason: String {
    switch code {
    // Of a pipe the system would say that there is no such device or address.
    case ENXIO: "no program reads from it"
    case EAGAIN: "its reader has stopped reading"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
