import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// The files and screens a command works with; they are read when they are asked for.
@MainActor
package struct CommandResources {
  private static let usualDevice = "iPhone 13"
  private static let usualScreen = "keep-above"

  package let assets: Assets

  /// The folder of assets that was named on the command line.
  let namedAssets: String?

  package let catalog: [AppScreen]
  package let devices: DeviceCatalog
  private let layouts: KeyboardLayoutCatalog

  /// What the command has read so far, and what it is going to write.
  let uses = FileUses()

  /// The program's own file.
  let executable: String

  /// What loads screens that are named by their files; nil where that is not possible.
  private let code: CodeScreens?

  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - catalog: The screens that the program has.
  ///   - executable: The program's own file, beside which the compiled UIKit lies; without one no code
  ///     is loaded.
  ///   - announce: Takes a sentence before something that takes seconds.
  /// - Throws: What keeps assets from being found or read.
  init(
    _ arguments: CommandArguments, catalog: [AppScreen], executable: String? = nil,
    announce: @escaping (String) -> Void = { _ in }
  ) throws {
    namedAssets = arguments["--assets"]
    let assets = try Assets.find(explicit: namedAssets)
    self.assets = assets
    self.executable = executable ?? ""
    code = executable.map {
      CodeScreens(assets: assets, executable: $0, announce: announce)
    }
    devices = try DeviceCatalog(assets: assets)
    self.catalog = catalog
    layouts = KeyboardLayoutCatalog(assets: assets)
    let keyboards = layouts.languages.map { layouts.file(for: $0) }
    for file in [assets.file("devices.json"), assets.file(Self.fonts)] + keyboards {
      uses.read(file.path(percentEncoded: false))
    }
  }

  /// What is in some folders of assets; throws where their devices cannot be read.
  package init(assets: Assets, catalog: [AppScreen]) throws {
    namedAssets = nil
    executable = ""
    code = nil
    self.assets = assets
    devices = try DeviceCatalog(assets: assets)
    layouts = KeyboardLayoutCatalog(assets: assets)
    self.catalog = catalog
  }

  private static let fonts = "fonts.conf"

  var screens: [String] { catalog.map(\.name) }

  /// A device by its name; the usual one where no name is given.
  func device(named name: String?) throws(PlaygroundError) -> Device {
    // The file of devices may be edited and lack the usual one; it is never empty.
    guard let name else { return devices.device(named: Self.usualDevice) ?? devices.devices[0] }
    guard let device = devices.device(named: name) else {
      throw .unknownDevice(name, nearest: NearestName.of(name, in: devices.names))
    }
    return device
  }

  /// The name of a screen that is there; where no name is given the usual one, or the first of
  /// others.
  func screen(named name: String?) throws(PlaygroundError) -> String {
    let usual = screens.contains(Self.usualScreen) ? Self.usualScreen : screens.first
    let name = name ?? usual ?? Self.usualScreen
    guard screens.contains(name) || code != nil && ScenarioVocabulary.namesCode(name) else {
      throw .unknownScreen(name, nearest: NearestName.of(name, in: screens))
    }
    return name
  }

  /// The file of the scenario that shows a screen.
  func demonstration(ofScreen name: String) throws(PlaygroundError) -> String {
    let screen = try screen(named: name)
    let file = assets.file("scenarios/\(screen).scenario").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: file) else {
      throw .noDemonstration(screen: screen, file: file)
    }
    return file
  }

  /// The names a scenario may use.
  func vocabulary() throws(PlaygroundError) -> ScenarioVocabulary {
    var vocabulary = ScenarioVocabulary(
      devices: devices.devices, screens: screens, languages: layouts.languages,
      defaultDevice: try device(named: nil))
    vocabulary.takesCode = code != nil
    return vocabulary
  }

  /// Whether screens can be named by the files of their code.
  var takesCode: Bool { code != nil }

  /// Builds a screen that is named by its files, whose paths begin in a folder; throws what keeps it from
  /// being built.
  func build(_ name: String, in folder: String) throws -> LoadedScreen {
    guard let code else { throw PlaygroundError.unknownScreen(name, nearest: nil) }
    return try code.build(name, in: folder)
  }

  /// What is on the keyboard's keys in a language; in the usual one where none is named.
  package func keyboardLayout(
    of language: String? = nil
  ) throws(AssetError) -> KeyboardLayout {
    try layouts.layout(for: language ?? KeyboardLayoutCatalog.usualLanguage)
  }

  /// Uses the fonts that are pinned.
  func prepareFonts() throws(DrawingError) {
    try Fonts.prepare(configuration: assets.file(Self.fonts))
  }

  /// The bytes of a scenario, or of steps that it includes.
  func scenarioFile(_ path: String) throws(ScenarioError) -> [UInt8] {
    uses.read(path)
    return try ScenarioFile.read(path)
  }
}
