import Foundation
import TestSupport
import Testing

extension RealServer {
  @Suite struct PresenterTests {
    /// A way for pictures to get to a server, and what the probe should make of it.
    struct Route: CustomTestStringConvertible, Sendable {
      var name: String
      var screen = "1600x1800x24"
      var options: [String] = []
      var serverWrapper: [String] = []
      var probeWrapper: [String] = []
      var environment: [String: String?] = [:]
      var depth = Picture.Depth.rgb888
      var transport = "shared"

      var testDescription: String { name }

      func session() throws -> ProbeSession {
        let server = try XServer(screen: screen, options: options, wrapper: serverWrapper)
        return try ProbeSession(server: server, wrapper: probeWrapper, environment: environment)
      }
    }

    static let routes = [
      Route(name: "shared memory"),
      Route(
        name: "server without the extension", options: ["-extension", "MIT-SHM"],
        transport: "socket"),
      Route(
        name: "switched off", environment: ["KEYBOARD_PLAYGROUND_NO_SHM": "1"], transport: "socket"),
      Route(name: "15 bits", screen: "1600x1800x15", depth: .rgb555),
      Route(name: "16 bits", screen: "1600x1800x16", depth: .rgb565),
      Route(name: "30 bits", screen: "1600x1800x30", depth: .rgb101010),
      Route(
        name: "16 bits without the extension", screen: "1600x1800x16",
        options: ["-extension", "MIT-SHM"], depth: .rgb565, transport: "socket"),
    ]

    /// Where program and server count their segments apart.
    static let separatedRoutes = [
      Route(name: "program apart", probeWrapper: ["unshare", "--ipc"], transport: "socket"),
      // Both begin to count at the same number, so the server attaches a segment that is not ours.
      Route(
        name: "both apart, with another segment of the same number",
        serverWrapper: [
          "unshare", "--ipc", "sh", "-c", "ipcmk -M 100000000 >/dev/null; exec \"$@\"", "sh",
        ], probeWrapper: ["unshare", "--ipc"], transport: "socket"),
    ]

    @Test(arguments: routes) func everyPixelArrives(by route: Route) throws {
      try checkPixels(by: route)
    }

    @Test(.needsSeparation, arguments: separatedRoutes)
    func everyPixelArrivesAcrossSeparation(by route: Route) throws {
      try checkPixels(by: route)
    }

    /// Three pictures in a row, so that each of two segments is used again.
    private func checkPixels(by route: Route) throws {
      let session = try route.session()
      #expect(session.greeting.hasPrefix("ready \(route.transport)"))
      let (x, y, width, height) = (40, 20, 131, 77)
      for seed in [3, 4, 5] {
        session.probe.send("picture \(width) \(height) \(x) \(y) \(seed)")
        try session.probe.waitForLine(startingWith: "put \(route.transport)")
        let picture = Picture(seed: seed, depth: route.depth)
        let expected = picture.pixels(width: width, height: height)
        #expect(
          try session.observer.eventually {
            try session.observer.pixels(x: x, y: y, width: width, height: height) == expected
          })
      }
      try expectSurroundings(
        session, Picture(seed: 5, depth: route.depth), x: x, y: y, width: width, height: height,
        windowWidth: 400, windowHeight: 300)
      #expect(session.probe.lines.filter { $0.hasPrefix("log") }.isEmpty)
    }

    private func expectSurroundings(
      _ session: ProbeSession, _ picture: Picture, x: Int, y: Int, width: Int, height: Int,
      windowWidth: Int, windowHeight: Int
    ) throws {
      // The surroundings are filled after the picture is put, by a request of their own.
      let isRight = try session.observer.eventually {
        let all = try session.observer.pixels(x: 0, y: 0, width: windowWidth, height: windowHeight)
        return (0..<windowHeight).allSatisfy { row in
          (0..<windowWidth).allSatisfy { column in
            let isInside =
              (x..<x + width).contains(column) && (y..<y + height).contains(row)
            return all[row][column]
              == (isInside ? picture.pixel(x: column - x, y: row - y) : picture.background)
          }
        }
      }
      #expect(isRight)
    }

