import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

/// What a report may replace.
extension CheckTests {
  private static func refusal(_ file: String) -> String {
    "keyboard-playground: \(file) was not made by keyboard-playground, and would be replaced; name "
      + "another folder."
  }

  @Test(
    "A report takes the place of no page or picture of others, and says so before anything is played",
    arguments: [
      "index.html", "pictures/rise/failure.png", "pictures/rise/a.old.png",
      "pictures/bar/b.new.png", "pictures/bar/c.difference.png",
    ])
  func reportAmongOthers(file: String) throws {
    let path = "report/\(file)"
    try FileManager.default.createDirectory(
      at: URL(filePath: folder.file(path)).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    // A picture of others may be a real one.
    let content =
      file.hasSuffix(".html")
      ? Array("<title>keyboard-playground</title>\n".utf8) : try FileOutputTestPicture.bytes()
    try FileOutput.write(content, to: folder.file(path))
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    let run = try check("--update", "failing", "--report", "report")
    #expect(run.status == 2)
    #expect(run.text == Self.refusal(path))
    #expect(try Data(contentsOf: URL(filePath: folder.file(path))) == Data(content))
    #expect(try folder.text(of: "goldens/rise/views.txt") == "changed\n")
  }

  @Test("A report takes the place of an earlier one, and leaves everything else")
  func reportAgain() throws {
    try FileOutput.write(
      FileOutputTestPicture.bytes(), to: folder.file("goldens/rise/raised.png"))
    try folder.write(
      "screen: keep-above\nscale: 0.5\n---\nexpect keyboard up\n", to: "scenarios/down.scenario")
    #expect(try check("--update", "never").status == 1)
    let pictures = [
      "raised.difference.png", "raised.new.png", "raised.old.png", "run.film.png",
    ]
    #expect(try names(in: "check-report/pictures/rise") == pictures)
    #expect(try names(in: "check-report/pictures/down") == ["failure.png", "run.film.png"])
    // A run that was ended has pictures and no page, and may be repeated.
    try FileManager.default.removeItem(atPath: folder.file("check-report/index.html"))
    try folder.write("mine\n", to: "check-report/pictures/down/notes.txt")
    try FileManager.default.createDirectory(
      atPath: folder.file("check-report/pictures/bar"), withIntermediateDirectories: false)
    try FileManager.default.removeItem(atPath: folder.file("scenarios/down.scenario"))
    try folder.write("screen: keep-above\nscale: 0.5\n---\n", to: "scenarios/down.scenario")
    #expect(try check("--update", "failing").status == 0)
    #expect(try names(in: "check-report/pictures") == ["bar", "down"])
    #expect(try names(in: "check-report/pictures/down") == ["notes.txt"])
  }

  @Test("A page of a check of before says itself which pictures are of it")
  func reportOfBefore() throws {
    for file in ["index.html", "pictures/rise/a b.difference.png"] {
      let url = URL(filePath: folder.file("report/\(file)"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try folder.write(
      "<p class=\"program\">keyboard-playground check</p>\n"
        + "<img src=\"pictures/rise/a%20b.difference.png\">\n", to: "report/index.html")
    try folder.write("", to: "report/pictures/rise/a b.difference.png")
    #expect(try check("--update", "never", "--report", "report").status == 0)
    #expect(try names(in: "report/pictures") == [])
    #expect(try folder.text(of: "report/index.html").contains("2 scenarios passed"))
  }
}
