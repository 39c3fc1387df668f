import Dispatch
import Drawing
import Foundation
import PhoneSimulator
import Scenarios
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

  let timeline: PhoneTimeline
  private var switching: LogObservation?
  var pacer: FramePacer
  private var stagePacer: FramePacer
  private var wakeTime: Double?

  var isHelpShown = false
  var isSlow: Bool { pacer.speed < 1 }
  /// The line below the phone.
  var caption = Caption()
  private var captionEnd: ScheduledWork?

  // MARK: Input, see LiveLoop+Input.swift

  var pull: PullOfGrip?
  var isPointerOverGrip = false
  /// Whether the grip has been taken; until then it is said what it is for.
  var hasUsedGrip = false
  /// The finger that the mouse has put on the screen.
  var finger: ClickFilter?
  /// The keys that are down, by key code, as the phone was told.
  var heldKeys: [Int: KeyPress] = [:]
  /// Text that an input method is still composing.
  var hasMarkedText = false

  // MARK: Recording and playing, see LiveLoop+Recording.swift and LiveLoop+Playing.swift

  let recorder: Recorder
  /// Whether a recording was started by hand and not yet ended.
  var isRecording = false
  /// The scenario that is being played; nil once the phone is the person's.
  var playing: LivePlaying?
  var hasPlayingFailed = false

  // MARK: Trace

  private let trace: LiveTrace?
  private var isSettledReported = false
  /// What ends the run before the person does.
  private var failure: (any Error)?

  private init(phone: Phone, options: RunOptions, trace: LiveTrace?, window: XWindow.Window)
    throws(XWindowError)
  {
    self.phone = phone
    self.options = options
    self.trace = trace
    self.window = window
    stage = try Stage(phones: [phone], window: window)
    pacer = FramePacer(speed: options.speed, tick: phone.now, at: Self.now)
    stagePacer = FramePacer(speed: 1, tick: 0, at: Self.now)
    // A scenario may ask for every frame so far.
    timeline = PhoneTimeline(
      phone: phone, framesPerSecond: options.framesPerSecond, keepsHistory: options.play != nil
    ) { try trace?.write($0) }
    phone.revealsSecrets = true
    timeline.skipsQuietFrames = options.play == nil
    recorder = Recorder(phone: phone, header: options.settings)
    playing = options.play.map { LivePlaying($0, on: timeline) }
    switching = phone.log.observe { [weak self] in
      switch $0.event {
      case .didPerform(.device), .didPerform(.screen): self?.phoneSwitched()
      default: break
      }
    }
  }

  /// Opens the window and runs until it is closed; returns the exit code.
  static func run(
    phone: Phone, on display: Display, options: RunOptions, trace: LiveTrace?
  ) throws -> ExitCode {
    let scale =
      options.scale ?? StageLayout.initialScale(for: phone.device, in: display.workArea)
    let window = try Stage.makeWindow(
      on: display, title: title(of: phone), device: phone.device, scale: scale)
    let live = try LiveLoop(phone: phone, options: options, trace: trace, window: window)
    let eventLoop = EventLoop(window: window, client: live)
    live.eventLoop = eventLoop
    phone.onArrival = { [weak eventLoop] in eventLoop?.turn() }
    defer { live.eventLoop = nil }
    window.show()
    let code = ExitCode(rawValue: eventLoop.run()) ?? .success
    return try live.finish(code)
  }

  static func title(of phone: Phone) -> String {
    "keyboard-playground – \(phone.appScreen.name) – \(phone.device.name)"
  }

  /// Writes what ends with the run.
  private func finish(_ code: ExitCode) throws -> ExitCode {
    var attempts = Attempts()
    attempts.attempt { if let failure { throw failure } }
    attempts.attempt { try timeline.finish() }
    attempts.attempt { try finishRecordings() }
    attempts.attempt { try trace?.finish() }
    try attempts.finish()
    return code == .success && hasPlayingFailed ? .failure : code
  }

  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  // MARK: Time

  /// Brings the phone to the present.
  func catchUp() {
    let now = Self.now
    pacer.skipPause(now: now, wakeTime: wakeTime)
    stage.clock.advance(to: max(stagePacer.tick(at: now), stage.clock.now))
    let target = max(pacer.tick(at: now), phone.now)
    if pull?.isPending ?? false, timeline.nextFrame <= target {
      advance(to: timeline.nextFrame)
      applyPull()
    }
    advance(to: target)
  }

  /// Lets time pass, and a scenario do on the way what is due.
  private func advance(to target: Int) {
    while let playing, playing.nextTick <= target {
      pass(to: playing.nextTick)
      goOn(with: playing)
    }
    pass(to: target)
  }

  private func pass(to tick: Int) {
    do {
      try timeline.advance(to: tick)
    } catch {
      fail(error)
    }
  }

  /// Seconds until a reader of the trace that is slow is asked again.
  private static let readerInterval = 0.02

  /// Ends the run for a reason that is told at its end.
  private func fail(_ error: any Error) {
    failure = failure ?? error
    stop(.environment)
  }

  private static let ticksPerFrame = FrameClock.ticksPerFrame

  private var nextFrameTick: Int {
    (phone.now / Self.ticksPerFrame + 1) * Self.ticksPerFrame
  }

  /// Asks to be woken when there is next something to do.
  private func scheduleWake() {
    var due: [Double] = []
    if phone.screen.needsContinuousFrames || !phone.isSettled || pull?.isPending ?? false {
      due.append(pacer.time(of: nextFrameTick))
    } else if let tick = phone.nextTick {
      due.append(pacer.time(of: tick))
    }
    if let playing { due.append(pacer.time(of: playing.nextTick)) }
    if let trace, trace.isBehind { due.append(Self.now + Self.readerInterval) }
    if let tick = stage.clock.nextTick { due.append(stagePacer.time(of: tick)) }
    wakeTime = due.min()
    eventLoop?.wake(
      at: wakeTime.map { DispatchTime(uptimeNanoseconds: UInt64(max($0, 0) * 1e9)) })
  }

  // MARK: Messages

  /// Shows a sentence below the phone for some seconds.
  func show(_ sentence: String, for seconds: Double = 4) {
    caption.show(sentence)
    forgetCaption(after: seconds)
  }

  /// Shows below the phone for some seconds what could not be done.
  func complain(_ sentence: String) {
    caption.complain(sentence)
    forgetCaption(after: 4)
  }

  private func forgetCaption(after seconds: Double) {
    captionEnd?.cancel()
    captionEnd = stage.clock.schedule(after: seconds) { [weak self] in self?.caption.forget() }
  }

  func stop(_ code: ExitCode) {
    eventLoop?.stop(exitCode: code.rawValue)
  }
}

