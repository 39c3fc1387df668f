import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("Work for the main queue that belongs to no phone")
struct ForeignWorkTests {
  @Test("While a scenario is rendered it runs between the turns of the phone")
  func rendering() throws {
    let folder = try TemporaryFolder()
    let text = #"""
      screen: foreigner
      ---
      wait 0.1
      wait 0.1
      expect "From elsewhere" visible
      """#
    try folder.write(text, to: "a.scenario")
    let process = try ChildProcess([
      builtProgram("SessionProbe"), "render", folder.file("a.scenario"), "--out",
      folder.file("out"), "--write", "trace",
    ])
    process.closeInput()
    #expect(try process.waitForExit() == 0, "\(process.lines)")
  }
}
