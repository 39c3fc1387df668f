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

  private func paths(_ assets: Assets) -> [String] { assets.folders.map(path) }

  @Test("A folder named outright covers the variable's, which covers the program's own")
  func order() throws {
    let named = try makeAssets("named folder")
    let environment = try makeAssets("environment")
    let shared = try makeAssets("usr/share/keyboard-playground")
    let above = try makeAssets("usr/assets")
    let executable = try makeExecutable("usr/bin/program")
    let built = path(root.appending(path: "usr/bin/keyboard-playground_PhoneSimulator.resources"))
    let variables = [Assets.environmentVariable: path(environment)]

    func found(_ explicit: String?, _ environment: [String: String]) throws -> [String] {
      paths(
        try Assets.find(explicit: explicit, environment: environment, executable: executable))
    }
    #expect(
      try found(path(named), variables) == [path(named), path(environment), path(shared), built])
    #expect(try found(nil, variables) == [path(environment), path(shared), built])
    #expect(try found(nil, [:]) == [path(shared), built])
    #expect(try found(nil, [Assets.environmentVariable: ""]) == [path(shared), built])
    try FileManager.default.removeItem(at: shared)
    #expect(try found(nil, [:]) == [path(above), built])
  }

  @Test("Folders cover each other name by name")
  func nameByName() throws {
    let built = try makeAssets("usr/bin/keyboard-playground_PhoneSimulator.resources")
    try Data().write(to: built.appending(path: "fonts.conf"))
    let executable = try makeExecutable("usr/bin/program")
    let own = root.appending(path: "usr/assets")
    try FileManager.default.createDirectory(
      at: own.appending(path: "keyboards"), withIntermediateDirectories: true)
    try Data().write(to: own.appending(path: "keyboards/en.json"))
    let named = root.appending(path: "named")
    try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
    try Data().write(to: named.appending(path: "fonts.conf"))

    let assets = try Assets.find(explicit: path(named), environment: [:], executable: executable)
    #expect(path(assets.file("fonts.conf")) == path(named) + "/fonts.conf")
    #expect(path(assets.file("keyboards/en.json")) == path(own) + "/keyboards/en.json")
    #expect(path(assets.file("devices.json")) == path(built) + "/devices.json")
    // What is nowhere should be where the search begins.
    #expect(path(assets.file("scenarios")) == path(named) + "/scenarios")
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
    #expect(path(found.folders[0]) == path(assets))
    #expect(path(found.file("devices.json")) == path(assets) + "/devices.json")
  }

  @Test("A named folder without assets is an error, not a reason to look elsewhere")
  func namedWithoutAssets() throws {
    _ = try makeAssets("usr/assets")
    let executable = try makeExecutable("usr/bin/program")
    let empty = root.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    for place in ["/nowhere/at all", path(empty)] {
      #expect(throws: AssetError.notFound(tried: [place])) {
        try Assets.find(explicit: place, environment: [:], executable: executable)
      }
      #expect(throws: AssetError.notFound(tried: [place])) {
        try Assets.find(
          environment: [Assets.environmentVariable: place], executable: executable)
      }
    }
  }

  @Test("Not found, one sentence names every place in the order of looking")
  func notFound() throws {
    let executable = URL(filePath: "/nowhere/usr/bin/program")
    let error = try #require(throws: AssetError.self) {
      try Assets.find(environment: [:], executable: executable)
    }
    let places = [
      "usr/share/keyboard-playground", "usr/bin/assets", "usr/assets", "assets",
    ].map { "/nowhere/\($0)" }
    let all = places + ["/assets", "/nowhere/usr/bin/keyboard-playground_PhoneSimulator.resources"]
    let sentence = """
      there are no assets (devices.json, fonts.conf, keyboards, loader, scenarios) at \
      \(all.joined(separator: ", nor at ")); \
      say where they are with --assets DIR or KEYBOARD_PLAYGROUND_ASSETS
      """
    #expect("\(error)" == sentence)
  }

  @Test("The assets of this checkout are found from the running program itself")
  func ownAssets() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../assets").standardizedFileURL
    #expect(path(try Assets.find(environment: [:]).folders[0]) == path(checkout))
  }

  @Test("The copies that are built along hold what a depending package has no file of")
  func copies() throws {
    let built = try #require(Assets.find(environment: [:]).folders.last)
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../assets").standardizedFileURL
    for name in ["devices.json", "fonts.conf", "keyboards/en.json", "loader/Rewriter.swift"] {
      #expect(
        try Data(contentsOf: built.appending(path: name))
          == Data(contentsOf: checkout.appending(path: name)))
    }
  }
}
