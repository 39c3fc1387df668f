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
  func write(in resources: CommandResources) throws -> Int {
    // Captions need fonts to be measured.
    try resources.prepareFonts()
    try check()
    try resources.uses.write(path, by: "--out")
    try FileOutput.checkFile(at: path)
    let interruption = Interruption()
    let progress = ProgressLine()
    defer { progress.clear() }
    var cells: [ContactSheet.Cell] = []
    for entry in entries {
      let trial = try Trial(
        of: entry.staging, still: still, scale: scale, in: resources,
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
}