extension LiveLoop: EventLoopClient {
  func step() {
    catchUp()
    attemptTrace { try $0.handOn() }
    do {
      reportSettled(isShown: try stage.show([stageState]))
    } catch {
      fail(error)
    }
    window.pointerShape = isGripActive ? .verticalResize : .standard
    placeInputSpot()
    scheduleWake()
  }

  private var isGripActive: Bool { pull != nil || isPointerOverGrip }

  private var stageState: StageState {
    let top = phone.keyboard.visibleTop
    let height = phone.screen.bounds.height - top
    var state = StageState(
      keyboardTop: top, heightText: height > 0 ? "\(Int(height.rounded())) pt" : "hidden",
      caption: caption.text(
        playing: playing?.caption, isRecording: isRecording, isSlow: isSlow))
    state.isGripActive = isGripActive
    state.isGripHinted = phone.isKeyboardUp && !hasUsedGrip && playing == nil
    state.isRecording = isRecording
    state.isHelpShown = isHelpShown
    return state
  }

  /// Says in the trace, once each time, that nothing moves and all input so far
  /// is handled and shown.
  private func reportSettled(isShown: Bool) {
    guard let trace, trace.reportsRest else { return }
    guard phone.isSettled, pull == nil, playing == nil, isShown else {
      isSettledReported = false
      return
    }
    guard !isSettledReported else { return }
    isSettledReported = true
    // What has happened is for the next frame to say.
    var sample = timeline.present()
    sample.events = []
    attemptTrace { try $0.writeSettled(sample) }
  }

  /// Ends the run where the trace cannot be written.
  private func attemptTrace(_ body: (LiveTrace) throws -> Void) {
    guard let trace else { return }
    do {
      try body(trace)
    } catch {
      fail(error)
    }
  }

  /// What the person did may move things again, or be all there is to report.
  func inputArrived() {
    isSettledReported = false
  }
}
