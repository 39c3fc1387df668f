import Captures
import Drawing
import Foundation
import HostSystem
import Testing

@Suite struct GoldenUpdateTests {
  /// One file of each outcome.
  private func makeFolders() throws -> Folders {
    let folders = try Folders()
    try folders.writeBoth("same\n", "same.txt")
    try folders.write("new\n", to: folders.results, "missing.txt")
    try folders.write(Pairs.screen(), to: folders.results, "missing.png")
    try folders.write("new\n", to: folders.results, "text.txt")
    try folders.write("old\n", to: folders.goldens, "text.txt")
    try folders.write(Pairs.screen(), to: folders.results, "picture.png")
    try folders.write(Pairs.screen(textAt: 21), to: folders.goldens, "picture.png")
    try folders.write(Pairs.screen(), to: folders.results, "renamed.png", version: "2")
    try folders.write(Pairs.screen(), to: folders.goldens, "renamed.png", version: "1")
    try folders.write(Pairs.screen(), to: folders.results, "damaged-golden.png")
    try folders.write("?", to: folders.goldens, "damaged-golden.png")
    try folders.write("?", to: folders.results, "damaged-result.png")
    try folders.write(Pairs.screen(), to: folders.goldens, "damaged-result.png")
    try folders.write("old\n", to: folders.goldens, "stale.txt")
    try folders.write("* -text\n", to: folders.goldens, ".gitattributes")
    try FileOutput.makeFolder(at: "\(folders.goldens)/folder")
    return folders
  }

  private static let corrected: [GoldenChange] = [
    .replaced("damaged-golden.png"), .added("missing.png"), .added("missing.txt"),
    .replaced("picture.png"), .removed("stale.txt"), .replaced("text.txt"),
  ]

  @Test(
    arguments: [
      (UpdateMode.never, []),
      (.missing, [.added("missing.png"), .added("missing.txt")]),
      (.failing, corrected),
      // Equal to look at, but not byte for byte.
      (.all, (corrected + [.replaced("renamed.png")]).sorted { $0.name < $1.name }),
    ] as [(UpdateMode, [GoldenChange])])
  func aModeChangesWhatItSaysAndReportsIt(_ mode: UpdateMode, expected: [GoldenChange]) throws {
    let folders = try makeFolders()
    let before = try folders.goldenContents(except: "folder")
    let update = GoldenUpdate(try folders.comparison(), mode: mode)
    #expect(try update.apply() == expected)
    let after = try folders.goldenContents(except: "folder")
    for name in Set(before.keys).union(after.keys).sorted() {
      switch expected.first(where: { $0.name == name }) {
      case .added?, .replaced?:
        #expect(after[name] == (try Data(contentsOf: URL(filePath: "\(folders.results)/\(name)"))))
      case .removed?: #expect(after[name] == nil)
      case nil: #expect(after[name] == before[name], "\(name)")
      }
    }
    #expect(try GoldenUpdate(folders.comparison(), mode: mode).apply() == [])
  }

  @Test func afterAnUpdateTheCheckPasses() throws {
    let folders = try makeFolders()
    unlink("\(folders.results)/damaged-result.png")
    rmdir("\(folders.goldens)/folder")
    #expect(try !folders.comparison().isPassed)
    _ = try GoldenUpdate(folders.comparison(), mode: .failing).apply()
    #expect(try folders.comparison().isPassed)
  }

  @Test func whatIsStaleStaysInAFolderThatNoCheckHasMade() throws {
    let folders = try makeFolders()
    for mode in UpdateMode.allCases {
      #expect(GoldenUpdate(try folders.comparison(), mode: mode, isOwnFolder: false).removals == [])
    }
  }

  @Test func theFirstGoldensGetTheirFolder() throws {
    let folders = try Folders()
    try folders.write("a\n", to: folders.results, "a.txt")
    let goldens = "\(folders.parent.path)/new/scenario"
    let comparison = try GoldenComparison(results: folders.results, goldens: goldens)
    #expect(try GoldenUpdate(comparison, mode: .never).apply() == [])
    #expect(!FileManager.default.fileExists(atPath: goldens))
    #expect(try GoldenUpdate(comparison, mode: .missing).apply() == [.added("a.txt")])
    #expect(try GoldenComparison(results: folders.results, goldens: goldens).isPassed)
  }

  @Test func picturesOfTwoRenderersAreNotMixed() throws {
    let folders = try makeFolders()
    let comparison = try folders.comparison(.init(tolerance: 1, isSameRenderer: false))
    #expect(GoldenUpdate(comparison, mode: .missing).writes == ["missing.txt"])
    #expect(GoldenUpdate(comparison, mode: .failing).writes == ["missing.txt", "text.txt"])
    #expect(
      GoldenUpdate(comparison, mode: .all).writes == [
        "damaged-golden.png", "missing.png", "missing.txt", "picture.png", "renamed.png",
        "same.txt", "text.txt",
      ])
  }

  @Test func aFolderThatCannotBeWrittenIsASentence() throws {
    let folders = try Folders()
    try folders.write("a\n", to: folders.results, "a.txt")
    try folders.write("a\n", to: folders.parent.path, "file")
    let goldens = "\(folders.parent.path)/missing"
    let comparison = try GoldenComparison(results: folders.results, goldens: goldens)
    try folders.write("in the way\n", to: folders.parent.path, "missing")
    #expect(throws: FileError.cannotWrite(path: goldens, code: ENOTDIR)) {
      try GoldenUpdate(comparison, mode: .all).apply()
    }
  }
}

extension Folders {
  fileprivate func goldenContents(except folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0 != folder }.map {
        ($0, try Data(contentsOf: URL(filePath: "\(goldens)/\($0)")))
      })
  }
}
