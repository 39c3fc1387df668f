import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit

/// A scenario that is played off-screen into files.
@MainActor
final class RenderRun {
  let staging: Staging
  let options: RenderOptions
  let folder: String
  let scale: Double
  let writer = PNGWriter()
  private let resources: CommandResources
  private let interruption: Interruption
  private let progress = ProgressLine()

  private(set) var frames = 0
  var stills = 0
  var films = 0
  var dumps = 0
  private var samples: [TraceSample] = []
  private var motion = MotionMeter()

  /// Whether everything is in its place that the summary speaks of.
  private var areFilesWritten = false

  /// What the phone of this run is painted into; made once there is a phone.
  private(set) var camera: Camera?
  private(set) var player: ScenarioPlayer?

  var openStrips: [String: FilmStrip] = [:]
  var openFilms: [String: OpenFilm] = [:]

  /// A film that is being written.
  struct OpenFilm {
    var writer: any FilmWriter
    var frames = 0

    mutating func append(_ picture: Bitmap) throws {
      try writer.append(picture)
      frames += 1
    }
  }

  /// Reads what is needed and makes the folder; nothing is played yet.
  init(
    _ staging: Staging, _ options: RenderOptions, in resources: CommandResources,
    interruption: Interruption
  ) throws {
    self.staging = staging
    self.options = options
    self.resources = resources
    self.interruption = interruption
    folder = options.folder(of: staging)
    scale = options.scale(of: staging)
    try resources.prepareFonts()
    try FileOutput.makeFolder(at: folder)
    try Self.earlierPictures(in: folder, options).remove()
  }

  /// Plays to the end; what was finished stays when it fails.
  func play() throws {
    try staging.withPhone(in: resources) { phone, watch in
      let camera = Camera(
        phone: phone, devices: staging.devices(in: resources.devices), scale: scale,
        showsTouches: options.showsTouches)
      self.camera = camera
      let timeline = PhoneTimeline(phone: phone, framesPerSecond: staging.framesPerSecond) {
        watch?.turn()
        try self.take($0)
      }
      let player = ScenarioPlayer(
        staging.scenario, file: staging.file, on: timeline, output: self)
      watch?.follow(player)
      self.player = player
      // Player and timeline hold on to this object, too.
      defer { (self.player, self.camera) = (nil, nil) }
      if writes(.film) { try beginFilm("film") }
      let played = Result {
        try TurnWatch.with(watch) { try player.play(betweenTurns: Phone.serveMainQueue) }
      }
      progress.clear()
      if case .failure(let error) = played, error is ScenarioError { try keepFailure() }
      (samples, motion) = (timeline.history ?? [], timeline.motion)
      // What cannot be written comes first: a failed step without files cannot be examined.
      try finishFiles()
      try played.get()
    }
  }

  func writes(_ product: RenderProduct) -> Bool { options.products.contains(product) }

  /// Whether the scenario's own pictures and texts are kept.
  var keepsPictures: Bool { writes(.pictures) || writes(.goldens) }

  private func take(_ sample: TraceSample) throws {
    try interruption.check()
    if writes(.frames) || writes(.film), let picture = camera?.frame() {
      if writes(.frames) {
        try writer.write(picture, to: path(Self.frameName(frames)), texts: texts())
      }
      try openFilms["film"]?.append(picture)
    }
    frames += 1
    if options.isQuiet { return }
    progress.show { "\(staging.name): \(percentage) %, \(seconds(sample.tick)) s" }
  }

  private var percentage: Int { Int((100 * (player?.progress ?? 0)).rounded(.down)) }

  /// Takes a picture of what was seen when a step failed.
  private func keepFailure() throws {
    guard keepsPictures, let camera else { return }
    try writer.write(camera.still(of: nil), to: path(PictureEvidence.failureName), texts: texts())
  }

