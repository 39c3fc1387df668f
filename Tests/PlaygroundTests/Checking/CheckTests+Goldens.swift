import Captures
import Drawing
import Foundation
import TestSupport
import Testing

/// Which goldens are made, replaced and removed.
extension CheckTests {
  @Test("Goldens that are left over fail the check, and are removed on request")
  func leftOver() throws {
    try FileManager.default.copyItem(
      atPath: folder.file("goldens/bar"), toPath: folder.file("goldens/former"))
    try folder.write("", to: "goldens/rise/former.png")
    let run = try check("--update", "never")
    #expect(run.status == 1)
    #expect(
      run.text.contains("LEFT OVER  former (goldens/former)\n  It belongs to no scenario.\n"))
    #expect(run.text.contains("2 scenarios: 1 failed, 1 passed; 1 golden is left over in "))
    #expect(run.text.contains("  former.png is a golden that no step makes any more.\n"))
    #expect(try check("--update", "missing").status == 1)
    // Of one file alone nobody can say which goldens are left over.
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
    try FileOutput.write(Array(golden), to: folder.file("goldens/rise/raised.png"))
    let mended = try check("--update", "missing")
    #expect(mended.status == 0)
    #expect(mended.text.contains("wrote goldens/RENDERER\n"))
    #expect(try folder.text(of: "goldens/RENDERER") == renderer)
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
