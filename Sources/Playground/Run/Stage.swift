import Drawing
import Foundation
import PhoneSimulator
import UIKit
import XWindow

/// The picture in the window: the phone, and what is around it.
@MainActor
package final class Stage {
  private let phone: Phone
  private let window: XWindow.Window
  private let presenter: Presenter
  let scene: StageScene

  /// The pictures that are shown in turn, by their number.
  private var pictures: [Int: RenderTarget] = [:]
  /// What the window shows.
  private var shown: StageState?
  /// What the picture that was shown last was made to fit into.
  private var shownSpace: PixelSize?

  package init(phone: Phone, window: XWindow.Window) throws(XWindowError) {
    self.phone = phone
    self.window = window
    presenter = try Presenter(window: window, background: StageStyle.background)
    scene = StageScene(
      device: phone.device, screen: phone.screen,
      layout: StageLayout(device: phone.device, windowSize: window.size))
  }

  /// Where everything is.
  var layout: StageLayout { scene.layout }

  /// The time of what is around the phone, which slow motion does not slow.
  var clock: FrameClock { scene.screen.clock }

  /// Makes a window in which a phone has a number of pixels to a point.
  package static func makeWindow(
    on display: Display, title: String, device: Device, scale: Double
  ) throws(XWindowError) -> XWindow.Window {
    try XWindow.Window(
      display: display, title: title, size: StageLayout.size(for: device, scale: scale),
      minimumSize: StageLayout.size(for: device, scale: 0.25))
  }

  /// Whether there is a picture to paint into that the server does not read.
  package var isReady: Bool {
    presenter.size.width == 0 || (try? presenter.nextTarget()) != nil
  }

  /// Fits the phone into a window that has another size.
  func windowResized() {
    lay(out: StageLayout(device: phone.device, windowSize: window.size))
  }

  /// Shows the phone's device after it has been switched.
  func deviceSwitched() {
    lay(out: StageLayout(device: phone.device, windowSize: window.size))
  }

  private func lay(out layout: StageLayout) {
    scene.show(phone.screen, of: phone.device, layout: layout)
    pictures = [:]
    shown = nil
  }

  /// Shows again what the server has lost.
  package func expose(_ rects: [PixelRect]) {
    presenter.expose(rects)
  }

  /// Paints and shows what has changed.
  ///
  /// - Returns: False when that must wait for a picture that the server still
  ///   reads.
  ///
  /// Where there is no memory for a larger picture, the phone keeps its size; where there is none
  /// for any picture, this throws.
  package func show(_ state: StageState) throws(XWindowError) -> Bool {
    guard scene.needsFrame || state != shown else { return true }
    guard let target = try nextTarget() else { return false }
    let picture = picture(for: target)
    scene.show(state)
    var damage = scene.paint(into: picture).rects
    if shown == nil { damage = [picture.bitmap.bounds] }
    shown = state
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
      Display.logToStandardError("\(error.sentence) The phone keeps its size.")
      lay(
        out: StageLayout(
          device: phone.device, windowSize: window.size, pictureSpace: shownSpace))
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
