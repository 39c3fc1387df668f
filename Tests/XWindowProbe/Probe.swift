import Drawing
import Foundation
import XWindow

@MainActor final class Probe: EventLoopClient {
  private let display: Display
  private let window: Window
  private let presenter: Presenter
  private lazy var loop = EventLoop(window: window, client: self)
  private var commands = CommandReader()
  private var picture: (seed: Int, damage: [PixelRect], origin: PixelPoint)?
  private var steps = 0
  private var wakeTime: DispatchTime?
  private var endsOnClose = true

  init() throws {
    display = try Display(log: { say("log \($0)") })
    let icon = Bitmap(width: 2, height: 1)
    icon.bytes.storeBytes(of: 0x8020_0000, as: UInt32.self)
    icon.bytes.storeBytes(of: 0xff01_0203, toByteOffset: 4, as: UInt32.self)
    window = try Window(
      display: display, title: "probe – é漢", size: PixelSize(width: 400, height: 300),
      minimumSize: PixelSize(width: 120, height: 90), icons: [icon])
    presenter = try Presenter(window: window, background: Color(red: 0, green: 0.2, blue: 0.4))
  }

  func run() -> Int32 {
    window.show()
    say("ready \(presenter.usesSharedMemory ? "shared" : "socket") \(display.workArea)")
    commands.start { [weak self] line in
      if let line {
        self?.perform(line.split(separator: " ").map(String.init))
      } else {
        self?.loop.stop(exitCode: 0)
      }
      self?.loop.turn()
    }
    return loop.run()
  }

  func handle(_ event: InputEvent) {
    switch event {
    case .exposed(let rects):
      presenter.expose(rects)
      say("exposed")
    case .keyPress(let key):
      say("press \(describe(key)) text=\(key.text) repeat=\(key.isRepeat)")
    case .keyRelease(let key): say("release \(describe(key))")
    case .text(let text): say("text \(text)")
    case .preedit(let preedit):
      say("preedit \(preedit.map { "\($0.caret) \($0.text)" } ?? "none")")
    case .buttonPress(let pointer): say("down \(describe(pointer))")
    case .buttonRelease(let pointer): say("up \(describe(pointer))")
    case .pointerMoved(let pointer): say("moved \(describe(pointer))")
    case .pointerEntered(let pointer): say("entered \(describe(pointer))")
    case .pointerLeft: say("left")
    case .scroll(let scroll):
      let (across, down) = (scroll.horizontal, scroll.vertical)
      say(scroll.isSmooth ? "turned \(across) \(down)" : "scroll \(Int(across)) \(Int(down))")
    case .focusChanged(let isFocused): say("focus \(isFocused)")
    case .resized(let size): say("resized \(size.width) \(size.height)")
    case .closeRequested: say("close")
    case .terminationRequested(let signal):
      say("signal \(signal)")
      loop.stop(exitCode: 128 + signal)
    case .connectionLost: say("lost")
    }
  }

  func step() {
    steps += 1
    if let wakeTime, .now() >= wakeTime {
      self.wakeTime = nil
      say("woke")
    }
    guard let picture else { return }
    do {
      guard let target = try presenter.nextTarget() else { return }
      show(picture, in: target)
    } catch {
      self.picture = nil
      say("failed \(error)")
    }
  }

  private func show(
    _ picture: (seed: Int, damage: [PixelRect], origin: PixelPoint), in target: Presenter.Target
  ) {
    self.picture = nil
    Pattern(seed: picture.seed).draw(in: target.bitmap)
    presenter.put(target.index, damage: picture.damage, at: picture.origin)
    say("put \(presenter.usesSharedMemory ? "shared" : "socket") \(target.index)")
  }

  private func perform(_ words: [String]) {
    let numbers = words.dropFirst().compactMap(Int.init)
    switch words.first {
    case "title": window.title = words.dropFirst().joined(separator: " ")
    // picture WIDTH HEIGHT X Y SEED
    case "picture":
      presenter.resize(to: PixelSize(width: numbers[0], height: numbers[1]))
      show(
        seed: numbers[4], damage: [PixelRect(x: 0, y: 0, width: numbers[0], height: numbers[1])],
        at: PixelPoint(x: numbers[2], y: numbers[3]))
    // damage X Y SEED LEFT TOP WIDTH HEIGHT [LEFT TOP WIDTH HEIGHT]...
    case "damage":
      let rects = stride(from: 3, to: numbers.count, by: 4).map {
        PixelRect(
          x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
      }
      show(seed: numbers[2], damage: rects, at: PixelPoint(x: numbers[0], y: numbers[1]))
    case "pointer": window.pointerShape = words[1] == "resize" ? .verticalResize : .standard
    case "spot": window.setInputSpot(PixelPoint(x: numbers[0], y: numbers[1]))
    case "wake":
      let time = DispatchTime.now() + .milliseconds(numbers[0])
      wakeTime = time
      loop.wake(at: time)
    case "steps": say("steps \(steps)")
    // Leaves events to gather, as a slow frame would.
    case "stall":
      say("stalled")
      commands.waitForLine()
    // own NAME COUNT TEXT: as many times as said.
    case "own":
      let text = words.dropFirst(3).joined(separator: " ")
      window.selections.own(
        words[1] == "primary" ? .primary : .clipboard,
        text: String(repeating: text, count: numbers[0]))
      say("owned")
    // save MILLISECONDS: gives the clipboard to its manager.
    case "save":
      window.selections.save(within: Double(numbers[0]) / 1000)
      say("saved")
    // read NAME MILLISECONDS
    case "read":
      window.selections.read(
        words[1] == "primary" ? .primary : .clipboard, within: Double(numbers[0]) / 1000
      ) { result in
        switch result {
        case .success(let text): say("read \(text.utf8.count) \(text.prefix(40))")
        case .failure(let problem): say("read nothing: \(problem.sentence)")
        }
      }
    case "stop": loop.stop(exitCode: Int32(numbers[0]))
    default: say("unknown command")
    }
  }

  private func show(seed: Int, damage: [PixelRect], at origin: PixelPoint) {
    picture = (seed, damage, origin)
  }

  private func describe(_ key: KeyEvent) -> String {
    "\(key.key) shortcut=\(key.shortcut.map(String.init) ?? "") \(describe(key.modifiers))"
  }

  private func describe(_ pointer: PointerEvent) -> String {
    "\(pointer.position.x) \(pointer.position.y) "
      + "\(pointer.button.map { "\($0)" } ?? "none") \(describe(pointer.modifiers))"
  }

  private func describe(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
      (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.super, "super"),
      (.capsLock, "capsLock"), (.numLock, "numLock"),
    ]
    return "[" + names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: " ") + "]"
  }
}
