import Foundation
import TestSupport
import Testing

@testable import Playground

/// The wheel of the mouse over `scroll-form` on an iPhone 13, whose first field is at 300.
@Suite("The wheel in the window, on a real server")
struct WheelTests {
  @Test("A notch scrolls by 50 points, is recorded, and gives the same trace off-screen")
  func notches() throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("a.scenario")
    let session = try WindowSession(screen: "scroll-form", arguments: ["--record", recording])
    try session.click(250, 320)
    try session.row("keyboard up") { $0.isSettled && $0.keyboardTop == 508 }
    try session.xdotool("click", "5")
    try session.settle(shift: 50)
    try session.xdotool("click", "4")
    try session.settle(shift: 0)
    #expect(try session.quit() == 0)
    let text = try folder.text(of: "a.scenario")
    #expect(text.contains("\nwheel 250.5,320.5 by 0,50\n"))
    #expect(text.contains("\nwheel 250.5,320.5 by 0,-50\n"))
    try ChildProcess.run([
      WindowSession.executable, "render", recording, "--out", folder.file("out"), "--write",
      "goldens",
    ])
    #expect(try folder.text(of: "out/trace.csv") == session.trace)
  }
}
