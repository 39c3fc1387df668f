import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("The chooser in the window, on a real server", .serialized)
struct ChooserWindowTests {
  @Test("F3 chooses the device, F2 the screen, and what is typed there stays there")
  func choose() throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("choose.scenario")
    let session = try WindowSession(arguments: ["--record", recording])
    // The line for the city, which moves up by 13 points.
    try session.click(250, 499)
    try session.settle(shift: 13)

    // Closed again, it has changed nothing.
    try session.xdotool("key", "F3")
    try session.xdotool("type", "--delay", "1", "mini")
    try session.xdotool("key", "Escape")

    try session.xdotool("key", "F3")
    try session.xdotool("type", "--delay", "1", "se (3")
    try session.xdotool("key", "Return")
    // The new phone is 667 points high, and has no focus yet.
    let switched = try session.row("rest on the new device") {
      $0.isSettled && $0.keyboardTop == 667
    }
    #expect(switched.targetBottom == nil)

    try session.xdotool("key", "F2")
    try session.xdotool("key", "Up", "Up", "Up", "Up", "Down", "Return")
    #expect(try session.quit() == 0)
    #expect(session.trace.contains("device iPhone SE (3rd generation)"))
    #expect(session.trace.contains("screen notifications"))

    let steps = try folder.text(of: "choose.scenario")
      .split(separator: "\n").drop { $0 != "---" }.map(String.init)
    #expect(steps.contains("device iPhone SE (3rd generation)"))
    #expect(steps.contains("screen notifications"))
    // The wait, the click and the switches are all that the phone was told.
    let told = steps.filter { !$0.hasPrefix("wait") && $0 != "---" }
    #expect(told.count == 3, "\(told)")
  }

  @Test("A finger that is down when the chooser opens is let go")
  func heldFinger() throws {
    let folder = try TemporaryFolder()
    let recording = folder.file("held.scenario")
    let session = try WindowSession(arguments: ["--record", recording])
    try session.xdotool("mousemove", "282", "531", "mousedown", "1", "key", "F2")
    try session.xdotool("mouseup", "1", "key", "Escape")
    try session.settle()
    #expect(try session.quit() == 0)
    let text = try folder.text(of: "held.scenario")
    #expect(text.contains("cancel"), "\(text)")
  }
}
