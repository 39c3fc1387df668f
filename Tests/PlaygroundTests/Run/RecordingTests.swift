import Foundation
import TestSupport
import Testing

@testable import Playground

/// Recording and playing in the window, in `keep-above` on an iPhone 13; see
/// `WindowTests` for where the fields are.
@Suite("Recording in the window, on a real server", .serialized)
struct RecordingTests {
  private let folder: TemporaryFolder
  private let recording: String

  init() throws {
    folder = try TemporaryFolder()
    recording = folder.file("a.scenario")
  }

  /// The compact trace of a scenario that is played off-screen.
  private func renderedTrace(of file: String) throws -> String {
    try ChildProcess.run([
      WindowSession.executable, "render", file, "--out", folder.file("out"), "--write", "goldens",
    ])
    return try folder.text(of: "out/trace.csv")
  }

  /// A session with a little of everything in it; returns its trace.
  private func recordSession() throws -> String {
    let session = try WindowSession(arguments: ["--record", recording])
    // A hand that clicks slowly, and shakes a little.
    try session.drag([(250, 499), (251, 500), (251, 499)])
    try session.settle(shift: 13)
    // The keys of a fast typist.
    try session.xdotool(
      "keydown", "k", "keydown", "y", "keyup", "k", "keydown", "o", "keyup", "y", "keyup", "o")
    try session.pullGrip(from: 508, by: 40)
    #expect(try session.settle(shift: 53).keyboardTop == 468)
    try session.xdotool("key", "ctrl+k")
    #expect(try session.settle(shift: 0).keyboardTop == 844)
    try session.xdotool("key", "ctrl+k")
    try session.settle(shift: 53)
    try session.xdotool("key", "ctrl+Up")
    try session.settle(shift: 63)
    try session.xdotool("key", "ctrl+0")
    try session.settle(shift: 13)
    // By key and by finger into the password: q, which is at the left of the upper row.
    try session.xdotool("key", "Tab")
    try session.settle(shift: 77)
    try session.xdotool("type", "--delay", "15", "hunter2")
    try session.press(22, 590, for: 0.1)
    try session.xdotool("key", "BackSpace")
    try session.xdotool("key", "Escape")
    #expect(try session.settle(shift: 0).keyboardTop == 844)
    try session.drag([(100, 200), (120, 230), (140, 260), (200, 300)])
    try session.press(250, 367, for: 0.25)
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    #expect(try session.quit() == 0)
    return session.trace
  }

