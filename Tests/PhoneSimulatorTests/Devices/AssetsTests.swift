import Foundation
import Testing

@testable import PhoneSimulator

@Suite("Where the assets are looked for")
final class AssetsTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "assets-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func makeAssets(_ path: String) throws -> URL {
    let folder = root.appending(path: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "devices.json"))
    return folder
  }

  private func makeExecutable(_ path: String) throws -> URL {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    return file
  }

  private func path(_ url: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  @Test("A folder named outright beats the environment, which beats the executable's places")
  func order() throws {
    let named = try makeAssets("named folder")
    let environment = try makeAssets("environment")
    let shared = try makeAssets("usr/share/keyboard-playground")
    let above = try makeAssets("usr/assets")
    let executable = try makeExecutable("usr/bin/program")
    let variables = [Assets.environmentVariable: path(environment)]

    func found(_ explicit: String?, _ environment: [String: String]) throws -> String {
      path(
        try Assets.find(explicit: explicit, environment: environment, executable: executable)
          .directory)
    }
    #expect(try found(path(named), variables) == path(named))
    #expect(try found(nil, variables) == path(environment))
    #expect(try found(nil, [:]) == path(shared))
    #expect(try found(nil, [Assets.environmentVariable: ""]) == path(shared))
    try FileManager.default.removeItem(at: shared)
    #expect(try found(nil, [:]) == path(above))
  }

  @Test("The executable's own place counts, not that of a link to it")
  func link() throws {
    let assets = try makeAssets("checkout/assets")
    let executable = try makeExecutable("checkout/.build/release/program")
    let link = root.appending(path: "bin/program")
    _ = try makeAssets("assets-of-someone-else")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: executable)
    let found = try Assets.find(environment: [:], executable: link)
    #expect(path(found.directory) == path(assets))
    #expect(path(found.file("devices.json")) == path(assets) + "/devices.json")
  }

  @Test("A named folder without assets is an error, not a reason to look elsewhere")
  func namedWithoutAssets() throws {
    _ = try makeAssets("usr/assets")
    let executable = try makeExecutable("usr/bin/program")
    #expect(throws: AssetError.notFound(tried: ["/nowhere/at all"])) {
      try Assets.find(explicit: "/nowhere/at all", environment: [:], executable: executable)
    }
  }

  @Test("Not found, one sentence names every place in the order of looking")
  func notFound() throws {
    let executable = URL(filePath: "/nowhere/usr/bin/program")
    let error = try #require(throws: AssetError.self) {
      try Assets.find(environment: [:], executable: executable)
    }
    #expect(
      "\(error)"
        == "the folder of assets (the one with devices.json) is not at "
        + "/nowhere/usr/share/keyboard-playground, nor at /nowhere/usr/bin/assets, nor at "
        + "/nowhere/usr/assets, nor at /nowhere/assets, nor at /assets; "
        + "say where it is with --assets DIR or KEYBOARD_PLAYGROUND_ASSETS")
  }

  @Test("The assets of this checkout are found from the running program itself")
  func ownAssets() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../assets").standardizedFileURL
    #expect(path(try Assets.find(environment: [:]).directory) == path(checkout))
  }
}
