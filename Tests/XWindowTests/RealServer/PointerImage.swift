import CXlib
import Foundation

/// What the pointer of a server looks like, as the extension XFIXES tells it.
struct PointerImage: Equatable {
  let width: Int
  let height: Int

  /// How many pixels are covered in each row.
  let rows: [Int]

  /// The form that `XFixesGetCursorImage` returns.
  private struct Reply {
    var x: Int16
    var y: Int16
    var width: UInt16
    var height: UInt16
    var hotX: UInt16
    var hotY: UInt16
    var serial: UInt
    var pixels: UnsafePointer<UInt>
    var atom: Atom
    var name: UnsafePointer<CChar>?
  }

  private typealias Query =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias GetImage = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    dlopen("libXfixes.so.3", RTLD_NOW).flatMap { dlsym($0, name) }
  }

  /// Whether the client library of the extension is installed; the program needs none of it.
  static var isKnown: Bool { function("XFixesGetCursorImage") != nil }

  /// Asks a server.
  init?(display: String) {
    guard let query = Self.function("XFixesQueryExtension"),
      let getImage = Self.function("XFixesGetCursorImage"), let connection = XOpenDisplay(display)
    else { return nil }
    defer { XCloseDisplay(connection) }
    var (event, error): (Int32, Int32) = (0, 0)
    // The type is that of <X11/extensions/Xfixes.h>.
    let hasExtension = unsafeBitCast(query, to: Query.self)(connection, &event, &error) != 0
    // So is this one.
    let pointer = unsafeBitCast(getImage, to: GetImage.self)
    guard hasExtension, let reply = pointer(connection) else { return nil }
    defer { XFree(reply) }
    let image = reply.load(as: Reply.self)
    (width, height) = (Int(image.width), Int(image.height))
    rows = (0..<Int(image.height)).map { row in
      (0..<Int(image.width)).count { image.pixels[row * Int(image.width) + $0] >> 24 != 0 }
    }
  }
}
