import Captures
import DemoScreens
import Drawing
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Playground

/// The program as a person uses it, in `keep-above` on an iPhone 13.
///
/// The form begins at y = 345: name to 389, email to 433, phone to 477, city to
/// 521, then after a gap of 20 password to 585 and repeat to 629. The keyboard's
/// own height is 336, so its top is at 508.
@Suite("The window, on a real server", .serialized)
struct WindowTests {
  private let fieldX = 250
  private let cityY = 499
  private let passwordY = 563
  private let repeatY = 607

  @Test("Click, type, change the height, save a still, quit", .phone)
  func endToEnd() async throws {
    let session = try WindowSession()
    try session.click(fieldX, cityY)
    let raised = try session.settle(shift: 13)
    #expect(raised.keyboardTop == 508)
    #expect(raised.targetBottom == 508)
    try session.xdotool("type", "--delay", "20", "Kyoto")
    try session.xdotool("key", "ctrl+Up")
    #expect(try session.settle(shift: 23).keyboardTop == 498)
    try session.xdotool("key", "ctrl+shift+Down")
    #expect(try session.settle(shift: 22).keyboardTop == 499)
    try session.xdotool("key", "ctrl+s")
    #expect(try session.quit() == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: session.pictures.file("keyboard-playground"))
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(name.hasSuffix(" keep-above.png"))
    let still = try Picture(contentsOf: session.pictures.file("keyboard-playground/\(name)"))
    #expect(still.bitmap.width == 1170 && still.bitmap.height == 2532)
    // The keyboard's grey begins at 499 points, the white row of the field ends there.
    #expect(still.bitmap.color(x: 30, y: 3 * 499 + 6) == (209, 212, 218, 255))
    #expect(still.bitmap.color(x: 180, y: 3 * 499 - 6) == (255, 255, 255, 255))
    let offScreen = try await OffScreen.still { @MainActor phone in
      try phone.perform(.tap(.identifier("city")))
      phone.advance(by: 600)
      try phone.perform(.text("Kyoto"))
      try phone.perform(.keyboardHeight(346))
      try phone.perform(.keyboardHeight(345))
      phone.advance(by: 600)
    }
    #expect(still.bitmap.hasSamePixels(as: offScreen.bitmap))
  }

