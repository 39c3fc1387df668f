internal import CXlib

/// Collects the errors of a stretch of requests instead of having them logged.
struct ErrorTrap {
  fileprivate(set) var firstCode: Int?
}

extension Display {
  /// Makes requests that may fail, waits for them, and returns the first error's code if any did.
  func trappingErrors(_ body: () -> Void) -> Int? {
    XSync(connection, 0)
    let outer = errorTrap
    errorTrap = ErrorTrap()
    body()
    XSync(connection, 0)
    defer { errorTrap = outer }
    return errorTrap?.firstCode
  }

  /// Xlib's handlers belong to the process, so they find the connection by its address.
  private static var open: [OpaquePointer: WeakDisplay] = [:]

  private struct WeakDisplay {
    weak var display: Display?
  }

  /// Keeps errors from ending the process; before there is a display they belong to none.
  static func installErrorHandler() {
    XSetErrorHandler { connection, event in
      guard let connection, let code = event?.pointee.error_code,
        let request = event?.pointee.request_code
      else { return 0 }
      let identity = UInt(bitPattern: connection)
      MainActor.assumeIsolated {
        guard let pointer = OpaquePointer(bitPattern: identity) else { return }
        Display.open[pointer]?.display?.handleError(code: Int(code), request: Int(request))
      }
      return 0
    }
  }

  /// Has the flag set when the server goes away, which would end the process otherwise.
  static func noteLoss(of connection: OpaquePointer, in lostFlag: UnsafeMutablePointer<Bool>) {
    XSetIOErrorExitHandler(
      connection, { _, flag in flag?.assumingMemoryBound(to: Bool.self).pointee = true }, lostFlag)
  }

  func takeErrors() {
    Display.open[connection] = WeakDisplay(display: self)
  }

  func leaveErrors() {
    Display.open[connection] = nil
  }

  private func handleError(code: Int, request: Int) {
    if errorTrap != nil {
      if errorTrap?.firstCode == nil { errorTrap?.firstCode = code }
      return
    }
    let name = text { XGetErrorText(connection, Int32(code), $0, $1) }
    let requestName = text {
      XGetErrorDatabaseText(connection, "XRequest", "\(request)", "request \(request)", $0, $1)
    }
    let sentence = "X error in \(requestName): \(name)"
    if reportedErrors.insert(sentence).inserted { log(sentence) }
  }

  private func text(
    _ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    _ = buffer.withUnsafeMutableBufferPointer { fill($0.baseAddress, Int32($0.count)) }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
