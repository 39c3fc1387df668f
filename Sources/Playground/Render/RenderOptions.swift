import Captures
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// What is played off-screen and where it goes; all of it has been checked.
struct RenderOptions: Sendable {
  /// Pixels to a point where neither command line nor scenario says.
  static let usualScale = 2.0
  static let scales = 0.5...4.0

  var stagings: [Staging]
  var folder: String

  /// Pixels to a point; nil leaves it to the scenario.
  var scale: Double?
  var products = RenderProduct.usual
  var filmFormat = FilmFormat.apng

  /// Whether fingers are seen in films and numbered frames.
  var showsTouches = false

  /// Whether nothing is said of how far it is.
  var isQuiet = false
}

extension RenderOptions {
  @MainActor
  init(_ arguments: CommandArguments, in resources: CommandResources) throws {
    guard let folder = arguments["--out"] else {
      throw PlaygroundError.missingArgument("--out DIR")
    }
    self.folder = folder
    scale = try arguments.number("--scale", in: Self.scales)
    let files: [String]
    switch (arguments["--screen"], arguments.operands.isEmpty) {
    case (let name?, true): files = [try resources.demonstration(ofScreen: name)]
    case (nil, false): files = arguments.operands
    case (nil, true): throw PlaygroundError.missingArgument("--screen NAME or FILE.scenario")
    case (_?, false): throw PlaygroundError.conflict("--screen", "FILE.scenario")
    }
    stagings = try files.map { try Staging(file: $0, in: resources) }
    try Self.checkNames(of: stagings)
    if let list = arguments["--write"] {
      products = try RenderProduct.list(list, option: "--write")
      // Both are called trace.csv.
      if products.isSuperset(of: [.trace, .goldens]) {
        throw PlaygroundError.conflict("--write trace", "--write goldens")
      }
    }
    if let name = arguments["--film"] {
      filmFormat = try arguments.choice("--film", name, of: FilmFormat.self)
    }
    showsTouches = arguments["--touches"] != nil
    isQuiet = arguments["--quiet"] != nil
    if filmFormat != .apng, makesFilms, !VideoFilm.isAvailable {
      throw CaptureError.encoderMissing(name: VideoFilm.program)
    }
    try checkFiles(in: resources)
  }

  /// Nothing is written over what is read, or twice to one file.
  @MainActor
  private func checkFiles(in resources: CommandResources) throws {
    for staging in stagings {
      let folder = folder(of: staging)
      let old = (try? FolderContents(path: folder, mayBeMissing: true))?.entries.map(\.name) ?? []
      let names = staging.fileNames(of: products, films: filmFormat)
      for name in old.filter(RenderRun.isFrameName) + Set(names).sorted() {
        try resources.uses.write("\(folder)/\(name)", inFolderOf: "--out")
      }
    }
  }

  private var makesFilms: Bool {
    if products.contains(.film) { return true }
    guard products.contains(.pictures) else { return false }
    return stagings.contains { staging in
      staging.scenario.steps(in: staging.file).contains { placed in
        if case .capture(.film(let film)) = placed.step { film.stripInterval == nil } else { false }
      }
    }
  }

  /// Each of several scenarios gets a folder of its name.
  static func checkNames(of stagings: [Staging]) throws(PlaygroundError) {
    var files: [String: String] = [:]
    for staging in stagings {
      if let other = files[staging.name] { throw .sameName(other, staging.file) }
      files[staging.name] = staging.file
    }
  }

  /// Where the files of a scenario go.
  func folder(of staging: Staging) -> String {
    guard stagings.count > 1 else { return folder }
    return folder.hasSuffix("/") ? folder + staging.name : "\(folder)/\(staging.name)"
  }

  func scale(of staging: Staging) -> Double { scale ?? staging.scenario.scale ?? Self.usualScale }
}
