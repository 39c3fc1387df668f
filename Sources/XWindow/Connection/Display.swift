internal import CXlib
import Drawing
import Foundation
import HostSystem

/// A connection to an X server; everything of it happens on the main thread.
@MainActor package final class Display {
  let connection: OpaquePointer
  let root: CXlib.Window
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int
  let format: PixelFormat
  let atoms: Atoms

  /// The screen's extent in pixels.
  package let screenSize: PixelSize

  /// Hears of X errors and other things worth knowing, a sentence each.
  package let log: @MainActor (String) -> Void

  var errorTrap: ErrorTrap?
  var reportedErrors: Set<String> = []

  let sharedMemoryEventBase: Int32
  /// Hears of the end of a put from shared memory, by segment.
  var putCompletions: [ShmSeg: () -> Void] = [:]

  /// Whether pictures really reach the server through shared memory, once it is found out.
  var isKnownToShareMemory: Bool?
  /// Memory for a picture that is made soon.
  var awaitedMemory: SharedMemory?

  private let lostFlag: UnsafeMutablePointer<Bool>
  /// The bits of the modifiers, which depend on the keyboard's present mapping.
  private(set) var modifierMasks: ModifierMasks
  private var knownKeyPlaces: KeyPlaces?

  /// Connects to the named server, or to the one `DISPLAY` names.
  package init(
    name: String? = nil,
    log: @escaping @MainActor (String) -> Void = Display.logToStandardError
  ) throws(XWindowError) {
    InputLocale.prepare()
    Display.installErrorHandler()
    guard let connection = kpx_open_display(name) else {
      throw .cannotOpenDisplay(name: name ?? Self.environmentName)
    }
    lostFlag = .allocate(capacity: 1)
    lostFlag.initialize(to: false)
    Display.noteLoss(of: connection, in: lostFlag)
    guard let format = PixelFormat(rootOf: connection),
      let visual = XDefaultVisual(connection, XDefaultScreen(connection))
    else {
      let depth = Int(XDefaultDepth(connection, XDefaultScreen(connection)))
      XCloseDisplay(connection)
      lostFlag.deallocate()
      throw .unsupportedScreen(depth: depth)
    }
    let screen = XDefaultScreen(connection)
    self.connection = connection
    self.format = format
    self.visual = visual
    self.log = log
    root = XRootWindow(connection, screen)
    depth = Int(XDefaultDepth(connection, screen))
    screenSize = PixelSize(
      width: Int(XDisplayWidth(connection, screen)), height: Int(XDisplayHeight(connection, screen))
    )
    atoms = Atoms(connection)
    sharedMemoryEventBase = XShmGetEventBase(connection)
    modifierMasks = ModifierMasks(connection)
    takeErrors()
    XkbSetDetectableAutoRepeat(connection, 1, nil)
    if isLost { throw .connectionLost }
  }

  /// The server that `DISPLAY` names; an empty one names none.
  static var environmentName: String? {
    ProcessInfo.processInfo.environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  isolated deinit {
    leaveErrors()
    if isLost {
      // Xlib takes what it knows of an extension from an answer that never came, too, and crashes on
      // that when it closes; so only the socket is closed.
      close(XConnectionNumber(connection))
    } else {
      XCloseDisplay(connection)
    }
    lostFlag.deallocate()
  }

  /// Whether the server has gone away and cannot be asked.
  package var isLost: Bool { lostFlag.pointee }

  /// The server has gone away inside a call that does not say so.
  func noteLoss() {
    lostFlag.pointee = true
  }

  /// The number of events that wait; sends what was asked for, and reads what has come.
  var pendingCount: Int { isLost ? 0 : Int(XPending(connection)) }

  func nextEvent() -> XEvent {
    var event = XEvent()
    XNextEvent(connection, &event)
    return event
  }

  /// Asks the server at once what the keys mean now: by the time of the next key press some
  /// programs have changed that again.
  func keyboardMappingChanged(_ event: inout XMappingEvent) {
    XRefreshKeyboardMapping(&event)
    modifierMasks = ModifierMasks(connection)
    knownKeyPlaces = nil
  }

  /// Where keys are on the keyboard; asked for when the first key needs it.
  var keyPlaces: KeyPlaces {
    if let knownKeyPlaces { return knownKeyPlaces }
    let places = KeyPlaces(connection)
    knownKeyPlaces = places
    return places
  }

  /// The event that says a put from shared memory is over; none without the extension.
  var putCompletionType: Int32 { sharedMemoryEventBase + Int32(ShmCompletion) }

  /// Notes the end of a put, for the segment that it was made from.
  func putCompleted(_ event: XEvent) {
    var event = event
    let segment = withUnsafeBytes(of: &event) { $0.load(as: XShmCompletionEvent.self).shmseg }
    putCompletions[segment]?()
  }

  /// Writes a sentence to standard error, under the program's name.
  package static func logToStandardError(_ sentence: String) {
    StandardError.write("keyboard-playground: \(sentence)\n")
  }
}