  @Test("What was recorded gives the same trace off-screen and in a window again")
  func sameTrace() throws {
    let trace = try recordSession()
    #expect(try renderedTrace(of: recording) == trace)
    let text = try folder.text(of: "a.scenario")
    #expect(text.hasPrefix("device: iPhone 13\nscreen: keep-above\n---\nwait "))
    // How long a hand or a key was down is the server's and the machine's business:
    // nothing here may depend on whether it was a tick.
    let steps = [
      "tap #city", "keyboard height along 0:", "keyboard toggle\n", "keyboard height 386\n",
      "keyboard height device\n", "press Tab", "type secret ", "press Backspace", "press Escape",
      "drag #form at 100.5,200.5 along ", "tap #name",
    ]
    for step in steps { #expect(text.contains("\n" + step), "\(step)") }
    #expect(text.contains("\ntype \"kyo\" along 0-") || text.contains("\npress k down\n"))
    // Neither the password nor where its keys are.
    for secret in ["hunter", "\"h", "press h", "press 2", "#key", "#keyboard", "22.5,590"] {
      #expect(!text.contains(secret), "\(secret)")
    }

    let pipe = folder.file("trace")
    let session = try WindowSession(
      running: ["--play", recording, "--trace", pipe, "--record", folder.file("b.scenario")],
      pipe: pipe)
    let rows = trace.split(separator: "\n")
    for row in rows { try session.program.waitForLine(startingWith: String(row)) }
    #expect(try session.quit() == 0)
    let played = session.program.lines.joined(separator: "\n") + "\n"
    // Time goes on after the end of the recording, perhaps to a frame it ended just before.
    #expect(played.hasPrefix(trace))
    #expect(try renderedTrace(of: folder.file("b.scenario")) == played)
  }

  @Test(
    "A recording ends with the program however that ends", arguments: [SIGINT, SIGTERM, SIGHUP, 0])
  func ends(number: Int32) throws {
    let session = try WindowSession(arguments: ["--record", recording])
    try session.click(250, 499)
    try session.settle(shift: 13)
    if number == 0 {
      session.server.crash()
    } else {
      session.program.signal(number)
    }
    #expect(try session.program.waitForExit() == (number == 0 ? 3 : 0))
    #expect(try folder.text(of: "a.scenario").contains("\ntap #city"))
    #expect(try renderedTrace(of: recording) == session.trace)
  }

  @Test("A flood of clicks that a signal cuts short replays to the same trace")
  func flood() throws {
    let session = try WindowSession(arguments: ["--record", recording])
    try session.click(250, 499)
    let hand = try ChildProcess(
      ["xdotool", "click", "--repeat", "1000000", "--delay", "0", "1"],
      environment: ["DISPLAY": session.server.display])
    try session.row("keyboard up") { $0.shift == 13 }
    session.program.signal(SIGTERM)
    #expect(try session.program.waitForExit() == 0)
    hand.kill()
    let taps = try folder.text(of: "a.scenario").components(separatedBy: "\ntap #city").count
    #expect(taps > 10)
    #expect(try renderedTrace(of: recording) == session.trace)
  }

  @Test("Ctrl+R records among the documents what was done before, too")
  func byHand() throws {
    let session = try WindowSession()
    try session.click(250, 499)
    try session.settle(shift: 13)
    try session.xdotool("key", "ctrl+r")
    try session.xdotool("key", "x")
    try session.xdotool("key", "ctrl+s")
    try session.xdotool("key", "ctrl+r")
    try session.settle()
    // A second one ends with the program.
    try session.xdotool("key", "ctrl+r")
    #expect(try session.quit() == 0)
    let saved = session.documents.file("keyboard-playground")
    let recordings = try FileManager.default.contentsOfDirectory(atPath: saved)
    #expect(recordings.count == 2)
    #expect(recordings.allSatisfy { $0.contains(" keep-above") && $0.hasSuffix(".scenario") })
    let stills = session.pictures.file("keyboard-playground")
    #expect(try FileManager.default.contentsOfDirectory(atPath: stills).count == 1)
    // The terminal names each file, whole.
    for (what, folder) in [("recording", saved), ("still", stills)] {
      let news = session.program.lines.compactMap { line -> String? in
        let start = "keyboard-playground: the \(what) is in "
        return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
      }
      #expect(
        Set(news)
          == Set(
            try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }))
    }
    let texts = try recordings.map {
      String(decoding: try Data(contentsOf: URL(filePath: "\(saved)/\($0)")), as: UTF8.self)
    }
    let first = try #require(
      texts.first { !$0.components(separatedBy: "# The")[0].contains("still") })
    let lines = first.split(separator: "\n").filter { !$0.hasPrefix("wait ") }
    #expect(lines[3].hasPrefix("tap #city"))
    #expect(lines[4] == "# The recording was started here.")
    #expect(lines[5].hasPrefix("type \"x\" along 0-"))
    #expect(lines[6] == "still still-1")
    #expect(lines.count == 7)
    #expect(texts.allSatisfy { !$0.contains("Ctrl") && !$0.contains("press r") })
  }

  @Test("A recording whose place has gone is kept where those saved by hand go")
  func placeGone() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("place"), withIntermediateDirectories: false)
    let session = try WindowSession(arguments: ["--record", folder.file("place/a.scenario")])
    try session.click(250, 499)
    try session.settle(shift: 13)
    try FileManager.default.removeItem(atPath: folder.file("place"))
    #expect(try session.quit() == 3)
    #expect(session.program.lines.contains { $0.contains("place/a.scenario cannot be written: ") })
    let saved = session.documents.file("keyboard-playground")
    let names = try FileManager.default.contentsOfDirectory(atPath: saved)
    #expect(names.count == 1)
    #expect(try renderedTrace(of: "\(saved)/\(names[0])") == session.trace)
  }

  @Test("A recording that can be kept nowhere tells why for both places")
  func noPlaceAtAll() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("place"), withIntermediateDirectories: false)
    let session = try WindowSession(arguments: ["--record", folder.file("place/a.scenario")])
    try FileManager.default.removeItem(atPath: folder.file("place"))
    try session.documents.write("in the way", to: "keyboard-playground")
    #expect(try session.quit() == 3)
    #expect(
      session.program.lines.suffix(2) == [
        "keyboard-playground: \(folder.file("place/a.scenario")) cannot be written: "
          + "no such file or directory.",
        "keyboard-playground: \(session.documents.file("keyboard-playground")) cannot be written: "
          + "not a directory.",
      ])
  }

  @Test("On a disk that is full the trace ends with a whole row, and the program says so")
  func fullDisk() throws {
    let file = try folder.write(
      "screen: keep-above\n---\ntap #name\nwait 100\n", to: "a.scenario")
    // Room for 1 kB of rows, of which the ones with events are long; in blocks of
    // 512 bytes.
    let session = try WindowSession(
      running: ["--play", file, "--trace", folder.file("trace.csv")],
      wrapper: ["sh", "-c", "ulimit -f 2; exec \"$@\"", "sh"])
    #expect(try session.program.waitForExit() == 3)
    #expect(
      session.program.lines == [
        "keyboard-playground: \(folder.file("trace.csv")) cannot be written: file too large."
      ])
    let text = try folder.text(of: "trace.csv")
    #expect(text.utf8.count <= 1024 && text.utf8.count > 512)
    #expect(text.hasSuffix("\n"))
    // Every row is as it would have been.
    try folder.write("screen: keep-above\n---\ntap #name\nwait 1\n", to: "b.scenario")
    #expect(try renderedTrace(of: folder.file("b.scenario")).hasPrefix(text))
  }

  @Test("What is said while standard error is closed reaches neither display nor files")
  func closedErrors() throws {
    let file = try folder.write(
      "screen: keep-above\n---\nwait 0.2\npress a down\n", to: "a.scenario")
    let server = try XServer()
    // The first files that are opened would have the numbers 0 and 2.
    let program = try ChildProcess(
      [
        "sh", "-c", "exec \"$@\" <&- 2>&-", "sh", WindowSession.executable, "run", "--scale", "1",
        "--play", file, "--trace", "-",
      ], environment: ["DISPLAY": server.display])
    // The step fails, which is said, and the window stays.
    try program.waitForLine("settled row") { $0.hasSuffix("settled\"") }
    program.signal(SIGTERM)
    #expect(try program.waitForExit() == 1)
    #expect(!program.lines.contains { $0.contains("press") })
  }

  /// Linux's `F_SETPIPE_SZ`, which the headers show to C alone.
  private static let setPipeSize: Int32 = 1031

  @Test("A reader of the trace that has stopped reading stops nothing else")
  func stuckReader() throws {
    let (pipe, done) = (folder.file("pipe"), folder.file("done.scenario"))
    try #require(mkfifo(pipe, 0o600) == 0)
    // This test is the reader, and makes the pipe as small as possible.
    let reader = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    _ = fcntl(reader, Self.setPipeSize, 4096)
    let steps = "screen: keep-above\n---\ntap #name\nwait 0.2\npress Escape\nwait 0.1\n"
    let file = try folder.write(steps + "press a\n", to: "a.scenario")
    let session = try WindowSession(
      running: ["--play", file, "--trace", pipe, "--record", done])
    // The last step fails, so that its time has come although the pipe has long been full.
    try session.program.waitForLine(startingWith: "\(file):7: press a")
    session.program.signal(SIGTERM)
    #expect(try session.program.waitForExit() == 3)
    #expect(
      session.program.lines.last
        == "keyboard-playground: \(pipe) cannot be written: its reader has stopped reading.")
    #expect(try folder.text(of: "done.scenario").contains("tap #name"))
    // What it has got is the beginning of the trace.
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(reader, &bytes, bytes.count)
    try #require((1...4096).contains(count))
    try folder.write(steps, to: "b.scenario")
    let trace = try renderedTrace(of: folder.file("b.scenario"))
    #expect(trace.hasPrefix(String(decoding: bytes.prefix(count), as: UTF8.self)))
  }

  @Test("A reader that comes late gets every row")
  func slowReader() throws {
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(reader) }
    _ = fcntl(reader, Self.setPipeSize, 4096)
    let file = try folder.write(
      "screen: keep-above\n---\ntap #name\nwait 0.2\npress Escape\nwait 0.6\npress a\n",
      to: "a.scenario")
    let session = try WindowSession(running: ["--play", file, "--trace", pipe])
    try session.program.waitForLine(startingWith: "\(file):7: press a")
    try folder.write(
      "screen: keep-above\n---\ntap #name\nwait 0.2\npress Escape\nwait 0.6\n", to: "b.scenario")
    let trace = try renderedTrace(of: folder.file("b.scenario"))
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 512)
    while text.count < trace.utf8.count {
      var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      try #require(poll(&ready, 1, Int32(ChildProcess.patience * 1000)) == 1)
      let count = read(reader, &bytes, bytes.count)
      text += bytes.prefix(count)
    }
    #expect(String(decoding: text, as: UTF8.self) == trace)
  }

  @Test("A trace into a pipe that no program reads is an error, and not a wait without end")
  func pipeWithoutReader() throws {
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let session = try WindowSession(running: ["--trace", pipe])
    #expect(try session.program.waitForExit() == 3)
    #expect(
      session.program.lines == [
        "keyboard-playground: \(pipe) cannot be written: no program reads from it."
      ])
  }

  @Test("A recording that cannot be written is said at once, and nothing is left behind")
  func unwritable() throws {
    for path in [folder.path, folder.file("none/a.scenario")] {
      let program = try ChildProcess(
        ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "--record", path],
        environment: ["DISPLAY": ":4711"])
      #expect(try program.waitForExit() == 3)
      #expect(program.lines.count == 1)
      #expect(program.lines[0].contains("\(path) cannot be written: "))
    }
    // What cannot start leaves the old file as it is.
    try folder.write("old", to: "a.scenario")
    let program = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "--record", recording],
      environment: ["DISPLAY": ":4711"])
    #expect(try program.waitForExit() == 3)
    #expect(program.lines[0].contains(":4711"))
    #expect(try folder.names() == ["a.scenario"])
    #expect(try folder.text(of: "a.scenario") == "old")
  }

  // MARK: Playing

  @Test("At the end of a scenario the phone is the person's")
  func handOver() throws {
    let file = try folder.write(
      "screen: keep-above\n---\ntap #name\nwait until settled\n", to: "a.scenario")
    let session = try WindowSession(running: ["--play", file, "--trace", "-"])
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    try session.click(250, 499)
    try session.settle(shift: 13)
    #expect(try session.quit() == 0)
  }

  @Test("While a scenario plays the phone is not the person's, and when it is stopped it is")
  func notThePersons() throws {
    let file = try folder.write(
      "screen: keep-above\nkeyboard: 400\n---\nwait 0.2\ntap #city\nwait until settled\n"
        + "expect shift 77\nfilm it for 0.2\nexpect keyboard up\nwait 100\npress Escape\n",
      to: "a.scenario")
    let session = try WindowSession(running: ["--play", file, "--trace", "-"])
    try session.row("keyboard on its way") { $0.events.contains("keyboardWillShow") }
    try session.xdotool("key", "Escape", "ctrl+k", "ctrl+Up", "ctrl+0")
    try session.click(250, 367)
    try session.row("keyboard up") { $0.keyboardTop == 444 && $0.shift == 77 }
    // Nothing of it has reached the phone when the playing is stopped.
    try session.xdotool("key", "ctrl+period")
    try session.settle(shift: 77)
    let rows = session.trace.split(separator: "\n")
    #expect(try renderedTrace(of: file).split(separator: "\n").starts(with: rows))
    try session.xdotool("key", "Escape")
    try session.settle(shift: 0)
    // 499 is in the city's row again.
    try session.click(250, 499)
    try session.settle(shift: 77)
    #expect(try session.quit() == 0)
  }

  @Test("A step that fails hands the phone over, and is told again at the end")
  func failingStep() throws {
    let file = try folder.write(
      "screen: keep-above\n---\nwait 0.2\nfinger down 250,499\npress a down\nwait 1\n",
      to: "a.scenario")
    let session = try WindowSession(running: ["--play", file, "--trace", "-"])
    let line = try session.program.waitForLine(startingWith: file)
    #expect(line == "\(file):5: press a down: Nothing has the focus, so the key a reaches nobody.")
    try session.settle()
    // The scenario's finger is off the screen.
    try session.click(250, 499)
    try session.settle(shift: 13)
    #expect(try session.quit() == 1)
  }

  @Test("Ctrl+. stops the playing")
  func stop() throws {
    let file = try folder.write(
      "screen: keep-above\n---\ntap #name\nwait 100\npress Escape\n", to: "a.scenario")
    let session = try WindowSession(running: ["--play", file, "--trace", "-"])
    try session.row("keyboard up") { $0.keyboardTop == 508 }
    try session.xdotool("key", "ctrl+period")
    try session.settle()
    try session.xdotool("key", "Escape")
    #expect(try session.row("keyboard down") { $0.isSettled && $0.keyboardTop == 844 }.shift == 0)
    #expect(try session.quit() == 0)
  }
}
