import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

extension TrialSheet {
  /// A scenario over a range of keyboard heights.
  static func sweep(
    _ arguments: CommandArguments, in resources: CommandResources
  ) throws -> TrialSheet {
    guard let file = arguments.operands.first else {
      throw PlaygroundError.missingArgument("FILE")
    }
    guard let list = arguments["--heights"] else {
      throw PlaygroundError.missingArgument("--heights LIST")
    }
    let staging = try Staging(file: file, in: resources)
    let heights = try HeightList(list, for: staging.device)
    var sheet = try TrialSheet(arguments)
    let varying = staging.firstStep(before: sheet.still) { $0.setsHeight || $0.switchesDevice }
    if let varying {
      throw varying.step.setsHeight
        ? PlaygroundError.setsHeight(varying) : PlaygroundError.switchesCompared(varying)
    }
    sheet.title = "\(staging.name) – \(staging.device.name)"
    sheet.subtitle = "\(CodeName.short(staging.screen)), over the keyboard's height"
    sheet.entries = heights.values.map { height in
      var staging = staging
      staging.keyboardHeight = height
      return Entry(title: "\(PlainNumber.write(height)) pt", staging: staging)
    }
    return sheet
  }

  /// Scenarios over devices, screens and looks.
  static func matrix(
    _ arguments: CommandArguments, in resources: CommandResources
  ) throws -> TrialSheet {
    guard !arguments.operands.isEmpty else { throw PlaygroundError.missingArgument("FILE") }
    let stagings = try arguments.operands.map { try Staging(file: $0, in: resources) }
    let devices = try arguments["--devices"].map { text in
      text == "all"
        ? resources.devices.devices
        : try Self.list(text, of: "--devices").map { try resources.device(named: $0) }
    }
    let screens = try arguments["--screens"].map { text in
      text == "all"
        ? resources.screens
        : try Self.list(text, of: "--screens").map {
          CodeName.absolute(try resources.screen(named: $0), in: "")
        }
    }
    let looks = try arguments["--looks"].map { text in
      try Self.list(text, of: "--looks").map { (name: $0, look: try Look(option: "--looks", $0)) }
    }
    if devices == nil, screens == nil, looks == nil {
      throw PlaygroundError.missingOneOf(["--devices LIST", "--screens LIST", "--looks LIST"])
    }
    var sheet = try TrialSheet(arguments)
    sheet.title = stagings.map(\.name).joined(separator: ", ")
    sheet.subtitle = subtitle(
      of: stagings, isOverDevices: devices != nil, isOverScreens: screens != nil,
      isOverLooks: looks != nil)
    for staging in stagings {
      let switching = staging.firstStep(before: sheet.still) {
        devices != nil && $0.switchesDevice || screens != nil && $0.switchesScreen
          || looks != nil && $0.changesLook
      }
      if let switching { throw PlaygroundError.switchesCompared(switching) }
      for screen in screens ?? [staging.screen] {
        for device in devices ?? [staging.device] {
          let other = try staging.moved(to: device, screen: screen)
          let parts = [
            stagings.count > 1 ? staging.name : nil, screens == nil ? nil : CodeName.short(screen),
            devices == nil ? nil : device.name,
          ].compactMap(\.self)
          for look in looks ?? [] {
            var other = other
            other.look = look.look
            sheet.entries.append(
              Entry(title: (parts + [look.name]).joined(separator: ", "), staging: other))
          }
          if looks == nil {
            sheet.entries.append(Entry(title: parts.joined(separator: ", "), staging: other))
          }
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
    of stagings: [Staging], isOverDevices: Bool, isOverScreens: Bool, isOverLooks: Bool
  ) -> String {
    let varying = [(isOverDevices, "devices"), (isOverScreens, "screens"), (isOverLooks, "looks")]
      .filter(\.0).map(\.1)
    let all =
      varying.count < 2
      ? varying : varying.dropLast(2) + [varying.suffix(2).joined(separator: " and ")]
    let over = "over " + all.joined(separator: ", ")
    guard varying.count == 1 else { return over }
    let common = Set(stagings.map { isOverScreens ? $0.device.name : CodeName.short($0.screen) })
    let start = if let only = common.first, common.count == 1 { "\(only), " } else { "" }
    return start + over
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
