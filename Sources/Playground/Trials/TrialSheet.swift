import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// Scenarios on several phones, on one sheet with the motion's numbers.
@MainActor
struct TrialSheet {
  /// One of the pictures: what is played, and what makes it different from the others.
  struct Entry: Sendable {
    var title: String
    var staging: Staging
  }

  var title: String
  var subtitle: String
  var entries: [Entry]
  var path: String
  var still: String?
  var scale: Double
  var columns: Int?

  /// More pictures are no sheet.
  nonisolated static let greatestCount = 200

  /// Default pixels to a point: many pictures, each small.
  nonisolated static let usualScale = 1.0

  /// Plays everything and writes the sheet; returns how many were not as their
  /// scenario says.
  func write(in surroundings: Surroundings) throws -> Int {
    // Captions need fonts to be measured.
    try surroundings.prepareFonts()
    try check()
    try surroundings.uses.write(path, by: "--out")
    try FileOutput.checkFile(at: path)
    let interruption = Interruption()
    let progress = ProgressLine()
    defer { progress.clear() }
    var cells: [ContactSheet.Cell] = []
    for entry in entries {
      let trial = try Trial(
        of: entry.staging, still: still, scale: scale, in: surroundings,
        interruption: interruption)
      cells.append(
        ContactSheet.Cell(
          title: entry.title, picture: trial.picture, lines: trial.figures.lines,
          failure: trial.failure))
      progress.show { "\(cells.count) of \(entries.count) pictures" }
    }
    var sheet = ContactSheet(title: title, subtitle: subtitle, cells: cells, columns: columns)
    // There is room for a line below every picture; whether for more was not known.
    if sheet.outline.size(scale: scale) == nil {
      for index in cells.indices where cells[index].failure != nil {
        sheet.cells[index].failure = Self.shortFailure
      }
    }
    let picture = try EncodedPicture(sheet.bitmap(scale: scale))
    let texts = [
      ProgramVersion.pictureText, PNGText("Title", title),
    ]
    try FileOutput.write(picture.file(with: texts), to: path)
    return cells.count { $0.failure != nil }
  }
}

extension TrialSheet {
  private static let shortFailure = "Not as the scenario says."

  /// Finds what would only come out after everything has been played.
  func check() throws {
    let stills = entries.flatMap { $0.staging.scenario.stills.map(\.name) }
    if let still, !stills.contains(still) {
      throw PlaygroundError.unknownStill(still, nearest: NearestName.of(still, in: stills))
    }
    let outline = ContactSheetOutline(
      title: title, subtitle: subtitle,
      cells: entries.map { entry in
        ContactSheetOutline.Cell(
          title: entry.title, size: size(of: entry.staging), lines: MotionFigures().lines,
          failure: Self.shortFailure)
      }, columns: columns)
    guard outline.size(scale: scale) != nil else { throw PlaygroundError.tooLarge("the sheet") }
  }

  /// How large the picture of a scenario gets, in pixels.
  private func size(of staging: Staging) -> PixelSize {
    let stills = staging.scenario.stills.filter { still == nil || still == $0.name }
    // How large a part is only its run can tell.
    if stills.last?.isPart == true { return PixelSize(width: 0, height: 0) }
    let screen = CGRect(origin: .zero, size: staging.device.portraitSize)
    let pixels = PixelRect(covering: screen, scale: scale)
    return PixelSize(width: pixels.width, height: pixels.height)
  }

  /// A scenario over a range of keyboard heights.
  static func sweep(
    _ arguments: CommandArguments, in surroundings: Surroundings
  ) throws -> TrialSheet {
    guard let file = arguments.operands.first else {
      throw PlaygroundError.missingArgument("FILE")
    }
    guard let list = arguments["--heights"] else {
      throw PlaygroundError.missingArgument("--heights LIST")
    }
    let staging = try Staging(file: file, in: surroundings)
    let heights = try HeightList(list, for: staging.device)
    var sheet = try TrialSheet(arguments)
    if let placed = staging.scenario.stepSettingHeight(before: sheet.still) {
      throw PlaygroundError.setsHeight(
        file: placed.file.isEmpty ? staging.file : placed.file, line: placed.line,
        step: "\(placed.step)")
    }
    sheet.title = "\(staging.name) – \(staging.device.name)"
    sheet.subtitle = "\(staging.screen), over the keyboard's height"
    sheet.entries = heights.values.map { height in
      var staging = staging
      staging.keyboardHeight = height
      return Entry(title: "\(PlainNumber.write(height)) pt", staging: staging)
    }
    return sheet
  }

