import Foundation
import TestSupport
import Testing

/// What the built program leaves as it was.
@Suite("What is kept")
struct KeptFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func exitStatus(
    of arguments: [String], environment: [String: String?] = [:]
  ) throws -> Int32 {
    let process = try ChildProcess(
      ["sh", "-c", "exec \"$@\" 2>&1", "sh", WindowSession.executable] + arguments,
      environment: environment)
    process.closeInput()
    return try process.waitForExit()
  }

  @Test(
    "A file keeps owner and mode when root writes it anew", .enabled(if: geteuid() == 0))
  func ownerOfFormatted() throws {
    let file = try folder.write("screen:keep-above\n---\n", to: "a.scenario")
    #expect(chmod(file, 0o640) == 0 && chown(file, 1234, 2345) == 0)
    #expect(try exitStatus(of: ["format", "--write", file]) == 0)
    #expect(try folder.text(of: "a.scenario") == "screen: keep-above\n---\n")
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_uid == 1234 && status.st_gid == 2345 && status.st_mode & 0o7777 == 0o640)
  }

  @Test("A film whose encoder is ended leaves the frames")
  func endedEncoder() throws {
    let file = try folder.write("screen: no-avoidance\n---\nwait 0.05\n", to: "a.scenario")
    try FileManager.default.createDirectory(
      atPath: folder.file("bin"), withIntermediateDirectories: false)
    // As one that is ended for hanging.
    try ChildProcess.writeScript("kill -9 $$", to: folder.file("bin/ffmpeg"))
    let code = try exitStatus(
      of: [
        "render", file, "--out", folder.file("out"), "--write", "frames,film", "--film", "mp4",
        "--scale", "0.5",
      ], environment: ["PATH": "\(folder.file("bin")):/usr/bin:/bin"])
    #expect(code == 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out"))
    #expect(names.contains("frame-00000.png") && !names.contains("film.mp4"))
  }

  @Test("A name that is not UTF-8 is refused, and not taken for another one")
  func otherEncoding() throws {
    try expectRefusal(
      "exec \"$0\" render \"$(printf 'a\\377.scenario')\" --out out --write trace",
      of: "a\u{fffd}.scenario", leaving: ["a\u{fffd}.scenario"])
  }

  @Test("So is one in a folder, whose other scenarios are not played")
  func otherEncodingInFolder() throws {
    try expectRefusal(
      """
      mkdir played; cp a*.scenario played/b.scenario; mv a*.scenario "played/$(printf 'a\\377.scenario')"
      exec "$0" check played --goldens goldens
      """, of: "played/a\u{fffd}.scenario", leaving: ["played"])
  }

  private func expectRefusal(_ commands: String, of name: String, leaving names: [String]) throws {
    try folder.write("screen: no-avoidance\n---\n", to: "a\u{fffd}.scenario")
    let script = "cd \"$1\"; exec 2>&1; \(commands)"
    let process = try ChildProcess(["sh", "-c", script, WindowSession.executable, folder.path])
    process.closeInput()
    #expect(try process.waitForExit() == 2)
    #expect(
      process.lines == [
        "keyboard-playground: The name \(name) is not UTF-8, and only such names of files can be used; "
          + "rename the file, or make a link to it."
      ])
    #expect(try folder.names() == names)
  }
}
