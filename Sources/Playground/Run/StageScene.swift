import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// What the window shows: a screen in a world of its own, with frames of one session or more.
@MainActor
final class StageScene {
  let world: World
  let screen: UIScreen

  private let window: UIWindow
  /// Above the other one; it takes the keys while there is a chooser.
  private let chooserWindow: UIWindow
  private let renderer: ScreenRenderer

  private let sessions: [any Session]
  private var stands: [PhoneStand] = []
  private var help: HelpView?
  private var notices: [(notice: NoticeView.Notice, view: NoticeView)?] = []
  private(set) var layout: StageLayout

  /// The chooser that is open.
  private(set) var chooser: Chooser?

  private var hand: UIWindow?

  /// Creates the scene around the phones of sessions, which are the same device.
  init(device: Device, sessions: [any Session], layout: StageLayout) {
    self.sessions = sessions
    self.layout = layout
    screen = UIScreen(
      bounds: CGRect(origin: .zero, size: layout.pictureSizeInPoints), scale: layout.scale)
    world = World(mainScreen: screen)
    renderer = ScreenRenderer(screen: screen)
    (window, chooserWindow) = world.enter { [screen] in
      (UIWindow(frame: screen.bounds), UIWindow(frame: screen.bounds))
    }
    world.enter {
      window.backgroundColor = UIColor(StageStyle.background)
      window.isHidden = false
      chooserWindow.windowLevel = .alert
    }
    show(device, layout: layout)
  }

  /// Places everything anew around the phones.
  func show(_ device: Device, layout: StageLayout) {
    self.layout = layout
    world.enter {
      screen.bounds = CGRect(origin: .zero, size: layout.pictureSizeInPoints)
      screen.scale = layout.scale
      for view in window.subviews { view.removeFromSuperview() }
      window.frame = screen.bounds
      stands = sessions.enumerated().map {
        PhoneStand($0.element, device: device, layout: layout, column: $0.offset)
      }
      help = nil
      notices = sessions.map { _ in nil }
      for stand in stands { window.addSubview(stand) }
      chooserWindow.frame = screen.bounds
      chooser?.lay(out: layout)
      screen.clock.runDue()
    }
  }

  /// Shows a state of what is around each phone; where one of them says so, help lies over all.
  func show(_ states: [StageState]) {
    world.enter {
      for (stand, state) in zip(stands, states) { stand.show(state) }
      for index in states.indices where states[index].notice != notices[index]?.notice {
        notices[index]?.view.removeFromSuperview()
        notices[index] = states[index].notice.map { ($0, NoticeView($0, layout: layout)) }
        if let view = notices[index]?.view { stands[index].addSubview(view) }
      }
      let isHelpShown = states.contains { $0.isHelpShown }
      if isHelpShown != (help != nil) {
        help?.removeFromSuperview()
        help = isHelpShown ? HelpView(layout: layout) : nil
        if let help { window.addSubview(help) }
      }
      screen.clock.runDue()
    }
  }

  /// Whether the picture has changed since it was painted last, or changes with time alone.
  var needsFrame: Bool {
    screen.needsFrame || screen.needsContinuousFrames || stands.contains { $0.needsFrame }
  }

  /// Paints the present picture, and returns where it differs from the one before.
  func paint(into target: RenderTarget) -> Damage {
    for stand in stands { stand.takeFrame() }
    return world.enter { renderer.paint(into: target, scale: layout.scale) }
  }

  // MARK: Chooser

  /// Shows a chooser above everything, which takes the keys.
  func present(_ chooser: Chooser) {
    dismissChooser()
    world.enter {
      self.chooser = chooser
      chooserWindow.addSubview(chooser)
      chooserWindow.makeKeyAndVisible()
      chooser.lay(out: layout)
      chooser.begin()
      screen.clock.runDue()
    }
  }

  /// Takes the chooser away.
  func dismissChooser() {
    guard let chooser else { return }
    self.chooser = nil
    hand = nil
    world.enter {
      chooser.removeFromSuperview()
      chooserWindow.isHidden = true
      screen.clock.runDue()
    }
  }

  /// Does something with the open chooser, and lays out what has changed.
  func use(_ body: (Chooser) -> Void) {
    guard let chooser else { return }
    world.enter {
      body(chooser)
      screen.clock.runDue()
    }
  }

  /// Hands the chooser what the mouse does, in points of the picture.
  func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    if phase == .began { hand = chooser.map { _ in chooserWindow } }
    guard let hand else { return }
    world.enter {
      hand.deliverTouch(phase, at: point)
      screen.clock.runDue()
    }
    if phase == .ended || phase == .cancelled { self.hand = nil }
  }
}
