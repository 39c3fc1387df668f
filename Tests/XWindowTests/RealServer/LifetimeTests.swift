import Foundation
import TestSupport
import Testing

extension RealServer {
  @Suite struct LifetimeTests {
    @Test func withoutAServerThereIsASentenceToSay() throws {
      let nowhere = try ProbeSession.startProbe(on: ":4711")
      #expect(try nowhere.waitForExit() == 3)
      #expect(nowhere.lines == ["error cannotOpenDisplay(name: Optional(\":4711\"))"])
      let unset = try ProbeSession.startProbe(on: nil)
      #expect(try unset.waitForExit() == 3)
      #expect(unset.lines == ["error cannotOpenDisplay(name: nil)"])
    }

    @Test func aPaletteIsRefused() throws {
      let server = try XServer(screen: "640x480x8")
      let probe = try ProbeSession.startProbe(on: server.display)
      #expect(try probe.waitForExit() == 3)
      #expect(probe.lines == ["error unsupportedScreen(depth: 8)"])
    }

    @Test(arguments: [[:], ["KEYBOARD_PLAYGROUND_NO_SHM": "1"]])
    func theProcessOutlivesItsServer(environment: [String: String]) throws {
      let session = try ProbeSession(environment: environment.mapValues { $0 })
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      session.server.crash()
      try session.probe.waitForLine(startingWith: "lost")
      // Requests go nowhere and do no harm.
      session.probe.send("title nobody reads this")
      session.probe.send("picture 90 50 10 10 2")
      session.probe.send("spot 4 5")
      session.probe.send("steps")
      try session.probe.waitForLine(startingWith: "steps")
      session.probe.send("stop 5")
      #expect(try session.probe.waitForExit() == 5)
      #expect(session.probe.lines.count { $0 == "lost" } == 1)
    }

    @Test func errorsAreToldAndSurvived() throws {
      let session = try ProbeSession()
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      session.observer.destroyWindow()
      try session.probe.waitForLine(startingWith: "close")
      for seed in [2, 3] {
        session.probe.send("damage 10 10 \(seed) 0 0 60 50")
        session.probe.send("title nothing")
      }
      // Every kind once.
      try session.probe.waitForLine(startingWith: "log X error in X_ChangeProperty: BadWindow")
      session.probe.send("stop 6")
      #expect(try session.probe.waitForExit() == 6)
      let reports = session.probe.lines.filter { $0.hasPrefix("log") }
      #expect(reports.count == Set(reports).count)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func signalsAskForTheEnd(number: Int32) throws {
      let session = try ProbeSession()
      session.probe.signal(number)
      #expect(try session.probe.waitForExit() == 128 + number)
      #expect(session.probe.lines.last == "signal \(number)")
    }

    @Test func aSignalOvertakesAFloodOfEvents() throws {
      let session = try ProbeSession()
      session.probe.send("stall")
      try session.probe.waitForLine(startingWith: "stalled")
      let clicks = 50_000
      session.observer.sendClicks(clicks)
      session.probe.signal(SIGTERM)
      session.probe.send("go on")
      #expect(try session.probe.waitForExit() == 128 + SIGTERM)
      #expect(session.probe.lines.last == "signal \(SIGTERM)")
      #expect(session.probe.lines.count { $0.hasPrefix("down") } < clicks)
    }

    @Test func aFloodOfEventsKeepsNothingFromBeingShown() throws {
      let session = try ProbeSession()
      session.probe.send("stall")
      try session.probe.waitForLine(startingWith: "stalled")
      let clicks = 50_000
      session.observer.sendClicks(clicks)
      session.probe.send("go on")
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      let before = session.probe.lines.prefix { !$0.hasPrefix("put") }
        .count { $0.hasPrefix("down") }
      #expect(before < clicks)
      // All the others come as well.
      for _ in before..<clicks { try session.probe.waitForLine(startingWith: "down") }
      session.probe.send("stop 7")
      #expect(try session.probe.waitForExit() == 7)
    }

