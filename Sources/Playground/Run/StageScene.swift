import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// What the window shows: a screen in a world of its own, with the phone's screen in it.
@MainActor
final class StageScene {
  let world: World
  let screen: UIScreen

  private let device: Device
  private let phoneScreen: UIScreen
  private let window: UIWindow
  private let renderer: ScreenRenderer

  private let phone: ScreenView
  private var grip: GripView
  private var caption: CaptionView
  private var help: HelpView?
  private(set) var layout: StageLayout

  /// Creates the scene around a device's screen.
  init(device: Device, screen phoneScreen: UIScreen, layout: StageLayout) {
    (self.device, self.phoneScreen, self.layout) = (device, phoneScreen, layout)
    screen = UIScreen(
      bounds: CGRect(origin: .zero, size: layout.pictureSizeInPoints), scale: layout.scale)
    world = World(mainScreen: screen)
    renderer = ScreenRenderer(screen: screen)
    (window, phone, grip, caption) = world.enter { [screen] in
      (
        UIWindow(frame: screen.bounds), ScreenView(phoneScreen), GripView(layout: layout),
        CaptionView(layout: layout)
      )
    }
    world.enter {
      window.backgroundColor = UIColor(StageStyle.background)
      window.isHidden = false
      lay(out: layout)
    }
  }

  /// Places everything anew for a picture of another size.
  func lay(out layout: StageLayout) {
    self.layout = layout
    world.enter {
      screen.bounds = CGRect(origin: .zero, size: layout.pictureSizeInPoints)
      screen.scale = layout.scale
      for view in window.subviews { view.removeFromSuperview() }
      window.frame = screen.bounds
      phone.frame = layout.screenInPoints
      grip = GripView(layout: layout)
      caption = CaptionView(layout: layout)
      help = nil
      for view in [phone, BezelView(device: device, layout: layout), grip, caption] {
        window.addSubview(view)
      }
    }
  }

  /// Shows a state of what is around the phone.
  func show(_ state: StageState) {
    world.enter {
      grip.show(state)
      caption.show(state.caption, isRecording: state.isRecording)
      if state.isHelpShown != (help != nil) {
        help?.removeFromSuperview()
        help = state.isHelpShown ? HelpView(layout: layout) : nil
        if let help { window.addSubview(help) }
      }
      screen.clock.runDue()
    }
  }

  /// Whether the picture has changed since it was painted last, or changes with time alone.
  var needsFrame: Bool {
    [screen, phoneScreen].contains { $0.needsFrame || $0.needsContinuousFrames }
  }

  /// Paints the present picture, and returns where it differs from the one before.
  func paint(into target: RenderTarget) -> Damage {
    world.enter { renderer.paint(into: target, scale: layout.scale) }
  }
}
