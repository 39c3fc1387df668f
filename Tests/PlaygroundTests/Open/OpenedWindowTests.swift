import Foundation
import TestSupport
import Testing

/// Files of iOS code in a window, on a real server.
@Suite("What open shows", .serialized)
struct OpenedWindowTests {
  /// The folder with the code that is opened; its libraries are built once.
  static let code = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../OpenedCode").standardizedFileURL.path

  private func open(_ arguments: String...) throws -> WindowSession {
    try WindowSession(
      running: arguments + ["--device", "iPhone 13", "--trace", "-"], command: "open",
      environment: ["XDG_CACHE_HOME": OpenTests.cacheFolder])
  }

  @Test("A view controller that moves with the keyboard; what it prints is heard")
  func greeting() throws {
    let session = try open("\(Self.code)/Greeting")
    // In the order in which they come: it is printed before anything is seen.
    _ = try session.program.waitForLine("what is printed") { $0 == "loaded" }
    try session.settle()
    try session.click(100, 722)
    // The keyboard of 336 points begins at 508; the field of 44 points ends 8 above it.
    let row = try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    #expect(row.targetBottom == 500)
    #expect(row.shift == 700 - 456)
    #expect(try session.quit() == 0)
  }

  /// Code in a folder of its own, which a test may change.
  private func copy(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let code = try String(contentsOfFile: "\(Self.code)/Greeting/\(name)", encoding: .utf8)
    try folder.write(code, to: name)
    return folder
  }

  @Test(
    "Saved again, the code is another at the same moment; what does not compile leaves the old one")
  func reload() throws {
    let name = "GreetingViewController.swift"
    let folder = try copy(name)
    let session = try open(folder.file(name))
    try session.settle()
    try session.click(100, 722)
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)

    try folder.write(text.replacing("- 8\n", with: "- \"8\"\n"), to: name)
    _ = try session.program.waitForLine("an error") {
      $0.hasPrefix("\(folder.file(name)):25: error: ")
    }

    try FileManager.default.removeItem(atPath: folder.file(name))
    _ = try session.program.waitForLine("what is gone") { $0.contains("no such file") }

    try folder.write(text.replacing("- 8\n", with: "- 28\n"), to: name)
    try session.row("the new code") { $0.isSettled && $0.targetBottom == 480 }
    #expect(try session.quit() == 0)
  }

  @Test("A trap ends the app and not the window, which says where; so does a signal from outside")
  func trap() throws {
    let session = try open("\(Self.code)/Trapping")
    _ = try session.program.waitForLine("what is printed") { $0 == "opened 1" }
    try session.settle()
    try session.click(100, 122)
    let place = "in \(Self.code)/Trapping/TrappingViewController.swift:25: Index out of range."
    _ = try session.program.waitForLine("where it was") { $0.hasSuffix(place) }
    #expect(kill(session.program.processIdentifier, 0) == 0)
    // What is lost is the environment's failure, as for any app.
    #expect(try session.quit() == 3)
  }

  @Test("A process that waits for a debugger says its number, and ends with the window's")
  func debugger() throws {
    let session = try open("\(Self.code)/Greeting", "--wait-for-debugger")
    let line = try session.program.waitForLine("a number") {
      $0.contains(" waits for a debugger: lldb -p ")
    }
    let app = try #require(line.split(separator: " ").last.flatMap { pid_t($0) })
    #expect(kill(app, 0) == 0)
    session.program.kill()
    // One that nothing reaps is a zombie, without memory.
    let deadline = ContinuousClock.now + .seconds(60)
    func isThere() -> Bool {
      let memory = try? String(contentsOfFile: "/proc/\(app)/statm", encoding: .utf8)
      return memory.map { !$0.hasPrefix("0 ") } ?? false
    }
    while isThere(), ContinuousClock.now < deadline { usleep(20_000) }
    #expect(!isThere())
  }
}