    @Test(.seeded) func nonsenseOfOtherClientsIsSurvived() throws {
      let session = try ProbeSession()
      try forAll(rounds: 3) { random in
        session.observer.sendNonsense(500, &random)
        session.probe.send("steps")
        try session.probe.waitForLine(startingWith: "steps")
      }
      session.observer.claimSize(width: 65_535, height: 32_768)
      try session.probe.waitForLine(startingWith: "resized 65535 32768")
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      session.probe.send("stop 8")
      #expect(try session.probe.waitForExit() == 8)
    }

    @Test func whereThereIsNoMemoryForAPictureTheOneBeforeServes() throws {
      for environment in [[:], ["KEYBOARD_PLAYGROUND_NO_SHM": "1"]] {
        let session = try ProbeSession(
          wrapper: ["prlimit", "--as=900000000"], environment: environment.mapValues { $0 })
        session.probe.send("picture 60 50 10 10 1")
        try session.probe.waitForLine(startingWith: "put")
        // 1.6 GB.
        session.probe.send("picture 20000 20000 0 0 2")
        try session.probe.waitForLine(
          startingWith: "failed outOfMemory(XWindow.PixelSize(width: 20000, height: 20000))")
        session.probe.send("picture 60 50 10 10 3")
        try session.probe.waitForLine(startingWith: "put")
        session.probe.send("stop 9")
        #expect(try session.probe.waitForExit() == 9)
      }
    }

    @Test func whereThereIsNoMemoryForASecondPictureTheFirstServesAlone() throws {
      let session = try ProbeSession()
      session.probe.send("picture 2000 1500 0 0 1")
      try session.probe.waitForLine(startingWith: "put shared 0")
      let process = session.probe.processIdentifier
      let pages = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        .prefix { $0 != " " }
      // Twelve megabytes for the picture, and as many with 48 to paint it.
      let limit = (Int(pages) ?? 0) * Int(getpagesize()) + 20_000_000
      try ChildProcess.run(["prlimit", "--pid", "\(process)", "--as=\(limit)"])
      for seed in [2, 3] {
        session.probe.send("damage 0 0 \(seed) 0 0 2000 1500")
        try session.probe.waitForLine(startingWith: "put shared 0")
      }
      session.probe.send("stop 9")
      #expect(try session.probe.waitForExit() == 9)
    }

    @Test func nothingWakesAnIdleProcess() throws {
      let session = try ProbeSession()
      session.probe.send("picture 60 50 10 10 1")
      try session.probe.waitForLine(startingWith: "put")
      try waitForRest(session)
      // It falls asleep after the last answer, and a thread of Dispatch may yet end; what is
      // woken regularly never sleeps so long.
      let sleeps = (0..<10).contains { _ in
        let before = contextSwitches(of: session.probe.processIdentifier)
        return session.probe.isSilent(for: 1.5)
          && contextSwitches(of: session.probe.processIdentifier) == before
      }
      #expect(sleeps)
    }

    @Test func aTimerMakesOneTurn() throws {
      let session = try ProbeSession()
      try waitForRest(session)
      let before = try turns(of: session)
      session.probe.send("wake 50")
      try session.probe.waitForLine(startingWith: "woke")
      // The command's own turn, the timer's, and the question's.
      #expect(try turns(of: session) == before + 3)
    }

    /// The server's answers have all come when two questions in a row find no new turn.
    private func waitForRest(_ session: ProbeSession) throws {
      let rests = try (0..<1000).contains { _ in
        try turns(of: session) + 1 == turns(of: session)
      }
      try #require(rests)
    }

    private func turns(of session: ProbeSession) throws -> Int {
      session.probe.send("steps")
      let line = try session.probe.waitForLine(startingWith: "steps")
      return Int(line.dropFirst(6)) ?? 0
    }

    /// How often any thread of the process has given up a processor, which each wake-up ends with.
    private func contextSwitches(of process: pid_t) -> Int {
      let tasks = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return threads.reduce(0) { sum, thread in
        // A thread may have ended since.
        let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
        let counts = (status ?? "").split(separator: "\n").filter { $0.contains("ctxt_switches") }
        return sum
          + counts.compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }
          .reduce(0, +)
      }
    }
  }
}
