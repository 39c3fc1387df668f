import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("Steps that switch device and screen in the window, on a real server", .serialized)
struct SwitchingWindowTests {
  @Test("Trace and recording go on over switches, and give the same trace again off-screen")
  func playing() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.write(
      """
      device: iPhone 13
      screen: keep-above
      ---
      tap #city
      wait 0.4
      finger down 100,300
      press a down
      device iPhone SE (3rd generation)
      wait 0.2
      tap #name
      wait 0.3
      screen no-avoidance
      wait 0.2

      """, to: "a.scenario")
    let (pipe, recording) = (folder.file("trace"), folder.file("b.scenario"))
    let session = try WindowSession(
      running: ["--play", scenario, "--trace", pipe, "--record", recording], pipe: pipe)
    try session.row("switch of the device") {
      $0.keyboardTop == 667 && $0.events == "\"device iPhone SE (3rd generation)\""
    }
    try session.row("switch of the screen") {
      $0.keyboardTop == 667 && $0.events == "\"screen no-avoidance\""
    }
    #expect(try session.quit() == 0)
    let text = try folder.text(of: "b.scenario")
    #expect(text.hasPrefix("device: iPhone 13\nscreen: keep-above\n---\n"))
    try ChildProcess.run([
      WindowSession.executable, "render", recording, "--out", folder.file("out"), "--write",
      "goldens",
    ])
    #expect(try folder.text(of: "out/trace.csv") == session.trace)
  }
}
