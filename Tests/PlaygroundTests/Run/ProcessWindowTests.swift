import Foundation
import TestSupport
import Testing

@testable import Playground

/// The window with a session in a process of its own.
@Suite("A session of another process in the window, on a real server", .serialized, .phone)
struct ProcessWindowTests {
  private static let probe = builtProgram("SessionProbe")

  /// The pixels of a server, which it keeps in a file behind a header with its name.
  private struct Screen {
    static let (width, height) = (1600, 1800)

    let folder: TemporaryFolder
    let session: WindowSession

    init(program: String) throws {
      folder = try TemporaryFolder()
      session = try WindowSession(
        running: ["--screen", "keep-above", "--device", "iPhone 13", "--trace", "-"],
        serverOptions: ["-fbdir", folder.path], program: program)
      try session.settle()
    }

    var pixels: Data {
      get throws {
        try Data(contentsOf: URL(filePath: folder.file("Xvfb_screen0")))
          .suffix(4 * Self.width * Self.height)
      }
    }

    /// The line below the phone: 844 points of the screen, 2 · 12 of the bezel and 20 of margin are
    /// above it, 40 to the window's end; its middle is 518 / 2 from the left.
    var caption: Data {
      get throws {
        let all = try pixels
        return (892..<924).reduce(Data()) { rows, y in
          rows + all.dropFirst(4 * (Self.width * y + 60)).prefix(4 * 400)
        }
      }
    }

    /// Types a name, and pulls the keyboard 40 points up.
    func use() throws {
      try session.click(250, 367)
      try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
      try session.xdotool("type", "--delay", "15", "Zoe")
      try session.settle()
      try session.pullGrip(from: 508, by: 40)
      try session.row("keyboard pulled") { $0.isSettled && $0.keyboardTop == 468 }
      try session.xdotool("mousemove", "5", "5")
      try session.settle()
    }
  }

  /// Waits for a condition; false where it does not come about.
  private func wait(_ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  @Test("It looks as one of this process does; without its process the window stays and says so")
  func window() throws {
    let here = try Screen(program: WindowSession.executable)
    let there = try Screen(program: Self.probe)
    let before = try there.pixels
    try here.use()
    try there.use()
    // The carets blink at times of their own, and a message below the phone goes after seconds.
    var seen: (here: Set<Data>, there: Set<Data>) = ([], [])
    let isSame = try wait {
      seen.here.insert(try here.pixels)
      seen.there.insert(try there.pixels)
      return !seen.here.isDisjoint(with: seen.there)
    }
    #expect(isSame, "a picture in both windows")
    #expect(!seen.there.contains(before))

    let caption = try there.caption
    let app = try #require(try children(of: there.session.program.processIdentifier).first)
    kill(app, SIGKILL)
    // A key that goes nowhere any more.
    try there.session.xdotool("key", "a")
    _ = try there.session.program.waitForLine("the end") {
      $0 == "keyboard-playground: The app's process was ended by the signal 9 (killed)."
    }
    #expect(try wait { try there.caption != caption }, "a sentence in the window")
    #expect(kill(there.session.program.processIdentifier, 0) == 0)
    #expect(try there.session.quit() == 3)
    #expect(try here.session.quit() == 0)
  }

  private func children(of process: pid_t) throws -> [pid_t] {
    try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      .split(separator: " ").compactMap { pid_t($0) }
  }

  @Test("An app in an endless loop ends with the window's process")
  func parentKilled() throws {
    let session = try WindowSession(
      running: ["--screen", "dangerous", "--device", "iPhone 13", "--trace", "-"],
      program: Self.probe)
    try session.settle()
    // The second of the buttons, which begin at 100 points, 60 apart, 44 high.
    try session.click(100, 182)
    let line = try session.program.waitForLine("a loop") { $0.hasPrefix("in a loop") }
    let app = try #require(line.split(separator: " ").last.flatMap { pid_t($0) })
    kill(session.program.processIdentifier, SIGKILL)
    _ = try session.program.waitForExit()
    // One that nothing reaps is a zombie, without memory.
    #expect(
      wait {
        let memory = try? String(contentsOfFile: "/proc/\(app)/statm", encoding: .utf8)
        return memory.map { $0.hasPrefix("0 ") } ?? true
      })
  }
}
