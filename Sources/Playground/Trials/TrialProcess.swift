import Captures
import Drawing
import Foundation
import HostSystem
import Loader
import PhoneSimulator
import Scenarios

/// A trial whose phone is in a process of its own, as code that is named by files has to be.
struct TrialRequest: Codable, Hashable, Sendable {
  /// What is wanted of it.
  enum Product: Codable, Hashable, Sendable {
    /// A still by its name, or the last one.
    case picture(still: String?)
    case film(showsTouches: Bool)
  }

  var file, device, screen: String
  var keyboardHeight: Double?
  var look: Look

  /// Pixels to a point.
  var scale: Double
  var product: Product

  init(_ staging: Staging, scale: Double, _ product: Product) {
    (file, device, screen) = (staging.file, staging.device.name, staging.screen)
    look = staging.look
    (keyboardHeight, self.scale, self.product) = (staging.keyboardHeight, scale, product)
  }
}

/// What has come of a trial in another process; its pictures lie beside it by their numbers.
struct TrialResult: Codable, Sendable {
  /// A frame of a film: the number of its picture, and its row of the trace.
  struct Frame: Codable, Sendable {
    var picture: Int
    var sample: TraceSample
  }

  var figures: MotionFigures
  var missed: String?
  var missedCount: Int
  var frames: [Frame] = []
}

/// The two sides of a trial in a process of its own.
@MainActor
struct TrialProcess {
  /// What the program is started with, before the folder with the request.
  static let argument = "--play-trial"

  private static let (request, result) = ("request.json", "result.json")

  let result: TrialResult
  private let folder: WorkFolder

  /// Starts the process and waits for its end; throws what kept it from playing, or how the app has
  /// ended it.
  init(_ request: TrialRequest, in resources: CommandResources) throws {
    folder = try WorkFolder(prefix: "keyboard-playground-trial")
    try FileOutput.write(
      Array(try JSONEncoder().encode(request)), to: "\(folder.path)/\(Self.request)")
    let places = CodePlaces()
    let process = PhoneProcess(resources.executable) { places.place(of: $1, in: $0) }
    let code = try process.run(
      [Self.argument, folder.path] + (resources.namedAssets.map { [$0] } ?? []))
    guard code == .success else { throw ReportedFailure(exitCode: code) }
    result = try JSONDecoder().decode(
      TrialResult.self, from: Data(try FileInput.read("\(folder.path)/\(Self.result)")))
  }

  /// A picture by its number.
  func picture(_ number: Int) throws -> Bitmap {
    try Picture(decoding: FileInput.read("\(folder.path)/\(number).png")).bitmap
  }

  /// Is the process of a trial: plays what the folder's request says.
  static func serve(_ folder: String, in resources: CommandResources) throws {
    let text = try FileInput.read("\(folder)/\(Self.request)")
    let request = try JSONDecoder().decode(TrialRequest.self, from: Data(text))
    try resources.prepareFonts()
    var staging = try Staging(file: request.file, in: resources)
    staging.device = try resources.device(named: request.device)
    (staging.screen, staging.keyboardHeight) = (request.screen, request.keyboardHeight)
    staging.look = request.look
    let interruption = Interruption()
    var pictures = KeptPictures()
    let result: TrialResult
    switch request.product {
    case .picture(let still):
      let trial = try Trial(
        of: staging, still: still, scale: request.scale, in: resources, interruption: interruption)
      _ = try pictures.keep(trial.picture)
      result = TrialResult(
        figures: trial.figures, missed: trial.failure, missedCount: trial.failure == nil ? 0 : 1)
    case .film(let showsTouches):
      var frames: [TrialResult.Frame] = []
      let run = try FilmedRun(
        of: staging, scale: request.scale, showsTouches: showsTouches, in: resources,
        interruption: interruption
      ) { frames.append(TrialResult.Frame(picture: try pictures.keep($0), sample: $1)) }
      result = TrialResult(
        figures: run.figures, missed: run.missed, missedCount: run.missedCount, frames: frames)
    }
    for number in 0..<pictures.count {
      try FileOutput.write(pictures[number].file(), to: "\(folder)/\(number).png")
    }
    try FileOutput.write(
      Array(try JSONEncoder().encode(result)), to: "\(folder)/\(Self.result)")
  }
}
