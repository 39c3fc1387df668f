import Captures
import Drawing
import Foundation
import PhoneSimulator
import Scenarios
import UIKit

extension RenderRun: ScenarioOutput {
  func still(_ name: String, of part: CGRect?) throws {
    guard keepsPictures, let camera else { return }
    try writer.write(camera.still(of: part), to: path("\(name).png"), texts: texts())
    try writeViews(name, within: part)
    stills += 1
  }

  func begin(_ film: Film) throws {
    guard keepsPictures else { return }
    if film.stripInterval != nil {
      try checkSize(of: film)
      openStrips[film.name] = FilmStrip(scale: scale)
    } else if writes(.pictures) {
      try beginFilm(film.name)
    }
  }

  func beginFilm(_ name: String) throws {
    openFilms[name] = OpenFilm(
      writer: try options.filmFormat.makeFilm(
        path: path("\(name).\(options.filmFormat.fileExtension)"),
        framesPerSecond: staging.framesPerSecond, texts: texts()))
    films += 1
  }

  /// A strip that cannot be written is not worth the time it takes.
  private func checkSize(of film: Film) throws {
    guard let interval = film.stripInterval, case .seconds(let seconds) = film.length,
      let screen = camera?.phone.screen.bounds.size
    else { return }
    let pixels = Int(screen.width * scale) * Int(screen.height * scale)
    let count = Int(seconds / interval) + 1
    guard pixels * count <= Picture.maximumPixels else {
      throw PlaygroundError.tooLarge("the strip \(film.name)")
    }
  }

  func shoot(_ film: Film) throws {
    guard let camera else { return }
    let phone = camera.phone
    if openStrips[film.name] != nil {
      let isUp = phone.keyboard.visibleTop < phone.screen.bounds.height
      openStrips[film.name]?.append(
        camera.still(of: nil), seconds: Double(phone.now) / Double(FrameClock.ticksPerSecond),
        keyboardTop: isUp ? Double(phone.keyboard.visibleTop) : nil,
        views: writes(.goldens) ? views(of: phone) : [])
    } else {
      try openFilms[film.name]?.append(camera.frame())
    }
  }

  func end(_ film: Film) throws {
    if let strip = openStrips.removeValue(forKey: film.name) {
      try writer.write(strip.bitmap(), to: path("\(film.name).png"), texts: texts())
      if writes(.goldens) {
        try write(strip.pictures.text, toFile: "\(film.name).pictures")
        try write(strip.views.text, toFile: "\(film.name).views")
      }
      stills += 1
    }
    try openFilms.removeValue(forKey: film.name)?.writer.finish()
  }

  func write(_ text: String, to file: String) throws {
    guard keepsPictures else { return }
    try write(text, toFile: file)
    dumps += 1
  }

  // MARK: Views

  // Where the views are in a picture, to name those that differ.

  private func writeViews(_ name: String, within part: CGRect?) throws {
    guard writes(.goldens), let phone = camera?.phone else { return }
    let origin = part?.origin ?? .zero
    let views = views(of: phone).map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    try write(views.text, toFile: "\(name).views")
  }

  private func views(of phone: Phone) -> [NamedRect] {
    phone.namedFrames.map { NamedRect(name: $0, rect: $1) }
  }
}
