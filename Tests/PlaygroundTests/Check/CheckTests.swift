import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Playground

/// The built program checks two small scenarios of its own screens.
@Suite("The check")
struct CheckTests {
  let folder: TemporaryFolder

  /// The files of the two scenarios and of the goldens a check has made of them.
  private static let checked = Result {
    let tests = try CheckTests(checked: nil)
    let first = try tests.check("--update", "missing")
    try #require(first.status == 0, "\(first.text)")
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: tests.folder.path) {
      // Folders have no contents.
      files[name] = FileManager.default.contents(atPath: tests.folder.file(name))
    }
    return files
  }

  init() throws {
    try self.init(checked: Self.checked.get())
  }

  /// Begins with files from earlier, or with two scenarios alone.
  private init(checked: [String: Data]?) throws {
    folder = try TemporaryFolder()
    for (name, bytes) in checked ?? [:] {
      let file = URL(filePath: folder.file(name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
    guard checked == nil else { return }
    try FileManager.default.createDirectory(
      atPath: folder.file("scenarios"), withIntermediateDirectories: false)
    try folder.write(
      """
      screen: keep-above
      scale: 0.5
      ---
      tap #city
      film rise for 0.2 as strip every 0.1
      wait until settled
      expect shift 13
      still raised
      dump tree views
      """, to: "scenarios/rise.scenario")
    try folder.write(
      "screen: no-avoidance\nscale: 0.5\n---\ntap #password\nwait 0.1\nstill moving\n",
      to: "scenarios/bar.scenario")
  }

  func check(
    _ arguments: String..., environment: [String: String?] = ["CI": nil]
  ) throws -> (text: String, status: Int32) {
    let process = try ChildProcess(
      ["sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable, "check"]
        + (arguments.first.map { $0.hasPrefix("-") } ?? true ? ["scenarios"] : [])
        + arguments + ["--goldens", "goldens"],
      environment: environment)
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(path)).sorted()
  }

  @Test("Goldens that are missing are made, and are then what is compared with")
  func green() throws {
    #expect(
      try names(in: "goldens/rise") == ["raised.png", "rise.png", "trace.csv", "views.txt"])
    #expect(try names(in: "goldens") == ["RENDERER", "bar", "rise"])
    #expect(
      try folder.text(of: "goldens/bar/trace.csv").hasPrefix(
        "time,keyboard_top,target_bottom,gap,shift,events\n0.000000,"))
    let again = try check("--update", "never")
    #expect(again.status == 0)
    #expect(again.text.hasPrefix("2 scenarios: 2 passed in "))
    #expect(!FileManager.default.fileExists(atPath: folder.file("check-report")))
  }

  @Test("A golden pixel that is altered fails the check, and the page shows it")
  func alteredPixel() throws {
    let path = folder.file("goldens/rise/raised.png")
    let picture = try Picture(contentsOf: path).bitmap
    Canvas(picture, scale: 1).fill(
      CGRect(x: 90, y: 380, width: 1, height: 1), color: Color(red: 1, green: 0, blue: 0))
    try FileOutput.write(EncodedPicture(picture).file(), to: path)
    let run = try check("--update", "never", "--junit", "junit.xml", "--annotations")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "FAILED  rise (scenarios/rise.scenario)\n  raised.png differs: 1 pixel in a box of 1 × 1 "
          + "at (90, 380), under "))
    #expect(run.text.contains("\n::error file=scenarios/rise.scenario,title=rise failed::"))
    #expect(
      try names(in: "check-report/pictures/rise") == [
        "raised.difference.png", "raised.new.png", "raised.old.png", "run.film.png",
      ])
    let page = try folder.text(of: "check-report/index.html")
    #expect(
      page.contains("pictures/rise/raised.old.png") && page.contains("1 of 2 scenarios failed"))
    #expect(try folder.text(of: "junit.xml").contains("failures=\"1\""))
    // What has been mended is no longer shown.
    #expect(try check("--update", "failing").status == 0)
    #expect(try names(in: "check-report/pictures") == [])
  }

  @Test("A trace with another line fails the check, and says from when on")
  func alteredTrace() throws {
    let trace = try folder.text(of: "goldens/bar/trace.csv")
    let lines = trace.split(separator: "\n", omittingEmptySubsequences: false)
    let altered = lines.enumerated().map { index, line in
      index == 3 ? line.replacing(".", with: ".1", maxReplacements: 2) : line
    }
    try folder.write(altered.joined(separator: "\n"), to: "goldens/bar/trace.csv")
    let run = try check("--update", "never")
    #expect(run.status == 1)
    #expect(run.text.contains("  trace.csv differs: 0.033333"))
  }

  @Test(
    "A golden that cannot be read fails its scenario alone; a report that cannot be written is said"
  )
  func oddPlaces() throws {
    try FileManager.default.removeItem(atPath: folder.file("goldens/bar"))
    try folder.write("x\n", to: "goldens/bar")
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    let run = try check("--update", "never", "--junit", "j.xml")
    #expect(run.status == 1)
    #expect(
      run.text.contains("FAILED  bar (scenarios/bar.scenario)\n  goldens/bar cannot be read: "))
    #expect(run.text.contains("  views.txt differs: "))
    #expect(try folder.text(of: "j.xml").contains("failures=\"2\""))
    // Said before anything is played.
    try folder.write("", to: "taken")
    let refused = try check("--update", "never", "--report", "taken")
    #expect(refused.status == 3)
    #expect(refused.text == "keyboard-playground: taken cannot be written: not a directory.")
    // Where only the writing itself finds out, the findings are told all the same.
    let lost = try check("--update", "never", "--report", "/proc/nowhere", "--junit", "j.xml")
    #expect(lost.status == 3)
    #expect(lost.text.contains("  views.txt differs: "))
    #expect(lost.text.contains("2 scenarios: 2 failed"))
    #expect(try folder.text(of: "j.xml").contains("failures=\"2\""))
  }

  @Test("A failing step, a file with mistakes, a hang: each fails alone")
  func failures() throws {
    try folder.write(
      "screen: keep-above\n---\nwait 0.1\nexpect keyboard up\n", to: "scenarios/down.scenario")
    try folder.write("screen: keep-above\n---\njump\n", to: "scenarios/jump.scenario")
    try folder.write("tap #none\n", to: "scenarios/tap.steps")
    try folder.write(
      "screen: keep-above\n---\nwait 0.1\ninclude tap.steps\n", to: "scenarios/within.scenario")
    // A thousand hours of logical time take longer than this test may.
    try folder.write(
      "screen: keep-above\n---\n" + String(repeating: "wait 3600\n", count: 1000),
      to: "scenarios/hang.scenario")
    let run = try check("--update", "never", "--timeout", "5", "--annotations")
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        """
        FAILED  down (scenarios/down.scenario:4)
          expect keyboard up: The keyboard is down.
        FAILED  jump (scenarios/jump.scenario:3)
          unknown verb "jump"; did you mean "dump"?
        """))
    #expect(
      run.text.contains(
        "TIMED OUT  hang (scenarios/hang.scenario)\n  The program was still playing after 5 s"))
    #expect(run.text.contains("::error file=scenarios/down.scenario,line=4,"))
    #expect(run.text.contains("::error file=scenarios/tap.steps,line=1,title=within failed::"))
    #expect(run.text.contains("6 scenarios: 1 timed out, 3 failed, 2 passed in "))
    // The page shows what was seen when the step failed.
    #expect(try names(in: "check-report/pictures/down") == ["failure.png", "run.film.png"])
    #expect(try folder.text(of: "check-report/index.html").contains("pictures/down/failure.png"))
  }

  @MainActor
  @Test("A crash fails its scenario alone, and says which signal it was")
  func crash() throws {
    // The program is told to end by a wrapper that every child goes through.
    try ChildProcess.writeScript(
      """
      case "$*" in *rise.scenario*) kill -SEGV $$;; esac
      exec "\(WindowSession.executable)" "$@"
      """, to: folder.file("wrapper"))
    var text = ""
    let program = Program(
      catalog: testScreens, executable: folder.file("wrapper"),
      openWindow: { _, _ in .success }, output: { text += $0 })
    let status = program.run([
      "check", folder.file("scenarios"), "--goldens", folder.file("goldens"), "--update", "never",
      "--report", folder.file("report"),
    ])
    #expect(status == .failure)
    #expect(text.contains("  The program was ended by signal 11, Segmentation fault.\n"))
    #expect(text.contains("2 scenarios: 1 crashed, 1 passed in "))
  }

  @Test("Asked to end, it ends its scenarios too, and writes nothing")
  func interruption() throws {
    try folder.write(
      "screen: keep-above\n---\n" + String(repeating: "wait 3600\n", count: 1000),
      to: "scenarios/long.scenario")
    let process = try ChildProcess(
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable, "check",
        "scenarios", "--goldens", "goldens", "--jobs", "1",
      ], environment: ["CI": nil, "TMPDIR": folder.path])
    process.closeInput()
    // The folder it works in has a log for each scenario that was begun.
    let deadline = DispatchTime.now() + ChildProcess.patience
    func hasBegun() throws -> Bool {
      try folder.names().filter { $0.hasPrefix("keyboard-playground-check-") }
        .contains { FileManager.default.fileExists(atPath: folder.file("\($0)/logs/long.log")) }
    }
    while try !hasBegun() {
      try #require(DispatchTime.now() < deadline)
      _ = process.isSilent(for: 0.01)
    }
    process.signal(SIGTERM)
    #expect(try process.waitForExit(within: 20) == -SIGTERM)
    #expect(try names(in: "goldens") == ["RENDERER", "bar", "rise"])
    #expect(try folder.names() == ["goldens", "scenarios"])
  }

  @Test("Shards share the work, each scenario in one of them")
  func shards() throws {
    var all: [String] = []
    for number in 1...3 {
      let run = try check("--update", "never", "--shard", "\(number)/3", "--report", "report")
      #expect(run.status == 0)
      all.append(run.text)
    }
    #expect(all[0].hasPrefix("1 scenario: 1 passed"))
    #expect(all[1].hasPrefix("1 scenario: 1 passed"))
    #expect(all[2].hasPrefix("0 scenarios"))
    #expect(FileManager.default.fileExists(atPath: folder.file("report/index.html")))
    for text in ["0/3", "4/3", "1", "a/b", "1/2/3"] {
      #expect(Shard(text) == nil)
    }
    let shards = (1...4).map { Shard(number: $0, count: 4).share(of: Array(0..<10)) }
    #expect(shards.flatMap(\.self).sorted() == Array(0..<10))
  }

  @Test("A file that is named twice is checked once; a name that is taken is refused")
  func names() throws {
    let twice = try check(
      "scenarios/bar.scenario", "scenarios", "scenarios/../scenarios/bar.scenario")
    #expect(twice.status == 0)
    #expect(twice.text.hasPrefix("2 scenarios: 2 passed"))
    try folder.write("screen: keep-above\n---\n", to: "scenarios/RENDERER.scenario")
    let taken = try check()
    #expect(taken.status == 2)
    #expect(
      taken.text == "keyboard-playground: scenarios/RENDERER.scenario has a name that is taken "
        + "beside the goldens; give it another one.")
  }

  @Test("Goldens of nothing are not begun")
  func nothingToKeep() throws {
    try folder.write("screen: keep-above\n---\ntap #nobody\n", to: "bad.scenario")
    let process = try ChildProcess(
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable, "check",
        "bad.scenario", "--goldens", "other",
      ], environment: ["CI": ""])
    process.closeInput()
    #expect(try process.waitForExit() == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("other")))
  }

  @Test("The work folder of a check that was killed goes with the next one")
  func killed() throws {
    try folder.write("screen: keep-above\n---\nwait 3600\nwait 3600\n", to: "long.scenario")
    let work = try TemporaryFolder()
    let process = try ChildProcess(
      [
        WindowSession.executable, "check", folder.file("long.scenario"), "--goldens",
        folder.file("g"), "--report", folder.file("r"),
      ],
      environment: ["TMPDIR": work.path])
    let deadline = DispatchTime.now() + ChildProcess.patience
    // The scenario's own process has begun, and makes no more folders.
    while !(try FileManager.default.subpathsOfDirectory(atPath: work.path))
      .contains(where: { $0.hasSuffix("results/long") })
    {
      try #require(DispatchTime.now() < deadline)
      _ = process.isSilent(for: 0.01)
    }
    let first = try work.names()
    #expect(first.count == 1)
    _ = try check(environment: ["CI": nil, "TMPDIR": work.path])
    #expect(try work.names() == first)
    let tasks = "/proc/\(process.processIdentifier)/task"
    let children = try FileManager.default.contentsOfDirectory(atPath: tasks).flatMap { task in
      try String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)
        .split(separator: " ").compactMap { pid_t($0) }
    }
    process.kill()
    // It would take too long.
    for child in children { kill(child, SIGKILL) }
    _ = try check(environment: ["CI": nil, "TMPDIR": work.path])
    #expect(try work.names().isEmpty)
  }

  @Test("Nothing is written over a scenario")
  func overScenario() throws {
    let before = try folder.text(of: "scenarios/bar.scenario")
    let run = try check("--junit", "scenarios/../scenarios/bar.scenario")
    #expect(run.status == 2)
    #expect(run.text.contains("The option --junit would write over scenarios/bar.scenario, which"))
    #expect(try folder.text(of: "scenarios/bar.scenario") == before)
  }

  @Test("What cannot be checked says so")
  func nothing() throws {
    let missing = try check("nowhere")
    #expect(missing.status == 2)
    #expect(missing.text == "keyboard-playground: There is no file or folder nowhere.")
    try FileManager.default.createDirectory(
      atPath: folder.file("empty"), withIntermediateDirectories: false)
    let empty = try check("empty")
    #expect(empty.status == 2)
    #expect(
      empty.text == "keyboard-playground: There are no scenarios (*.scenario) in empty.")
    try folder.write("cairo\n", to: "goldens/RENDERER")
    #expect(try check().status == 3)
  }
}
