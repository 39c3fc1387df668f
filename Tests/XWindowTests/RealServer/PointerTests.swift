import TestSupport
import Testing

extension RealServer {
  @Suite struct PointerTests {
    @Test func onlyTheNewestMotionArrivesAndNeverAcrossAClick() throws {
      let session = try ProbeSession()
      try session.xdotool("mousemove", "5", "5")
      try session.probe.waitForLine(startingWith: "moved 5 5")
      session.probe.send("stall")
      try session.probe.waitForLine(startingWith: "stalled")
      try session.xdotool(
        "mousemove", "10", "10", "mousemove", "20", "25", "mousemove", "30", "35", "mousedown", "1",
        "mousemove", "40", "45", "mousemove", "50", "55", "mouseup", "1", "mousemove", "60", "65",
        "mousemove", "70", "75")
      session.probe.send("go on")
      #expect(
        try session.nextLines(5, startingWith: "moved", "down", "up") == [
          "moved 30 35 none []", "down 30 35 primary []", "moved 50 55 none []",
          "up 50 55 primary []", "moved 70 75 none []",
        ])
    }

    @Test func buttonsAndWheelAreToldApart() throws {
      let session = try ProbeSession()
      try session.xdotool("mousemove", "7", "9")
      try session.probe.waitForLine(startingWith: "entered")
      try session.xdotool("click", "2", "click", "3", "click", "8")
      try session.xdotool("click", "4", "click", "5", "click", "6", "click", "7")
      #expect(
        try session.nextLines(10, startingWith: "down", "up", "scroll") == [
          "down 7 9 middle []", "up 7 9 middle []", "down 7 9 secondary []",
          "up 7 9 secondary []", "down 7 9 other(8) []", "up 7 9 other(8) []",
          "scroll 0 1", "scroll 0 -1", "scroll 1 0", "scroll -1 0",
        ])
    }

    @Test func aDragGoesOnOutsideTheWindow() throws {
      let session = try ProbeSession()
      try session.xdotool(
        "mousemove", "390", "10", "mousedown", "1", "mousemove", "900", "700", "mouseup", "1")
      try session.probe.waitForLine(startingWith: "up 900 700 primary")
      #expect(session.probe.lines.contains("moved 900 700 none []"))
    }

    @Test(.enabled(if: PointerImage.isKnown)) func thePointerShowsWhatCanBePulled() throws {
      let session = try ProbeSession()
      func look() throws -> PointerImage {
        try #require(PointerImage(display: session.server.display))
      }
      try session.xdotool("mousemove", "100", "100")
      try session.probe.waitForLine(startingWith: "entered")
      let standard = try look()
      session.probe.send("pointer resize")
      #expect(try session.observer.eventually { try look() != standard })
      // An arrow up and down: higher than wide, and from both ends the same.
      let rows = try look().rows.drop { $0 == 0 }.reversed().drop { $0 == 0 }
      #expect(rows.count > (rows.max() ?? 0))
      #expect(zip(rows, rows.reversed()).allSatisfy { abs($0 - $1) <= 1 })
      session.probe.send("pointer standard")
      #expect(try session.observer.eventually { try look() == standard })
    }

    @Test func leavingIsTold() throws {
      let session = try ProbeSession()
      try session.xdotool("mousemove", "10", "10")
      try session.probe.waitForLine(startingWith: "entered 10 10")
      try session.xdotool("mousemove", "900", "900")
      try session.probe.waitForLine(startingWith: "left")
    }

    @Test func resizingIsTold() throws {
      let session = try ProbeSession()
      session.observer.resize(width: 333, height: 222)
      try session.probe.waitForLine(startingWith: "resized 333 222")
    }
  }
}
