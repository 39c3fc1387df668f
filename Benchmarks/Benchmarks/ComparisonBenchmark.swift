import Captures
import Dispatch
import Drawing
import Foundation
import HostSystem
import PhoneSimulator

extension Studio {
  /// How long it takes to compare a still at one pixel a point with a golden that
  /// shows the same, in milliseconds: two files read, decoded and compared.
  func measureEqualStill() throws -> Double {
    let folders = try GoldenFolders()
    try withMovingScreen { phone, _ in
      let still = phone.still(scale: 1)
      try folders.write(result: still, golden: still)
    }
    let times = try (0..<20).map { _ in
      let start = DispatchTime.now()
      let comparison = try folders.comparison(scale: 1)
      let time = milliseconds(since: start)
      require(comparison.isPassed && comparison.files.count == 1, "the stills are equal")
      return time
    }
    return times.percentile(0.5)
  }

  /// How long it takes with two pixels a point when everything differs, in
  /// milliseconds: the same, and old, new and difference written for the report.
  func measureFailingStill() throws -> Double {
    let folders = try GoldenFolders()
    try withMovingScreen { phone, screen in
      let before = phone.still(scale: 2)
      screen.move()
      phone.advance(by: 300)
      try folders.write(result: phone.still(scale: 2), golden: before)
    }
    let times = try (0..<5).map { _ in
      let start = DispatchTime.now()
      let findings = try folders.comparison(scale: 2).findings(
        writingPicturesTo: "moving", inReport: "\(folders.path)/report")
      let time = milliseconds(since: start)
      guard case .pictures(let pictures) = findings.first?.evidence, pictures.difference != nil
      else { fatalError("the difference is shown") }
      return time
    }
    return times.percentile(0.5)
  }
}

/// A folder of results and one of goldens, with a still in each.
private struct GoldenFolders {
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
  }

  var path: String { parent.path }

  /// The texts differ, as times and versions do, so that the files do as well.
  func write(result: Bitmap, golden: Bitmap) throws {
    for (folder, bitmap) in [("results", result), ("goldens", golden)] {
      try FileOutput.makeFolder(at: "\(path)/\(folder)")
      try FileOutput.write(
        EncodedPicture(bitmap).file(with: [PNGText("Folder", folder)]),
        to: "\(path)/\(folder)/still.png")
    }
  }

  func comparison(scale: Double) throws -> GoldenComparison {
    try GoldenComparison(
      results: "\(path)/results", goldens: "\(path)/goldens",
      settings: GoldenComparison.Settings(scale: scale))
  }
}