  /// Scenarios over devices and screens.
  static func matrix(
    _ arguments: CommandArguments, in surroundings: Surroundings
  ) throws -> TrialSheet {
    guard !arguments.operands.isEmpty else { throw PlaygroundError.missingArgument("FILE") }
    let stagings = try arguments.operands.map { try Staging(file: $0, in: surroundings) }
    let devices = try arguments["--devices"].map { text in
      text == "all"
        ? surroundings.devices.devices
        : try Self.list(text, of: "--devices").map { try surroundings.device(named: $0) }
    }
    let screens = try arguments["--screens"].map { text in
      text == "all"
        ? surroundings.screens
        : try Self.list(text, of: "--screens").map { try surroundings.screen(named: $0) }
    }
    if devices == nil, screens == nil {
      throw PlaygroundError.missingOneOf(["--devices LIST", "--screens LIST"])
    }
    var sheet = try TrialSheet(arguments)
    sheet.title = stagings.map(\.name).joined(separator: ", ")
    sheet.subtitle = subtitle(
      of: stagings, isOverDevices: devices != nil, isOverScreens: screens != nil)
    for staging in stagings {
      for screen in screens ?? [staging.screen] {
        for device in devices ?? [staging.device] {
          let other = try staging.moved(to: device, screen: screen)
          let parts = [
            stagings.count > 1 ? staging.name : nil, screens == nil ? nil : screen,
            devices == nil ? nil : device.name,
          ]
          sheet.entries.append(
            Entry(title: parts.compactMap(\.self).joined(separator: ", "), staging: other))
        }
      }
    }
    guard sheet.entries.count <= greatestCount else {
      throw PlaygroundError.tooManyPictures(sheet.entries.count, limit: greatestCount)
    }
    return sheet
  }

  /// What a matrix is over, behind the device or screen that all of it has.
  private static func subtitle(
    of stagings: [Staging], isOverDevices: Bool, isOverScreens: Bool
  ) -> String {
    guard isOverDevices != isOverScreens else { return "over devices and screens" }
    let common = Set(stagings.map { isOverDevices ? $0.screen : $0.device.name })
    let start = if let only = common.first, common.count == 1 { "\(only), " } else { "" }
    return start + "over \(isOverDevices ? "devices" : "screens")"
  }

  private static func list(
    _ text: String, of option: String
  ) throws(PlaygroundError) -> [String] {
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if names.isEmpty { throw .missingValue(option: option, value: "LIST") }
    return names
  }

  /// What all sheets have in common.
  private init(_ arguments: CommandArguments) throws {
    guard let path = arguments["--out"] else {
      throw PlaygroundError.missingArgument("--out FILE")
    }
    guard FileEnding(path).allows("png") else {
      throw PlaygroundError.badFileName(option: "--out", path: path, endings: [".png"])
    }
    self.path = path
    title = ""
    subtitle = ""
    entries = []
    still = arguments["--still"]
    scale = try arguments.number("--scale", in: RenderOptions.scales) ?? Self.usualScale
    columns = try arguments.wholeNumber("--columns", in: 1...100)
  }
}

extension Scenario {
  /// The first step that sets the keyboard's height before a still is taken; nil stands for the
  /// last one, or where there is none the end.
  fileprivate func stepSettingHeight(before still: String?) -> PlacedStep? {
    let steps = steps(in: "")
    let end = steps.lastIndex { placed in
      if case .capture(.still(let name, of: _)) = placed.step {
        still == nil || still == name
      } else {
        false
      }
    }
    return steps[..<(end ?? steps.endIndex)].first { placed in
      switch placed.step {
      case .keyboard(.height), .keyboard(.heightOver), .keyboard(.heightAlong): true
      default: false
      }
    }
  }

  /// The stills it takes, in order, and whether they show a part of the screen.
  fileprivate var stills: [(name: String, isPart: Bool)] {
    steps(in: "").compactMap { placed in
      if case .capture(.still(let name, of: let part)) = placed.step {
        (name, part != nil)
      } else {
        nil
      }
    }
  }
}
