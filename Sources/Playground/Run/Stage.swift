import Drawing
import Foundation
import PhoneSimulator
import UIKit
import XWindow

/// The picture in the window: the phone, or phones beside each other, and what is around them.
@MainActor
package final class Stage {
  private let sessions: [any Session]
  private let window: XWindow.Window
  private let presenter: Presenter
  let scene: StageScene

  /// The pictures that are shown in turn, by their number.
  private var pictures: [Int: RenderTarget] = [:]
  /// What the window shows.
  private var shown: [StageState]?
  /// What the picture that was shown last was made to fit into.
  private var shownSpace: PixelSize?

  /// Creates the picture of sessions with the same device, at least one; throws where the server
  /// takes no pictures.
  package init(sessions: [any Session], window: XWindow.Window) throws(XWindowError) {
    self.sessions = sessions
    self.window = window
    presenter = try Presenter(window: window, background: StageStyle.background)
    let device = sessions[0].state.device
    scene = StageScene(
      device: device, sessions: sessions,
      layout: StageLayout(device: device, windowSize: window.size, columns: sessions.count))
  }

  /// Where everything is.
  var layout: StageLayout { scene.layout }

  /// The time of what is around the phone, which slow motion does not slow.
  var clock: FrameClock { scene.screen.clock }

  /// Makes a window in which a phone, or several beside each other, have a number of pixels to a
  /// point.
  package static func makeWindow(
    on display: Display, title: String, device: Device, scale: Double, columns: Int = 1
  ) throws(XWindowError) -> XWindow.Window {
    try XWindow.Window(
      display: display, title: title,
      size: StageLayout.size(for: device, scale: scale, columns: columns),
      minimumSize: StageLayout.size(for: device, scale: 0.25, columns: columns))
  }

  /// Whether there is a picture to paint into that the server does not read.
  package var isReady: Bool {
    presenter.size.width == 0 || (try? presenter.nextTarget()) != nil
  }

  /// Fits the phones into a window that has another size.
  func windowResized() {
    lay(out: layout(in: nil))
  }

  /// Shows the phones' device after it has been switched.
  package func deviceSwitched() {
    lay(out: layout(in: nil))
  }

  private func layout(in space: PixelSize?) -> StageLayout {
    StageLayout(
      device: sessions[0].state.device, windowSize: window.size, pictureSpace: space,
      columns: sessions.count)
  }

  private func lay(out layout: StageLayout) {
    scene.show(sessions[0].state.device, layout: layout)
    pictures = [:]
    shown = nil
  }

  /// Shows again what the server has lost.
  package func expose(_ rects: [PixelRect]) {
    presenter.expose(rects)
  }

  /// Paints and shows what has changed, with a state of what is around each phone.
  ///
  /// - Returns: False when that must wait for a picture that the server still
  ///   reads.
  ///
  /// Where there is no memory for a larger picture, the phone keeps its size; where there is none
  /// for any picture, this throws.
  package func show(_ states: [StageState]) throws(XWindowError) -> Bool {
    guard scene.needsFrame || states != shown else { return true }
    guard let target = try nextTarget() else { return false }
    let picture = picture(for: target)
    scene.show(states)
    var damage = scene.paint(into: picture).rects
    if shown == nil { damage = [picture.bitmap.bounds] }
    shown = states
    shownSpace = layout.pictureSpace
    presenter.put(target.index, damage: damage, at: layout.pictureOrigin)
    return true
  }

  private func nextTarget() throws(XWindowError) -> Presenter.Target? {
    if presenter.size != layout.pictureSize { presenter.resize(to: layout.pictureSize) }
    do {
      return try presenter.nextTarget()
    } catch {
      guard let shownSpace, shownSpace != layout.pictureSpace else { throw error }
      window.display.log("\(error.sentence) The phone keeps its size.")
      lay(out: layout(in: shownSpace))
      presenter.resize(to: layout.pictureSize)
      return try presenter.nextTarget()
    }
  }

  private func picture(for target: Presenter.Target) -> RenderTarget {
    if let known = pictures[target.index], known.bitmap === target.bitmap { return known }
    let picture = RenderTarget(bitmap: target.bitmap)
    pictures[target.index] = picture
    return picture
  }
}
