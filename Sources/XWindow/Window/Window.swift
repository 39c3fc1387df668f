internal import CXlib
import Drawing

/// A window of the playground's on the screen, with its keyboard and pointer.
@MainActor package final class Window {
  package let display: Display
  let id: CXlib.Window

  /// The extent of the window's inside in pixels, as the server last said.
  package private(set) var size: PixelSize

  /// Whether typing goes to this window.
  package internal(set) var hasFocus = false

  var inbox = EventCoalescer()
  var heldKeys = HeldKeys()
  /// Whether the window has come on the screen.
  package internal(set) var hasBeenMapped = false
  var scrollAxes = ScrollAxes()
  /// The axes were turned while a button held them back from the window.
  var axesAreStale = false
  /// The number by which events about axes are known; 0 where the server has none.
  private(set) var axesEventNumber: Int32 = 0
  private(set) var input: InputMethod?

  /// What the window exchanges with other clients.
  package let selections: Selections

  private var inputSpot: PixelPoint?
  /// Made when it is first shown; 0 before.
  var resizeCursor: CXlib.Cursor = 0

  /// What the pointer looks like over this window.
  package var pointerShape = PointerShape.standard {
    didSet {
      if pointerShape != oldValue { showPointer() }
    }
  }

  /// Makes a window that is not shown yet.
  package init(
    display: Display, title: String, size: PixelSize, minimumSize: PixelSize,
    applicationName: String = "keyboard-playground", icons: [Bitmap] = []
  ) throws(XWindowError) {
    self.display = display
    self.size = size
    self.title = title
    var attributes = XSetWindowAttributes()
    // Without a background the server paints nothing of its own when the window grows.
    attributes.background_pixmap = Pixmap(None)
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = Window.eventMask
    id = XCreateWindow(
      display.connection, display.root, 0, 0, UInt32(clamping: max(1, size.width)),
      UInt32(clamping: max(1, size.height)), 0, Int32(display.depth), UInt32(InputOutput),
      display.visual, UInt(CWBackPixmap | CWBitGravity | CWEventMask), &attributes)
    selections = Selections(display: display, window: id)
    describe(applicationName: applicationName, minimumSize: minimumSize)
    setTitle()
    setIcons(icons)
    if !display.isLost { XSync(display.connection, 0) }
    if display.isLost { throw .connectionLost }
  }

  isolated deinit {
    guard !display.isLost else { return }
    input?.close()
    if resizeCursor != 0 { XFreeCursor(display.connection, resizeCursor) }
    XDestroyWindow(display.connection, id)
  }

  private static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | EnterWindowMask | LeaveWindowMask | FocusChangeMask | KeymapStateMask | ExposureMask
    | StructureNotifyMask | PropertyChangeMask

  /// What the window's frame says.
  package var title: String {
    didSet {
      if title != oldValue { setTitle() }
    }
  }

  /// Shows the window.
  package func show() {
    XMapWindow(display.connection, id)
  }

  /// Tells the input method where the caret is, in pixels of the window.
  package func setInputSpot(_ point: PixelPoint) {
    inputSpot = point
    input?.setSpot(point)
  }

  /// Opens the input method and the axes of pointers unless they are open.
  ///
  /// Reading the table of composed characters takes longer than all else at the start, and devices
  /// are several questions to the server; so it comes when the first picture is on its way, and at
  /// the latest with the first key.
  func openInput() {
    guard input == nil, !display.isLost else { return }
    XFlush(display.connection)
    let opened = InputMethod(display: display, window: id, client: self)
    if hasFocus { opened.focusIn() }
    if let inputSpot { opened.setSpot(inputSpot) }
    input = opened
    axesEventNumber = selectAxes()
    askForAxes()
  }

  func noteSize(_ newSize: PixelSize) {
    guard newSize != size else { return }
    size = newSize
    inbox.add(.resized(newSize))
  }
}

extension Window: InputMethodClient {
  func inputMethodChangedPreedit(_ preedit: Preedit?) {
    inbox.add(.preedit(preedit))
  }
}
