import Dispatch
import Drawing
import Foundation
import PhoneSimulator
import UIKit
import XWindow

/// The window with the phone in it: takes events, moves time on, paints.
@MainActor
final class LiveLoop {
  let phone: Phone
  let options: RunOptions
  let window: XWindow.Window
  let stage: Stage
  private var eventLoop: EventLoop?

  var pacer: FramePacer
  /// Time of what is around the phone, which slow motion does not slow.
  private let stageClock = FrameClock()
  private var stagePacer: FramePacer
  private var wakeTime: Double?

  var isHelpShown = false
  var isSlow: Bool { pacer.speed < 1 }
  /// A sentence below the phone, for a while.
  private var message: String?
  private var messageEnd: ScheduledWork?

  // MARK: Input, see LiveLoop+Input.swift

  var pull: PullOfGrip?
  var isPointerOverGrip = false
  var isFingerDown = false
  /// The keys that are down, by key code, as the phone was told.
  var heldKeys: [Int: KeyPress] = [:]
  /// Text that an input method is still composing.
  var hasMarkedText = false

  // MARK: Trace

  private let trace: LiveTrace?
  private var isSettledReported = false

  private init(phone: Phone, options: RunOptions, trace: LiveTrace?, window: XWindow.Window)
    throws(XWindowError)
  {
    self.phone = phone
    self.options = options
    self.trace = trace
    self.window = window
    stage = try Stage(phone: phone, window: window)
    pacer = FramePacer(speed: options.speed, tick: phone.now, at: Self.now)
    stagePacer = FramePacer(speed: 1, tick: 0, at: Self.now)
  }

  /// Opens the window and runs until it is closed; returns the exit code.
  static func run(
    phone: Phone, on display: Display, options: RunOptions, trace: LiveTrace?
  ) throws -> ExitCode {
    let points = StageLayout.pointSize(for: phone.device)
    let scale =
      options.scale
      ?? initialScale(
        contentWidth: points.width, contentHeight: points.height, in: display.workArea)
    let window = try Stage.makeWindow(
      on: display, title: "keyboard-playground – \(options.screen) – \(phone.device.name)",
      device: phone.device, scale: scale)
    let live = try LiveLoop(phone: phone, options: options, trace: trace, window: window)
    let eventLoop = EventLoop(window: window, client: live)
    live.eventLoop = eventLoop
    defer { live.eventLoop = nil }
    window.show()
    let code = ExitCode(rawValue: eventLoop.run()) ?? .success
    if let failure = trace?.failure { throw failure }
    return code
  }

  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  // MARK: Time

  /// Brings the phone to the present, a frame of the grid at a time.
  func catchUp() {
    let now = Self.now
    pacer.skipPause(now: now, wakeTime: wakeTime)
    stageClock.advance(to: max(stagePacer.tick(at: now), stageClock.now))
    let target = max(pacer.tick(at: now), phone.now)
    while phone.now < target {
      let frame = nextFrameTick
      if frame > target || (frameIsQuiet && phone.nextTick ?? .max > target) {
        phone.advance(to: target)
        break
      }
      phone.advance(to: frame)
      finishFrame()
    }
  }

  private static let ticksPerFrame = FrameClock.ticksPerSecond / 60

  private var nextFrameTick: Int {
    (phone.now / Self.ticksPerFrame + 1) * Self.ticksPerFrame
  }

  /// Whether the phone will look the same until its next scheduled work.
  private var frameIsQuiet: Bool {
    pull == nil && phone.isSettled && !phone.screen.needsContinuousFrames
      && !phone.screen.needsFrame
  }

  private func finishFrame() {
    applyPull()
    trace?.write(phone.sample())
  }

  /// Asks to be woken when there is next something to do.
  private func scheduleWake() {
    var due: Double?
    if phone.screen.needsContinuousFrames || !phone.isSettled || pull?.isPending ?? false {
      due = pacer.time(of: nextFrameTick)
    } else if let tick = phone.nextTick {
      due = pacer.time(of: tick)
    }
    if let tick = stageClock.nextTick {
      let time = stagePacer.time(of: tick)
      due = min(due ?? time, time)
    }
    wakeTime = due
    eventLoop?.wake(
      at: due.map { DispatchTime(uptimeNanoseconds: UInt64(max($0, 0) * 1e9)) })
  }

  // MARK: Messages

  /// Shows a sentence below the phone for a while.
  func show(_ sentence: String) {
    message = sentence
    messageEnd?.cancel()
    messageEnd = stageClock.schedule(after: 4) { [weak self] in self?.message = nil }
  }

  func stop(_ code: ExitCode) {
    eventLoop?.stop(exitCode: code.rawValue)
  }
}

extension LiveLoop: EventLoopClient {
  func step() {
    catchUp()
    reportSettled(isShown: stage.show(stageState))
    placeInputSpot()
    scheduleWake()
  }

  private var stageState: StageState {
    let top = phone.keyboard.visibleTop
    let height = phone.screen.bounds.height - top
    var state = StageState(
      keyboardTop: top, heightText: height > 0 ? "\(Int(height.rounded())) pt" : "hidden",
      caption: message ?? (isSlow ? "Slow animations · Ctrl+T" : "F1 for shortcuts"))
    state.isGripActive = pull != nil || isPointerOverGrip
    state.isHelpShown = isHelpShown
    return state
  }

  /// Says in the trace, once each time, that nothing moves and all input so far
  /// is handled and shown.
  private func reportSettled(isShown: Bool) {
    guard let trace else { return }
    guard phone.isSettled, pull == nil, isShown else {
      isSettledReported = false
      return
    }
    guard !isSettledReported else { return }
    isSettledReported = true
    trace.writeSettled(phone.sample())
  }

  /// What the person did may move things again, or be all there is to report.
  func inputArrived() {
    isSettledReported = false
  }
}
