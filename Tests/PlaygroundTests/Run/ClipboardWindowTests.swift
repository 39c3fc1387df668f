import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("The clipboard of the window, on a real server", .serialized)
struct ClipboardWindowTests {
  @Test("Ctrl+V types what another program has copied, and Ctrl+C gives it what the phone has")
  func pasteAndCopy() throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("paste.scenario")
    let session = try WindowSession(arguments: ["--record", recording])
    let other = try ChildProcess(
      [builtProgram("XWindowProbe")], environment: ["DISPLAY": session.server.display])
    try other.waitForLine("probe's window") { $0.hasPrefix("ready") }
    other.send("own clipboard 1 京都 Kyoto")
    try other.waitForLine("probe's selection") { $0 == "owned" }

    // The line for the city, beside the other window, gives the focus back.
    try session.click(250, 499)
    try session.settle(shift: 13)
    try session.xdotool("key", "ctrl+v", "ctrl+v", "ctrl+a", "ctrl+c")
    // 12 bytes each time: two characters of three, a space and five letters.
    try wait(for: "read 24 京都 Kyoto京都 Kyoto", of: other)
    #expect(try session.quit() == 0)
    #expect(try folder.text(of: "paste.scenario").contains("pasteboard \"京都 Kyoto\"\n"))
  }

  /// Has the probe read the clipboard until it says this.
  private func wait(for answer: String, of other: ChildProcess) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    var last = ""
    while last != answer, ContinuousClock.now < deadline {
      other.send("read clipboard 20000")
      last = try other.waitForLine("clipboard") { $0.hasPrefix("read ") }
    }
    #expect(last == answer)
  }
}
