/// The function of a library that makes an object of a class, and how its source is written.
package enum EntryPoint {
  /// The function's name for loaders.
  package static let symbol = "keyboardPlaygroundMakeObject"

  /// The file that is compiled along with those of the class.
  ///
  /// The object is retained for the caller, on the main thread.
  static func source(making expression: String) -> String {
    """
    import UIKit
    @_cdecl("\(symbol)") @MainActor public func \(symbol)() -> UnsafeMutableRawPointer {
      Unmanaged<AnyObject>.passRetained(
        \(expression)
      ).toOpaque()
    }

    """
  }
}
