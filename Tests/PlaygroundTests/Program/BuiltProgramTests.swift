import Captures
import Foundation
import TestSupport
import Testing

@Suite("The built program")
struct BuiltProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the program to its end; standard error comes among the lines.
  private func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> (lines: [String], status: Int32) {
    let process = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable] + arguments,
      environment: environment)
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines, status)
  }

  @Test("It explains itself and knows its screens")
  func basics() throws {
    let version = try run(["--version"])
    #expect(version.lines == ["keyboard-playground 0.1.0"] && version.status == 0)
    let screens = try run(["screens"])
    #expect(screens.status == 0)
    for name in ["no-avoidance", "notifications", "keyboard-manager", "keyboard-observable"] {
      #expect(screens.lines.contains { $0.hasPrefix("  \(name) ") })
    }
  }

  @Test("It loads the libraries that it uses, and those of the network are none of them")
  func libraries() throws {
    let process = try ChildProcess(["ldd", WindowSession.executable])
    process.closeInput()
    #expect(try process.waitForExit() == 0)
    #expect(process.lines.contains { $0.contains("libFoundation.so") })
    #expect(!process.lines.contains { $0.contains("libFoundationNetworking") })
  }

  @Test("The example of the manual: the city on a small phone is shifted by 101 points")
  func example() throws {
    let file = try folder.write(
      """
      device: iPhone SE (3rd generation)
      screen: keep-above
      scale: 1
      ---
      tap #city
      wait until settled
      expect #city above keyboard by 0
      still focused
      type "Kyoto"
      keyboard height 320
      wait until settled
      expect shift 101
      press Escape
      wait 0.6
      expect shift 0

      """, to: "example.scenario")
    let played = try run(["render", file, "--out", folder.file("out")])
    #expect(played.status == 0)
    #expect(
      played.lines == [
        "97 frames, 1 still, the trace and the timeline of 1.600 s are in \(folder.file("out"))",
        // 667 − 448 before the form moves; it falls by 101 points, of which the spring goes
        // 0.1114 between 0.05 s and 0.0667 s.
        "greatest gap 219 pt, greatest overlap 0 pt, out of step 0 s, largest step 11.2 pt, "
          + "overshoot 0 pt, rest error 0 pt",
      ])
    let trace = try folder.text(of: "out/trace.csv").split(separator: "\n")
    #expect(trace.count == 98)
    // Up after half a second: the device's keyboard is 260 points high.
    #expect(trace[31].hasPrefix("0.500000,407.000,407.000,0.000,41.000,"))
    #expect(trace[61].hasPrefix("1.000000,347.000,347.000,0.000,101.000,"))
    #expect(trace[97] == "1.600000,667.000,448.000,219.000,0.000,")
    let still = try Picture(contentsOf: folder.file("out/focused.png")).bitmap
    #expect((still.width, still.height) == (375, 667))
  }

  @Test("A broken font configuration is named", arguments: ["", "no xml", "<fontconfig><dir>"])
  func brokenFontConfiguration(_ text: String) throws {
    let assets = URL(filePath: #filePath).appending(path: "../../../../assets").standardizedFileURL
    for name in ["devices.json", "keyboards", "scenarios"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: assets.appending(path: name).path)
    }
    let configuration = try folder.write(text, to: "fonts.conf")
    let result = try run(
      ["render", "--screen", "keep-above", "--assets", folder.path, "--out", folder.file("out")])
    // Fontconfig names the line before.
    #expect(
      result.lines.last
        == "keyboard-playground: The font configuration \(configuration) cannot be read.")
    #expect(result.status == 3)
  }

  @Test("A demonstration that is not among the assets of an installed program")
  func noDemonstration() throws {
    let assets = URL(filePath: #filePath).appending(path: "../../../../assets").standardizedFileURL
    for name in ["bin", "share/keyboard-playground"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    for name in ["devices.json", "fonts.conf", "keyboards"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("share/keyboard-playground/\(name)"),
        withDestinationPath: assets.appending(path: name).path)
    }
    let installed = folder.file("bin/keyboard-playground")
    // By another process: a child that is started meanwhile would keep the copy open for writing.
    try ChildProcess.run(["cp", WindowSession.executable, installed])
    let process = try ChildProcess(
      [
        "sh", "-c", "exec \"$@\" 2>&1", "sh", installed, "render", "--screen", "keep-above",
        "--out",
        folder.file("out"),
      ], environment: ["KEYBOARD_PLAYGROUND_ASSETS": nil])
    process.closeInput()
    #expect(try process.waitForExit() == 3)
    #expect(
      process.lines == [
        "keyboard-playground: The demonstration of the screen keep-above is missing: "
          + folder.file("share/keyboard-playground/scenarios/keep-above.scenario") + "."
      ])
  }

  @Test("Names are checked before a display is looked for, and a missing one is explained")
  func noDisplay() throws {
    let wrong = try run(["--device", "iPhone 12 Por"], environment: ["DISPLAY": nil])
    #expect(
      wrong.lines == [
        "keyboard-playground: There is no device iPhone 12 Por; did you mean iPhone 12 Pro?"
      ])
    #expect(wrong.status == 2)
    let right = try run([], environment: ["DISPLAY": nil])
    #expect(right.status == 3)
    #expect(right.lines.count == 1)
    #expect(
      right.lines[0].hasPrefix("keyboard-playground: There is no display: DISPLAY is not set."))
  }

  @Test("A folder that cannot be made or written is an error of the surroundings")
  func unwritable() throws {
    let file = try folder.write("screen: keep-above\n---\n", to: "a.scenario")
    let played = try run(["render", file, "--out", "/proc/nowhere"])
    #expect(played.status == 3)
    #expect(
      played.lines == [
        "keyboard-playground: /proc/nowhere cannot be written: no such file or directory."
      ])
  }

  @Test("A full disk: finished frames stay, there is no half one", .enabled(if: canMountDisks))
  func fullDisk() throws {
    let file = try folder.write(
      "screen: keep-above\n---\ntap #name\nwait 3\n", to: "a.scenario")
    try FileManager.default.createDirectory(
      atPath: folder.file("disk"), withIntermediateDirectories: false)
    // The disk goes with the namespace, so what is on it is read inside.
    let script = """
      mount -t tmpfs -o size=400k none "$1" || exit 100
      "$2" render "$3" --out "$1/out" 2>&1
      echo "status $?"
      cd "$1/out" && for file in * .[!.]*; do [ -e "$file" ] && echo "$file"; done
      cp frame-* "$4"
      """
    try FileManager.default.createDirectory(
      atPath: folder.file("kept"), withIntermediateDirectories: false)
    let lines = try ChildProcess.run([
      "unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh",
      folder.file("disk"), WindowSession.executable, file, folder.file("kept"),
    ])
    #expect(lines.contains("status 3"))
    #expect(
      lines.contains { $0.hasSuffix("cannot be written: no space left on device.") })
    let files = lines.drop { $0 != "status 3" }.dropFirst()
    #expect(files.contains("frame-00000.png"))
    // What is small may still have found its place.
    let frames = files.filter { !["trace.csv", "timeline.svg", "timeline.png"].contains($0) }
    #expect(frames.allSatisfy { $0.hasPrefix("frame-") && $0.hasSuffix(".png") })
    for name in frames { _ = try Picture(contentsOf: folder.file("kept/\(name)")) }
  }

  @Test("A file that grows too large is an error like a full disk, and nothing is left of it")
  func largestFile() throws {
    let file = try folder.write("screen: keep-above\n---\nstill a\n", to: "a.scenario")
    for (products, name) in [("pictures", "a.png"), ("film", "film.png"), ("trace", "trace.csv")] {
      // In blocks of 512 bytes.
      let lines = try ChildProcess.run([
        "sh", "-c", "ulimit -f $0; \"$@\" 2>&1; echo status $?", products == "trace" ? "0" : "1",
        WindowSession.executable, "render", file, "--out", folder.file("out"), "--write", products,
      ])
      #expect(
        lines == [
          "keyboard-playground: \(folder.file("out/\(name)")) cannot be written: file too large.",
          "status 3",
        ])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).isEmpty)
    }
  }

  @Test("Where few files can be open it says so, or plays fewer scenarios at a time")
  func fewOpenFiles() throws {
    for name in ["a", "b", "c"] {
      try folder.write("screen: keep-above\nscale: 0.5\n---\nstill x\n", to: "\(name).scenario")
    }
    func check(_ limit: String) throws -> (text: String, status: String) {
      // Nothing is open besides input, output and errors, whatever the tests were started with.
      let script = """
        exec 2>&1
        for file in /proc/$$/fd/*; do
          number=${file##*/}
          if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
        cd "$1" && ulimit \(limit) && "$0" check . --goldens g --jobs 256
        echo $?
        """
      let lines = try ChildProcess.run(
        ["bash", "-c", script, WindowSession.executable, folder.path], environment: ["CI": nil])
      return (lines.dropLast().joined(separator: "\n"), lines.last ?? "")
    }
    for limit in [8, 12, 14, 16, 20, 24] {
      let refused = try check("-n \(limit)")
      #expect(refused.status == "3")
      #expect(
        refused.text == "keyboard-playground: Only \(limit - 3) more files can be open at a time, "
          + "and 24 are needed; ulimit -n sets the limit.")
    }
    for limit in ["-n 28", "-n 40", "-Sn 12"] {
      let played = try check(limit)
      #expect(played.status == "0" && played.text.contains("3 scenarios: 3 passed"), "\(played)")
    }
  }

  @Test("What a killed run leaves unfinished goes with the next one")
  func killed() throws {
    let out = folder.file("out")
    func hidden() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: out)) ?? [])
        .filter { $0.hasPrefix(".") }
    }
    let file = try folder.write("screen: keep-above\n---\nwait 3600\n", to: "a.scenario")
    let process = try ChildProcess([
      WindowSession.executable, "render", file, "--out", out, "--scale", "0.5", "--write", "film",
    ])
    let deadline = DispatchTime.now() + ChildProcess.patience
    while hidden().isEmpty {
      try #require(DispatchTime.now() < deadline)
      _ = process.isSilent(for: 0.01)
    }
    let beside = try folder.write("screen: keep-above\n---\n", to: "b.scenario")
    func render() throws {
      try ChildProcess.run([
        WindowSession.executable, "render", beside, "--out", out, "--write", "trace",
      ])
    }
    try render()
    #expect(hidden() == [".film.png.\(process.processIdentifier).unfinished"])
    process.kill()
    try render()
    #expect(hidden().isEmpty)
  }

  @Test("A hang-up that nohup has turned off does not end it")
  func nohup() throws {
    let file = try folder.write(
      "screen: keep-above\n---\nwait 3600\nwait 3600\n", to: "a.scenario")
    let process = try ChildProcess([
      "sh", "-c", "trap '' HUP; exec \"$@\" 2>&1", "sh", WindowSession.executable, "render", file,
      "--out", folder.file("out"), "--scale", "0.5", "--write", "frames",
    ])
    process.closeInput()
    try waitForFile("\(folder.file("out"))/frame-00100.png", of: process)
    process.signal(SIGHUP)
    try waitForFile("\(folder.file("out"))/frame-00400.png", of: process)
    process.signal(SIGTERM)
    #expect(try process.waitForExit() == -SIGTERM)
    #expect(process.lines.last?.contains("Interrupted by SIGTERM") == true)
  }

  private func waitForFile(_ path: String, of process: ChildProcess) throws {
    let deadline = DispatchTime.now() + ChildProcess.patience
    while !FileManager.default.fileExists(atPath: path) {
      try #require(DispatchTime.now() < deadline)
      _ = process.isSilent(for: 0.01)
    }
  }

  @Test("What cannot be said is an error; a reader that has read enough is none")
  func standardOutput() throws {
    let full = try ChildProcess.run([
      "sh", "-c", "\"$0\" devices 2>&1 >/dev/full; echo status $?", WindowSession.executable,
    ])
    #expect(
      full == [
        "keyboard-playground: Standard output cannot be written: no space left on device.",
        "status 3",
      ])
    let speechless = try ChildProcess.run([
      "sh", "-c", "\"$0\" nonsense 2>/dev/full; echo status $?", WindowSession.executable,
    ])
    #expect(speechless == ["status 2"])
    let gone = try ChildProcess.run([
      "bash", "-c", "\"$0\" devices 2>&1 | true; echo status ${PIPESTATUS[0]}",
      WindowSession.executable,
    ])
    #expect(gone == ["status 0"] || gone == ["status \(128 + SIGPIPE)"])
  }

  @Test(
    "Asked to end, it closes its film, keeps what is finished, and ends as it was told to",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interruption(number: Int32) throws {
    let file = try folder.write(
      "screen: keep-above\n---\nstill a\nfilm f for 600\n" + "wait 3600\n", to: "a.scenario")
    let out = folder.file("out")
    let process = try ChildProcess(
      [
        "sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable, "render", file, "--out",
        out, "--scale",
        "0.5", "--write", "frames,pictures,trace",
      ])
    process.closeInput()
    // The hundredth frame says that the film has begun.
    try waitForFile("\(out)/frame-00100.png", of: process)
    process.signal(number)
    #expect(try process.waitForExit() == -number)
    let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][number] ?? ""
    #expect(
      process.lines.last
        == "keyboard-playground: Interrupted by \(name); what was finished is kept.")
    let names = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(!names.contains { $0.hasPrefix(".") })
    for name in names where name.hasSuffix(".png") {
      #expect((try? Picture(contentsOf: "\(out)/\(name)")) != nil, "\(name)")
    }
    #expect(names.contains("f.png") && names.contains("a.png") && names.contains("trace.csv"))
  }
}

/// Whether a small disk can be mounted, in a namespace of its own.
private let canMountDisks: Bool = {
  let mount = "mount -t tmpfs -o size=400k none /tmp"
  let attempt = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount]
  return (try? ChildProcess.run(attempt)) != nil
}()
