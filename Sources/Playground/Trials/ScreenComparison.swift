import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit

/// Two screens under the same input, side by side in one film.
///
/// Only one phone can be open: the first screen is played into memory, the
/// second one into the film beside it.
@MainActor
final class ScreenComparison {
  private struct Frame {
    /// Which of the pictures it looks like.
    var picture: Int
    var sample: TraceSample
  }

  private let stagings: [Staging]
  private let path: String
  private let format: FilmFormat
  private let scale: Double
  private let showsTouches: Bool
  private let resources: CommandResources
  private let interruption = Interruption()
  private let progress = ProgressLine()

  private var frames: [Frame] = []
  private var pictures = KeptPictures()
  private var figures: [MotionFigures] = []

  init(_ arguments: CommandArguments, in resources: CommandResources) throws {
    let operands = arguments.operands
    guard operands.count >= 2 else { throw PlaygroundError.missingArgument("SCREEN SCREEN") }
    guard let path = arguments["--out"] else {
      throw PlaygroundError.missingArgument("--out FILE")
    }
    self.path = path
    self.resources = resources
    let screens = try operands.prefix(2).map {
      CodeName.absolute(try resources.screen(named: $0), in: "")
    }
    let file =
      operands.count > 2 ? operands[2] : try resources.demonstration(ofScreen: screens[0])
    let staging = try Staging(file: file, in: resources)
    if let placed = staging.scenario.steps(in: file).first(where: { $0.step.switchesScreen }) {
      throw PlaygroundError.switchesCompared(placed)
    }
    stagings = screens.map { screen in
      var staging = staging
      staging.screen = screen
      return staging
    }
    format = try Self.format(arguments, path: path)
    scale =
      try arguments.number("--scale", in: RenderOptions.scales)
      ?? staging.scenario.scale ?? CheckOptions.usualScale
    showsTouches = arguments["--touches"] != nil
  }

  /// The format that is asked for, else that of the file's name.
  private static func format(
    _ arguments: CommandArguments, path: String
  ) throws(PlaygroundError) -> FilmFormat {
    let named = try arguments["--film"].map { name throws(PlaygroundError) in
      try arguments.choice("--film", name, of: FilmFormat.self)
    }
    let ending = FileEnding(path)
    let formats = named.map { [$0] } ?? FilmFormat.allCases
    guard
      let format = formats.first(where: {
        ending.allows($0.fileExtension) || ending.allows($0.rawValue)
      })
    else {
      throw .badFileName(
        option: "--out", path: path, endings: formats.map { "." + $0.fileExtension })
    }
    return format
  }

  /// Plays both and writes the film; returns the messages about them.
  func write() throws -> (text: String, isAsSaid: Bool) {
    defer { progress.clear() }
    try resources.uses.write(path, by: "--out")
    try FileOutput.checkFile(at: path)
    try resources.prepareFonts()
    let first = try play(stagings[0]) { try self.keep($0, $1) }
    let film = try format.makeFilm(
      path: path, framesPerSecond: stagings[0].framesPerSecond, texts: texts)
    let composer = Composer(
      film: film, titles: stagings.map { CodeName.short($0.screen) }, scale: scale)
    let second: FilmedRun
    do {
      second = try play(stagings[1]) { picture, sample in
        try composer.add(left: self.left(at: composer.count), right: (picture, sample))
      }
      // The shorter one stands still until the longer one ends.
      while composer.count < frames.count {
        try interruption.check()
        try composer.addAgain(left: left(at: composer.count))
      }
    } catch let error as PlaygroundError {
      // What has been filmed until an interruption is a film.
      if composer.count > 0 { try film.finish() }
      throw error
    }
    try film.finish()
    let lines = zip(zip(stagings, [first, second]), figures).map { played, figures in
      "\(CodeName.short(played.0.screen)): \(figures)\n"
        + (played.1.missed.map { "  \($0)\n" } ?? "")
    }
    let seconds = Double(composer.count) / Double(stagings[0].framesPerSecond)
    let rounded = PlainNumber.write((seconds * 100).rounded() / 100)
    return (
      (composer.count == 1
        ? "1 frame, \(rounded) s, is" : "\(composer.count) frames, \(rounded) s, are")
        + " in \(path)\n" + lines.joined(),
      first.missedCount + second.missedCount == 0
    )
  }

