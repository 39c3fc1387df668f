import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

/// Which goldens are made, replaced and removed.
extension CheckTests {
  @Test("Goldens that are left over fail the check, and are removed on request")
  func leftOver() throws {
    try folder.write("screen: no-avoidance\n---\n", to: "scenarios/former.scenario")
    #expect(try check("--update", "missing").status == 0)
    try FileManager.default.removeItem(atPath: folder.file("scenarios/former.scenario"))
    try folder.write("", to: "goldens/rise/former.png")
    let run = try check("--update", "never")
    #expect(run.status == 1)
    #expect(
      run.text.contains("LEFT OVER  former (goldens/former)\n  It belongs to no scenario.\n"))
    #expect(run.text.contains("2 scenarios: 1 failed, 1 passed; 1 golden is left over in "))
    #expect(run.text.contains("  former.png is a golden that no step makes any more.\n"))
    #expect(try check("--update", "missing").status == 1)
    // One file alone does not tell which goldens are left over.
    #expect(try check("scenarios/bar.scenario", "--update", "never").status == 0)
    let mended = try check("--update", "failing")
    #expect(mended.status == 0)
    #expect(mended.text.contains("removed rise/former.png\nremoved former\n"))
    #expect(try names(in: "goldens") == ["RENDERER", "bar", "rise"])
  }

  @Test(
    "Where no check has made goldens nothing is removed, and beside them only folders of goldens")
  func removedByNobody() throws {
    for name in ["logo.png", "results.csv", "CMakeLists.txt"] {
      try folder.write("mine\n", to: "goldens/\(name)")
    }
    try folder.write("why\n", to: "goldens/bar/NOTES.md")
    let run = try check("--update", "failing")
    #expect(run.status == 1)
    #expect(run.text.contains("  NOTES.md is a golden that no step makes any more.\n"))
    #expect(
      try names(in: "goldens") == [
        "CMakeLists.txt", "RENDERER", "bar", "logo.png", "results.csv", "rise",
      ])
    #expect(try names(in: "goldens/bar").contains("NOTES.md"))
    // A folder of pictures where no check has ever been.
    for name in ["album", "fresh"] {
      try FileManager.default.createDirectory(
        atPath: folder.file("\(name)/mine"), withIntermediateDirectories: true)
      try folder.write("mine\n", to: "\(name)/mine/a.png")
      let process = try ChildProcess(
        [
          WindowSession.executable, "check", folder.file("scenarios"), "--goldens",
          folder.file(name), "--update", "failing", "--report", folder.file("report"),
        ], environment: ["CI": nil])
      #expect(try process.waitForExit() == 1)
      #expect(try names(in: "\(name)/mine") == ["a.png"])
    }
  }

  @Test("Folders that no check has made stay, whatever is in them, and get no record beside them")
  func foldersOfOthers() throws {
    let foreign = ["empty", "photos", "tables", "texts"]
    let files = ["photos/w.png", "tables/trace.csv", "texts/a.txt"]
    func addForeign(to goldens: String) throws {
      for name in foreign {
        try FileManager.default.createDirectory(
          atPath: folder.file("\(goldens)/\(name)"), withIntermediateDirectories: true)
      }
      for file in files { try folder.write("mine\n", to: "\(goldens)/\(file)") }
    }
    func expectForeign(in goldens: String) throws {
      for name in foreign { #expect(try names(in: goldens).contains(name)) }
      for file in files { #expect(try folder.text(of: "\(goldens)/\(file)") == "mine\n") }
    }
    try addForeign(to: "goldens")
    for mode in ["missing", "failing", "all"] {
      let run = try check("--update", mode)
      #expect(run.status == 1)
      #expect(run.text.contains("2 scenarios: 2 passed; 4 goldens are left over in "))
      try expectForeign(in: "goldens")
    }
    // Where no check has been before it must not look as if one had made them.
    try addForeign(to: "shared")
    for mode in ["missing", "failing", "all"] {
      let process = try ChildProcess(
        [
          "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable,
          "check", "scenarios", "--goldens", "shared", "--update", mode,
        ])
      process.closeInput()
      #expect(try process.waitForExit() == 1)
      #expect(try names(in: "shared") == (["bar", "rise"] + foreign).sorted())
      try expectForeign(in: "shared")
    }
  }

  @Test("A record of before stands for the folders with a trace, and lists them when it is written")
  func recordWithoutList() throws {
    let record = try folder.text(of: "goldens/RENDERER")
    #expect(record.hasSuffix("\ngoldens bar\ngoldens rise\n"))
    let lines = record.split(separator: "\n").filter { !$0.hasPrefix("goldens ") }
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "goldens/RENDERER")
    for (name, file) in [("former", "trace.csv"), ("photos", "w.png")] {
      try FileManager.default.createDirectory(
        atPath: folder.file("goldens/\(name)"), withIntermediateDirectories: false)
      try folder.write("", to: "goldens/\(name)/\(file)")
    }
    let run = try check("--update", "failing")
    #expect(run.status == 1)
    #expect(run.text.contains("removed former\nwrote goldens/RENDERER\n"))
    #expect(try names(in: "goldens") == ["RENDERER", "bar", "photos", "rise"])
    #expect(try folder.text(of: "goldens/RENDERER") == record)
  }

  @Test("In a folder that is a scenario's by its name alone nothing is removed")
  func folderOfAnotherMaker() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("goldens/new"), withIntermediateDirectories: false)
    try folder.write("mine\n", to: "goldens/new/holiday.png")
    try folder.write("screen: no-avoidance\nscale: 0.5\n---\n", to: "scenarios/new.scenario")
    for mode in ["missing", "failing", "all"] {
      let run = try check("--update", mode)
      #expect(run.status == 1)
      #expect(run.text.contains("  holiday.png is a golden that no step makes any more.\n"))
      #expect(try folder.text(of: "goldens/new/holiday.png") == "mine\n")
    }
    // Without the stranger it is known, and from then on what is stale goes.
    try FileManager.default.removeItem(atPath: folder.file("goldens/new/holiday.png"))
    #expect(try check("--update", "missing").status == 0)
    try folder.write("", to: "goldens/new/holiday.png")
    #expect(try check("--update", "failing").text.contains("removed new/holiday.png\n"))
  }

  @Test("Two checks that put the same goldens right at once both pass")
  func atOnce() throws {
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    try folder.write("changed\n", to: "goldens/bar/trace.csv")
    try folder.write("", to: "goldens/rise/former.png")
    let processes = try (1...3).map { number in
      try ChildProcess(
        [
          "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable,
          "check", "scenarios", "--goldens", "goldens", "--update", "failing", "--report",
          "report-\(number)",
        ])
    }
    var changes: [String] = []
    for process in processes {
      process.closeInput()
      #expect(try process.waitForExit() == 0, "\(process.lines)")
      changes += process.lines.filter { $0.hasPrefix("re") }
    }
    // Each is done once, by whichever of them came first.
    #expect(
      changes.sorted() == [
        "removed rise/former.png", "replaced bar/trace.csv", "replaced rise/views.txt",
      ])
  }

  @Test("While another check changes the goldens nothing is found wrong with them, or changed")
  func duringAnother() throws {
    let views = try folder.text(of: "goldens/rise/views.txt")
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    let lock = open(folder.file("goldens"), O_RDONLY)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let process = try ChildProcess(
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable, "check",
        "scenarios/rise.scenario", "--goldens", "goldens", "--update", "failing",
      ], environment: ["TMPDIR": folder.path])
    process.closeInput()
    // The trace is the last that is written of what is compared.
    let deadline = DispatchTime.now() + ChildProcess.patience
    func isPlayed() throws -> Bool {
      try folder.names().filter { $0.hasPrefix("keyboard-playground-check-") }
        .contains {
          FileManager.default.fileExists(atPath: folder.file("\($0)/results/rise/trace.csv"))
        }
    }
    while try !isPlayed() {
      try #require(DispatchTime.now() < deadline)
      _ = process.isSilent(for: 0.01)
    }
    try folder.write(views, to: "goldens/rise/views.txt")
    #expect(flock(lock, LOCK_UN) == 0)
    #expect(try process.waitForExit() == 0)
    #expect(process.lines.first?.hasPrefix("1 scenario: 1 passed in ") == true)
  }

  @Test("Without a record of the renderer that is said, and it is made where all is as it was")
  func missingRecord() throws {
    let renderer = try folder.text(of: "goldens/RENDERER")
    try FileManager.default.removeItem(atPath: folder.file("goldens/RENDERER"))
    let run = try check("--update", "never")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("goldens/RENDERER is missing, so nobody knows with which "))
    // A new golden says nothing about the others.
    try folder.write(
      "screen: no-avoidance\nscale: 0.5\n---\nstill a\n", to: "scenarios/new.scenario")
    let golden = try Data(contentsOf: URL(filePath: folder.file("goldens/rise/raised.png")))
    try FileOutput.write(
      FileOutputTestPicture.bytes(), to: folder.file("goldens/rise/raised.png"))
    #expect(try check("--update", "missing").status == 1)
    #expect(try !names(in: "goldens").contains("RENDERER"))
    let listed = renderer.replacing("goldens rise\n", with: "goldens new\ngoldens rise\n")
    try FileOutput.write(Array(golden), to: folder.file("goldens/rise/raised.png"))
    let mended = try check("--update", "missing")
    #expect(mended.status == 0)
    #expect(mended.text.contains("wrote goldens/RENDERER\n"))
    #expect(try folder.text(of: "goldens/RENDERER") == listed)
  }

  @Test("What nobody has made as a golden is never removed")
  func foreignFiles() throws {
    try folder.write("mine\n", to: "goldens/notes.md")
    try FileManager.default.createDirectory(
      atPath: folder.file("goldens/deep/er"), withIntermediateDirectories: true)
    try folder.write("mine\n", to: "goldens/deep/er/a.png")
    try FileManager.default.createDirectory(
      atPath: folder.file("goldens/mixed"), withIntermediateDirectories: false)
    try folder.write("mine\n", to: "goldens/mixed/a.png")
    try folder.write("mine\n", to: "goldens/mixed/.hidden")
    for mode in ["failing", "all"] {
      let run = try check("--update", mode)
      #expect(run.status == 1)
      for name in ["notes.md", "deep", "mixed"] {
        #expect(run.text.contains("LEFT OVER  \(name) (goldens/\(name))\n"))
      }
    }
    #expect(try folder.text(of: "goldens/deep/er/a.png") == "mine\n")
    #expect(try names(in: "goldens/mixed") == [".hidden", "a.png"])
    #expect(try folder.text(of: "goldens/notes.md") == "mine\n")
  }

  @Test("Goldens of two renderers are not mixed: all are written anew, or none")
  func partialUpdate() throws {
    let renderer = try folder.text(of: "goldens/RENDERER")
    let other = renderer.replacing("cairo 1.", with: "cairo 7.")
    try folder.write(other, to: "goldens/RENDERER")
    for arguments in [["scenarios/bar.scenario"], ["scenarios", "--shard", "1/2"]] {
      let process = try ChildProcess(
        [
          "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable,
          "check", "--goldens", "goldens", "--update", "all",
        ] + arguments)
      process.closeInput()
      #expect(try process.waitForExit() == 2)
      #expect(process.lines.last?.contains("--update all has to write all of them") == true)
    }
    #expect(try folder.text(of: "goldens/RENDERER") == other)
    #expect(try check("--update", "all").status == 0)
    #expect(try folder.text(of: "goldens/RENDERER") == renderer)
  }

  @Test("Update modes: missing adds, failing also replaces, never is usual in CI")
  func updateModes() throws {
    try FileManager.default.removeItem(atPath: folder.file("goldens/rise/raised.png"))
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    let inCI = try check(environment: ["CI": "true"])
    #expect(inCI.status == 1)
    #expect(inCI.text.contains("  raised.png has no golden yet.\n"))
    let atHome = try check()
    #expect(atHome.status == 1)
    #expect(atHome.text.contains("added rise/raised.png\n"))
    #expect(atHome.text.contains("  views.txt differs: "))
    let all = try check("--update", "failing")
    #expect(all.status == 0)
    #expect(all.text.contains("replaced rise/views.txt\n"))
    #expect(try check("--update", "never").status == 0)
  }

  @Test("With another renderer traces are compared, pictures are not, and the status says so")
  func otherRenderer() throws {
    let renderer = try folder.text(of: "goldens/RENDERER")
    try folder.write(renderer.replacing("cairo 1.", with: "cairo 7."), to: "goldens/RENDERER")
    try FileOutput.write(
      FileOutputTestPicture.bytes(), to: folder.file("goldens/rise/raised.png"))
    let run = try check("--update", "never", "--annotations")
    #expect(run.status == 3)
    // It is said once, and not of every picture.
    let lines = run.text.split(separator: "\n").map { String($0) }
    #expect(lines.count == 4)
    #expect(
      lines[0] == "The goldens were made with another renderer, so pictures are not compared "
        + "(--tolerance does so, --update all makes them anew):")
    #expect(lines[2].hasPrefix("2 scenarios: 2 not compared in "))
    #expect(lines[3].hasPrefix("::warning title=2 scenarios%3A 2 not compared::The goldens"))
    // Asked to, it compares them all the same.
    let tolerant = try check("--update", "never", "--tolerance", "1")
    #expect(tolerant.status == 1)
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    #expect(try check("--update", "never").status == 1)
  }

  enum FileOutputTestPicture {
    static func bytes() throws -> [UInt8] {
      try EncodedPicture(Bitmap(width: 195, height: 422, isOpaque: true)).file()
    }
  }
}