  /// Puts everything in its place that can be, also after a failure.
  private func finishFiles() throws {
    openStrips = [:]
    // A film without a frame is none.
    let films = openFilms.filter { $0.value.frames > 0 }.sorted { $0.key < $1.key }
    self.films -= openFilms.count - films.count
    openFilms = [:]
    var failures = FailureCollector()
    for (_, film) in films { failures.attempt { try film.writer.finish() } }
    failures.attempt { try writer.finish() }
    if writes(.trace) || writes(.goldens) { failures.attempt { try writeTrace() } }
    if writes(.timeline) { failures.attempt { try writeTimeline() } }
    try failures.finish()
    areFilesWritten = true
  }

  private func writeTrace() throws {
    let rows = samples.lazy.map { TraceFormat.row($0) }
    let text =
      writes(.trace)
      ? TraceFormat.header + rows.joined() : TraceFormat.compactText(of: samples)
    try write(text, toFile: "trace.csv")
  }

  private func writeTimeline() throws {
    let plot = TimelinePlot(of: samples, title: "\(staging.name) – \(staging.device.name)")
    try write(plot.svg, toFile: "timeline.svg")
    try FileOutput.write(
      EncodedPicture(plot.bitmap(scale: scale)).file(with: texts()), to: path("timeline.png"))
  }

  // MARK: What was done

  /// One line on what there is now and where, and one with the motion's numbers;
  /// nothing where they could not be written.
  var summary: String {
    guard areFilesWritten else { return "" }
    var things: [String] = []
    if writes(.frames) { things.append(Self.count(frames, "frame")) }
    if stills > 0 { things.append(Self.count(stills, "still")) }
    if films > 0 { things.append(Self.count(films, "film")) }
    if dumps > 0 { things.append(Self.count(dumps, "dump")) }
    if writes(.trace) || writes(.goldens) { things.append("the trace") }
    if writes(.timeline) { things.append("the timeline") }
    if things.isEmpty { things = ["0 files"] }
    let list =
      things.count > 1
      ? things.dropLast().joined(separator: ", ") + " and " + things[things.count - 1] : things[0]
    let isOne = things.count == 1 && (list.hasPrefix("1 ") || list.hasPrefix("the "))
    let length = seconds(samples.last?.tick ?? 0)
    let sentence = list.prefix(1).uppercased() + list.dropFirst()
    return "\(sentence) of \(length) s \(isOne ? "is" : "are") in \(folder)\n"
      + "\(motion.figures)\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func seconds(_ ticks: Int) -> String { TraceFormat.roughSeconds(ticks: ticks) }

  /// What a picture says about itself.
  func texts() -> [PNGText] {
    var texts = [
      ProgramVersion.pictureText,
      PNGText("Scenario", staging.name),
    ]
    if let player, let step = player.currentStep {
      texts.append(PNGText("Step", "\(step.line): \(player.currentWords)"))
    }
    if let camera { texts.append(PNGText("Time", "\(seconds(camera.phone.now)) s")) }
    return texts
  }

  // MARK: Files

  func path(_ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  func write(_ text: String, toFile name: String) throws {
    try FileOutput.write(Array(text.utf8), to: path(name))
  }

  private nonisolated static func frameName(_ number: Int) -> String {
    "frame-\(PlainNumber.padded(number, to: 5)).png"
  }

  /// Finds pictures of others that a run would replace or be mixed up with, before any is played.
  static func checkFolders(_ options: RenderOptions) throws {
    for staging in options.stagings {
      _ = try earlierPictures(in: options.folder(of: staging), options)
    }
  }

  /// Frames of a longer run would otherwise follow those of this one, and an
  /// earlier failure be taken for one of this run.
  private static func earlierPictures(
    in folder: String, _ options: RenderOptions
  ) throws(CaptureError) -> EarlierPictures {
    try EarlierPictures(
      in: folder, where: { isFrameName($0) || $0 == PictureEvidence.failureName },
      isInTheWay: { name in
        isFrameName(name)
          ? options.products.contains(.frames)
          : !options.products.isDisjoint(with: [.pictures, .goldens])
      })
  }

  nonisolated static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let number = Int(name.dropFirst(6).dropLast(4))
    else { return false }
    return number >= 0 && frameName(number) == name
  }
}