  private var texts: [PNGText] {
    [
      ProgramVersion.pictureText,
      PNGText("Scenario", stagings[0].name),
      PNGText("Title", stagings.map { CodeName.short($0.screen) }.joined(separator: " and ")),
    ]
  }

  private func play(
    _ staging: Staging, onFrame: (Bitmap, TraceSample) throws -> Void
  ) throws -> FilmedRun {
    let run = try FilmedRun(
      of: staging, scale: scale, showsTouches: showsTouches, in: resources,
      interruption: interruption
    ) { picture, sample in
      try onFrame(picture, sample)
      progress.show {
        "\(CodeName.short(staging.screen)): \(TraceFormat.roughSeconds(ticks: sample.tick)) s"
      }
    }
    figures.append(run.figures)
    return run
  }

  // MARK: The first screen, in memory

  private func keep(_ picture: Bitmap, _ sample: TraceSample) throws {
    frames.append(Frame(picture: try pictures.keep(picture), sample: sample))
  }

  private var decoded: (index: Int, bitmap: Bitmap)?

  private func left(at index: Int) throws -> (Bitmap, TraceSample) {
    let frame = frames[min(index, frames.count - 1)]
    if decoded?.index != frame.picture {
      let picture = try Picture(decoding: pictures[frame.picture].file()).bitmap
      decoded = (frame.picture, picture)
    }
    guard let decoded else { preconditionFailure("it has just been decoded") }
    return (decoded.bitmap, frame.sample)
  }
}

/// Puts two pictures into each frame of a film.
@MainActor
private final class Composer {
  private let film: any FilmWriter
  private let titles: [String]
  private let scale: Double
  private var layout: (sides: SideBySide, frame: Bitmap)?
  private var lastRight: (Bitmap, TraceSample)?
  private(set) var count = 0

  init(film: any FilmWriter, titles: [String], scale: Double) {
    self.film = film
    self.titles = titles
    self.scale = scale
  }

  func add(left: (Bitmap, TraceSample), right: (Bitmap, TraceSample)) throws {
    let layout = try layout ?? makeLayout(left.0, right.0)
    self.layout = layout
    let isLeftLonger = left.1.tick > right.1.tick
    layout.sides.paint(
      left: left.0, right: right.0, leftCaption: Self.caption(left.1),
      rightCaption: Self.caption(right.1),
      seconds: Double((isLeftLonger ? left.1 : right.1).tick) / Double(FrameClock.ticksPerSecond),
      into: layout.frame)
    try film.append(layout.frame)
    lastRight = right
    count += 1
  }

  /// Adds a frame whose right side has ended.
  func addAgain(left: (Bitmap, TraceSample)) throws {
    guard let lastRight else { preconditionFailure("every run has a frame") }
    try add(left: left, right: lastRight)
  }

  private func makeLayout(_ left: Bitmap, _ right: Bitmap) throws -> (SideBySide, Bitmap) {
    let sides = try SideBySide(
      left: SideBySide.Side(title: titles[0], width: left.width, height: left.height),
      right: SideBySide.Side(title: titles[1], width: right.width, height: right.height),
      scale: scale)
    return (sides, sides.makeFrame())
  }

  private static func caption(_ sample: TraceSample) -> String {
    func text(_ number: Double) -> String { PlainNumber.write((number * 10).rounded() / 10) }
    return "shift \(text(sample.shift))" + (sample.gap.map { " · gap \(text($0))" } ?? "")
  }
}