  @Test("A still saved while the window shows what was just typed shows dots alone", .phone)
  func secretStill() async throws {
    let session = try WindowSession()
    try session.click(fieldX, passwordY)
    try session.settle(shift: 77)
    try session.xdotool("key", "M", "W", "ctrl+s", "i", "ctrl+s")
    #expect(try session.quit() == 0)
    let folder = session.pictures.file("keyboard-playground")
    let stills = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      try Picture(contentsOf: "\(folder)/\($0)").bitmap
    }
    #expect(stills.count == 2)
    for count in [2, 3] {
      let offScreen = try await OffScreen.still { @MainActor phone in
        try phone.perform(.tap(.identifier("password")))
        phone.advance(by: 600)
        for _ in 0..<count { try phone.perform(.key(KeyPress(.character("x")))) }
        phone.advance(by: 1800)
      }
      #expect(stills.contains { $0.hasSamePixels(as: offScreen.bitmap) }, "\(count)")
    }
  }

  @Test("Tab and Shift+Tab walk the fields, Return goes on, Escape dismisses")
  func focus() throws {
    let session = try WindowSession()
    try session.xdotool("key", "Tab")
    #expect(try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }.shift == 0)
    try session.xdotool("key", "--delay", "1", "Tab", "Tab", "Tab")
    #expect(try session.settle(shift: 13).targetBottom == 508)
    try session.xdotool("key", "Return")
    try session.settle(shift: 77)
    try session.xdotool("key", "Tab")
    try session.settle(shift: 121)
    try session.xdotool("key", "shift+Tab")
    try session.settle(shift: 77)
    try session.xdotool("key", "Escape")
    #expect(try session.settle(shift: 0).keyboardTop == 844)
    #expect(try session.quit() == 0)
  }

  @Test("Ctrl+K puts the keyboard away and back, Ctrl+0 gives it its own height")
  func shortcuts() throws {
    let session = try WindowSession(arguments: ["--keyboard-height", "400"])
    try session.click(fieldX, repeatY)
    // 629 + 400 − 844
    try session.settle(shift: 185)
    try session.xdotool("key", "ctrl+k")
    #expect(try session.settle(shift: 0).keyboardTop == 844)
    try session.xdotool("key", "ctrl+k")
    try session.settle(shift: 185)
    try session.xdotool("key", "ctrl+0")
    try session.settle(shift: 121)
    try session.xdotool("key", "F1", "F1")
    #expect(try session.quit() == 0)
  }

  @Test("The grip pulls the keyboard, and the form with it")
  func grip() throws {
    let session = try WindowSession()
    try session.click(fieldX, repeatY)
    try session.settle(shift: 121)
    try session.pullGrip(from: 508, by: 40)
    #expect(try session.settle(shift: 161).keyboardTop == 468)
    #expect(try session.quit() == 0)
  }

  @Test("A window of any size shows the phone, and clicks still hit")
  func resize() throws {
    let session = try WindowSession()
    try session.xdotool("search", "--name", "keyboard-playground", "windowsize", "777", "1392")
    try session.settle()
    // 777 × 1392 is one and a half times as large: so are margins and screen.
    try session.xdotool("mousemove", "\(48 + 375)", "\(48 + 910)", "click", "1")
    try session.settle(shift: 121)
    #expect(try session.quit() == 0)
  }

  @Test("A window that is larger than any picture shows the phone in its middle")
  func hugeWindow() throws {
    let session = try WindowSession()
    try session.xdotool("search", "--name", "keyboard-playground", "windowsize", "20000", "32768")
    try session.settle()
    try session.xdotool("key", "Tab")
    #expect(try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }.shift == 0)
    try session.xdotool("search", "--name", "keyboard-playground", "windowsize", "518", "928")
    try session.settle()
    try session.click(fieldX, cityY)
    try session.settle(shift: 13)
    #expect(try session.quit() == 0)
  }

  @Test("Without the memory for a larger picture the phone keeps its size, and its recording")
  func outOfMemory() throws {
    let folder = try TemporaryFolder()
    // The program itself takes two thirds of it, a picture of 8000 pixels another 140 MB.
    let session = try WindowSession(
      wrapper: ["prlimit", "--as=600000000"], arguments: ["--record", folder.file("a.scenario")])
    try session.xdotool("search", "--name", "keyboard-playground", "windowsize", "8000", "8000")
    let line = try session.program.waitForLine(startingWith: "keyboard-playground: ")
    #expect(
      line
        == "keyboard-playground: There is not enough memory for a picture of 4466 × 8000 pixels. "
        + "The phone keeps its size.")
    try session.xdotool("key", "Tab")
    #expect(try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }.shift == 0)
    #expect(try session.quit() == 0)
    #expect(try folder.text(of: "a.scenario").contains("\npress Tab"))
  }

  @Test("Pictures are sent over the connection where memory cannot be shared")
  func withoutSharedMemory() throws {
    let session = try WindowSession(serverOptions: ["-extension", "MIT-SHM"])
    try session.click(fieldX, cityY)
    try session.settle(shift: 13)
    #expect(try session.quit() == 0)
  }

  @Test("The program runs where it has shared memory of its own", .needsSeparation)
  func inAnotherNamespace() throws {
    let session = try WindowSession(wrapper: ["unshare", "--ipc"])
    try session.click(fieldX, cityY)
    try session.settle(shift: 13)
    #expect(try session.quit() == 0)
  }

  @Test("A server that goes away ends the program with a sentence, the trace intact")
  func lostServer() throws {
    let session = try WindowSession()
    try session.click(fieldX, cityY)
    try session.settle(shift: 13)
    session.server.crash()
    try session.program.waitForLine(startingWith: "keyboard-playground: ")
    #expect(try session.program.waitForExit() == 3)
    let rows = session.program.lines.drop { !$0.hasPrefix("time,") }.dropFirst()
      .filter { !$0.hasPrefix("keyboard-playground: ") }
    #expect(rows.count > 20)
    #expect(rows.allSatisfy { WindowSession.Row($0) != nil })
  }

  @Test("A server that goes away while the program starts ends it with a sentence, too")
  func lostAtTheStart() throws {
    let server = try XServer()
    let cutter = builtProgram("ConnectionCutter")
    // The first packets are those of Xlib's own opening, the last ones paint.
    for packets in [0, 1, 2, 3, 5, 7, 9, 12, 17, 18, 19, 20, 23, 31, 40] {
      let cut = try ChildProcess([cutter, server.display, "\(packets)"])
      let display = try cut.waitForLine("display") { _ in true }
      let program = try ChildProcess(
        ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "run"],
        environment: ["DISPLAY": display, "LC_ALL": "C.UTF-8"])
      #expect(try program.waitForExit() == 3, "\(packets) packets")
      #expect(program.lines.count == 1, "\(packets) packets: \(program.lines)")
      #expect(program.lines.first?.hasPrefix("keyboard-playground: ") ?? false)
      #expect(try cut.waitForExit() == 0)
    }
  }

  @Test("A window that is killed is told from a server that goes away")
  func killedWindow() throws {
    for isServer in [false, true] {
      let session = try WindowSession()
      if isServer {
        session.server.crash()
      } else {
        try session.xdotool("search", "--onlyvisible", "--name", ".", "windowkill")
      }
      let line = try session.program.waitForLine(startingWith: "keyboard-playground: ")
      #expect(
        line == "keyboard-playground: the X server "
          + (isServer ? "went away" : "closed the connection, as xkill makes it")
          + "; what was written so far is kept")
      #expect(try session.program.waitForExit() == 3)
    }
  }

  @Test("Being told to end is an orderly end", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let session = try WindowSession()
    session.program.signal(number)
    #expect(try session.program.waitForExit() == 0)
  }

  @Test("A trace that cannot be written is said at once")
  func fullDisk() throws {
    let server = try XServer()
    for (path, display) in [("/dev/full", server.display), ("/nowhere/trace.csv", ":4711")] {
      let program = try ChildProcess(
        ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "run", "--trace", path],
        environment: ["DISPLAY": display])
      #expect(try program.waitForExit() == 3)
      #expect(program.lines.count == 1)
      #expect(program.lines[0].contains(path))
    }
  }

  @Test("A run that cannot start leaves the trace of an earlier one")
  func earlierTrace() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("earlier\n", to: "trace.csv")
    let program = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "run", "--trace", trace],
      environment: ["DISPLAY": ":4711"])
    #expect(try program.waitForExit() == 3)
    #expect(try folder.text(of: "trace.csv") == "earlier\n")
  }

  @Test("Without a display there is a sentence that says what to do")
  func withoutDisplay() throws {
    let program = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable],
      environment: ["DISPLAY": ":4711"])
    #expect(try program.waitForExit() == 3)
    #expect(program.lines.count == 1)
    #expect(program.lines[0].contains(":4711"))
    #expect(program.lines[0].contains("render"))
  }
}

/// The same phone without a window.
enum OffScreen {
  struct Still: Sendable {
    // Written before it is handed over, never after.
    nonisolated(unsafe) let bitmap: Bitmap
  }

  @MainActor
  static func still(after commands: @MainActor @Sendable (Phone) throws -> Void) throws -> Still {
    let assets = try Assets.find()
    try Fonts.prepare(configuration: assets.file("fonts.conf"))
    let device = try #require(DeviceCatalog(assets: assets).device(named: "iPhone 13"))
    let catalog = AppScreen.demonstrations
    let phone = try Phone(
      device: device, layout: KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
      catalog: catalog, screen: "keep-above")
    defer { phone.close() }
    try commands(phone)
    return Still(bitmap: phone.still(scale: phone.device.scale))
  }
}