    @Test(arguments: [[:], ["KEYBOARD_PLAYGROUND_NO_SHM": "1"]])
    func onlyTheDamageIsSent(environment: [String: String]) throws {
      let session = try ProbeSession(environment: environment.mapValues { $0 })
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      // Two rectangles, one of them hanging over the edge.
      session.probe.send("damage 10 10 2 5 6 7 8 50 40 99 99")
      try session.probe.waitForLine(startingWith: "put")
      let (old, new) = (Picture(seed: 1), Picture(seed: 2))
      let expected = (0..<50).map { y in
        (0..<60).map { x in
          let isDamaged =
            (5..<12).contains(x) && (6..<14).contains(y) || x >= 50 && y >= 40
          return (isDamaged ? new : old).pixel(x: x, y: y)
        }
      }
      #expect(
        try session.observer.eventually {
          try session.observer.pixels(x: 10, y: 10, width: 60, height: 50) == expected
        })
    }

    @Test func aPictureThatMovesIsSentWhole() throws {
      let session = try ProbeSession()
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      session.probe.send("damage 100 30 2 0 0 1 1")
      try session.probe.waitForLine(startingWith: "put")
      let expected = Picture(seed: 2).pixels(width: 60, height: 50)
      #expect(
        try session.observer.eventually {
          try session.observer.pixels(x: 100, y: 30, width: 60, height: 50) == expected
        })
      // Where it was is background now.
      try expectSurroundings(
        session, Picture(seed: 2), x: 100, y: 30, width: 60, height: 50, windowWidth: 400,
        windowHeight: 300)
    }

    @Test func aLargerWindowGetsALargerPicture() throws {
      let session = try ProbeSession()
      for (width, height) in [(400, 300), (700, 600), (500, 1000), (120, 90)] {
        session.observer.resize(width: width, height: height)
        if (width, height) != (400, 300) {
          try session.probe.waitForLine(startingWith: "resized \(width) \(height)")
        }
        session.probe.send("picture \(width - 20) \(height - 30) 10 20 \(width)")
        try session.probe.waitForLine(startingWith: "put shared")
        let picture = Picture(seed: width)
        let expected = picture.pixels(width: width - 20, height: height - 30)
        #expect(
          try session.observer.eventually {
            try session.observer.pixels(x: 10, y: 20, width: width - 20, height: height - 30)
              == expected
          })
        try expectSurroundings(
          session, picture, x: 10, y: 20, width: width - 20, height: height - 30,
          windowWidth: width, windowHeight: height)
      }
    }

    @Test(arguments: [[:], ["KEYBOARD_PLAYGROUND_NO_SHM": "1"]])
    func whatWasCoveredComesBackWithoutANewPicture(environment: [String: String]) throws {
      let session = try ProbeSession(environment: environment.mapValues { $0 })
      session.probe.send("picture 60 50 10 10 6")
      try session.probe.waitForLine(startingWith: "put")
      session.observer.coverBriefly(x: 0, y: 0, width: 40, height: 40)
      try session.probe.waitForLine(startingWith: "exposed")
      let expected = Picture(seed: 6).pixels(width: 60, height: 50)
      #expect(
        try session.observer.eventually {
          try session.observer.pixels(x: 10, y: 10, width: 60, height: 50) == expected
        })
      try expectSurroundings(
        session, Picture(seed: 6), x: 10, y: 10, width: 60, height: 50, windowWidth: 400,
        windowHeight: 300)
      #expect(session.probe.lines.count { $0.hasPrefix("put") } == 1)
    }

    @Test func aSegmentTheServerStillReadsIsNotGivenOut() throws {
      let session = try ProbeSession()
      for seed in [1, 2] {
        session.probe.send("picture 60 50 10 10 \(seed)")
        try session.probe.waitForLine(startingWith: "put")
      }
      kill(session.server.processIdentifier, SIGSTOP)
      defer { kill(session.server.processIdentifier, SIGCONT) }
      // Both segments wait for a server that does not read.
      for (seed, index) in [(3, 0), (4, 1)] {
        session.probe.send("damage 10 10 \(seed) 0 0 60 50")
        try session.probe.waitForLine(startingWith: "put shared \(index)")
      }
      session.probe.send("damage 10 10 5 0 0 60 50")
      session.probe.send("steps")
      try session.probe.waitForLine(startingWith: "steps")
      #expect(session.probe.lines.last?.hasPrefix("steps") == true)
      kill(session.server.processIdentifier, SIGCONT)
      try session.probe.waitForLine(startingWith: "put shared 0")
      let expected = Picture(seed: 5).pixels(width: 60, height: 50)
      #expect(
        try session.observer.eventually {
          try session.observer.pixels(x: 10, y: 10, width: 60, height: 50) == expected
        })
    }

    @Test func segmentsArePrivateAndVanishWithTheirUser() throws {
      let session = try ProbeSession()
      for seed in [1, 2] {
        session.probe.send("picture 60 50 10 10 \(seed)")
        try session.probe.waitForLine(startingWith: "put")
      }
      let process = session.probe.processIdentifier
      // Mode 600, and the mark that the segment goes with its last user.
      #expect(try sharedSegmentModes(of: process) == ["1600", "1600"])
      session.probe.kill()
      #expect(try session.observer.eventually { try sharedSegmentModes(of: process).isEmpty })
    }

    /// The modes, in octal digits, of the segments a process made that are still there.
    private func sharedSegmentModes(of process: pid_t) throws -> [Substring] {
      let table = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
      return table.split(separator: "\n").dropFirst().compactMap { line in
        let columns = line.split(separator: " ")
        return columns[4] == "\(process)" ? columns[2] : nil
      }
    }
  }
}
