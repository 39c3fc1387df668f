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
  private(set) var layout: StageLayout
  private var painter: StagePainter

  /// The pictures that are shown in turn, by their number.
  private var pictures: [Int: StagePicture] = [:]
  /// What the window shows.
  private var shown: StageState?

  package init(phone: Phone, window: XWindow.Window) throws(XWindowError) {
    self.phone = phone
    self.window = window
    presenter = try Presenter(window: window, background: StagePainter.background)
    layout = StageLayout(device: phone.device, windowSize: window.size)
    painter = StagePainter(layout: layout)
  }

  /// Makes a window in which a phone has a number of pixels to a point.
  package static func makeWindow(
    on display: Display, title: String, device: Device, scale: Double
  ) throws(XWindowError) -> XWindow.Window {
    let points = StageLayout.pointSize(for: device)
    return try XWindow.Window(
      display: display, title: title,
      size: PixelSize(
        width: Int((points.width * scale).rounded(.up)),
        height: Int((points.height * scale).rounded(.up))),
      minimumSize: PixelSize(width: Int(points.width / 4), height: Int(points.height / 4)))
  }

  /// Whether there is a picture to paint into that the server does not read.
  package var isReady: Bool { presenter.size.width == 0 || presenter.nextTarget() != nil }

  /// Fits the phone into a window that has another size.
  func windowResized() {
    layout = StageLayout(device: phone.device, windowSize: window.size)
    painter = StagePainter(layout: layout)
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
  package func show(_ state: StageState) -> Bool {
    guard
      phone.screen.needsFrame || phone.screen.needsContinuousFrames || state != shown
    else { return true }
    if presenter.size != layout.pictureSize { presenter.resize(to: layout.pictureSize) }
    guard let target = presenter.nextTarget() else { return false }
    let picture = picture(for: target)
    var damage = paint(state, into: picture)
    if shown == nil { damage = [picture.bitmap.bounds] }
    shown = state
    presenter.put(target.index, damage: damage, at: layout.pictureOrigin)
    return true
  }

  private func picture(for target: Presenter.Target) -> StagePicture {
    if let known = pictures[target.index], known.bitmap === target.bitmap { return known }
    let picture = StagePicture(bitmap: target.bitmap, screen: layout.screen)
    pictures[target.index] = picture
    return picture
  }

  /// Returns the pixels in which the picture differs from the one shown.
  private func paint(_ state: StageState, into picture: StagePicture) -> [PixelRect] {
    let hadHelp = picture.state?.isHelpShown ?? false
    painter.paint(state, over: picture.state, into: picture.bitmap)
    if picture.state == nil || hadHelp { picture.screen.invalidate() }
    picture.state = state
    var damage = shown.map { painter.changes(from: $0, to: state) } ?? []
    damage += phone.paint(into: picture.screen, scale: layout.scale).rects.map {
      $0.offsetBy(x: layout.screen.x, y: layout.screen.y)
    }
    painter.paintCorners(into: picture.bitmap)
    if state.isHelpShown { painter.paintHelp(into: picture.bitmap) }
    if state.isHelpShown || shown?.isHelpShown ?? false { damage.append(painter.helpExtent) }
    return damage
  }
}

/// One of the pictures, and what it holds at present.
@MainActor
private final class StagePicture {
  let bitmap: Bitmap
  let screen: RenderTarget
  var state: StageState?

  init(bitmap: Bitmap, screen: PixelRect) {
    self.bitmap = bitmap
    self.screen = RenderTarget(bitmap: bitmap.part(screen))
  }
}
