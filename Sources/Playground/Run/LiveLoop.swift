import Dispatch
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit
import XWindow

/// The window with the phone in it, or with two that get the same input: takes events, moves time
/// on, paints.
@MainActor
package final class LiveLoop {
  let options: RunOptions
  let window: XWindow.Window
  let stage: Stage
  private var eventLoop: EventLoop?

  /// The phones from left to right; what is said of the phone is said of the first.
  let runs: [LiveRun]
  var pacer: FramePacer
  private var stagePacer: FramePacer
  private var wakeTime: Double?
  /// Whether an event has brought the phone to the present in this turn of the loop.
  var hasCaughtUp = false

  var isHelpShown = false
  /// Whether it is shown what the app has printed.
  var isLogShown = false
  /// What it has printed last, with the ticks.
  private var printed: [(tick: Int, line: String)] = []
  var isSlow: Bool { pacer.speed < 1 }
  /// The line below the phone.
  var caption = Caption()
  private var captionEnd: ScheduledWork?

  // MARK: Input, see LiveLoop+Input.swift

  var pull: PullOfGrip?
  var wheelRest = WheelRest()
  var isPointerOverGrip = false
  /// Whether the grip has been taken; until then it is said what it is for.
  var hasUsedGrip = false
  /// The finger that the mouse has put on the screen, and the column it is in.
  var finger: (filter: ClickFilter, column: Int)?
  /// The keys that are down, by key code, as the phone was told.
  var heldKeys: [Int: KeyPress] = [:]
  /// What happens while the clipboard is fetched; nil while it is not.
  var waitingEvents: [InputEvent]?
  /// The clipboard as it was known last.
  var clipboardText: String?
  /// Whether a click fetches it, which may open the menu that pastes: not after its owner has not
  /// answered, or every click would wait for that.
  var clicksFetchClipboard = true
  /// Text that an input method is still composing.
  var hasMarkedText = false

  /// Whether what is typed is a secret on another phone than the first.
  var isTypingHidden = false

  /// What the open chooser is for, see LiveLoop+Chooser.swift.
  var openChoice: Choice?
  /// The keys that went down in a chooser and are still held, by key code.
  var chooserKeys: Set<Int> = []

  /// Whether a recording was started by hand and not yet ended, see LiveLoop+Recording.swift.
  var isRecording = false
  var hasPlayingFailed = false
  /// What the apps call their scenes.
  private var sceneTitles: [String?] = []
  /// What ends the run before the person does.
  private var failure: (any Error)?

  private init(runs: [LiveRun], options: RunOptions, window: XWindow.Window) throws(XWindowError) {
    self.runs = runs
    self.options = options
    self.window = window
    stage = try Stage(sessions: runs.map(\.session), window: window)
    pacer = FramePacer(speed: options.speed, tick: runs[0].state.tick, at: Self.now)
    stagePacer = FramePacer(speed: 1, tick: 0, at: Self.now)
  }

  /// Opens the window, in which the phones have a number of pixels to a point, and runs until it is
  /// closed; returns the exit code.
  static func run(
    _ runs: [LiveRun], on display: Display, scale: Double, options: RunOptions
  ) throws -> ExitCode {
    let window = try Stage.makeWindow(
      on: display, title: title(of: runs, in: options), device: runs[0].state.device, scale: scale,
      columns: runs.count)
    let live = try LiveLoop(runs: runs, options: options, window: window)
    let eventLoop = EventLoop(window: window, client: live)
    live.eventLoop = eventLoop
    for (index, run) in runs.enumerated() {
      run.onArrival { [weak eventLoop] in eventLoop?.turn() }
      run.onChange { [weak live] in live?.codeChanged(of: index, isReloaded: $0) }
    }
    defer { live.eventLoop = nil }
    window.show()
    if options.opened(on: 0)?.screens.isEmpty ?? false { live.toggleChooser(.screen) }
    let code = ExitCode(rawValue: eventLoop.run()) ?? .success
    return try live.finish(code)
  }

  /// The window's title.
  var title: String { Self.title(of: runs, in: options) }

  private static func title(of runs: [LiveRun], in options: RunOptions) -> String {
    "\(options.programName) – "
      + runs.map { $0.state.sceneTitle ?? CodeName.short($0.state.screen) }.joined(
        separator: " and ")
      + " – \(runs[0].state.device.name)"
  }

  /// Writes what ends with the run.
  private func finish(_ code: ExitCode) throws -> ExitCode {
    var failures = FailureCollector()
    failures.attempt { if let failure { throw failure } }
    for run in runs { failures.attempt { _ = try run.turn(.finish) } }
    failures.attempt { try finishRecordings() }
    for run in runs { failures.attempt { try run.trace?.finish() } }
    window.selections.save()
    try failures.finish()
    if runs.contains(where: { $0.end != nil }) { return .environment }
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
    let target = max(pacer.tick(at: now), state.tick)
    if pull?.isPending ?? false, state.nextFrame <= target {
      turn(.advance(to: state.nextFrame))
      applyPull()
    }
    turn(.advance(to: target))
  }

  /// The first phone after its last turn.
  var state: SessionState { runs[0].state }

  /// Whether a scenario is played, which has the phones meanwhile.
  var isPlaying: Bool { runs.contains { $0.state.playing != nil } }

  /// Lets every session do what is asked, and follows what has come of it; returns the first one's
  /// turn, nil where it has none.
  @discardableResult
  func turn(_ request: SessionRequest) -> SessionTurn? {
    let wasPlaying = isPlaying
    let answers = runs.map { run -> SessionTurn? in
      do {
        return try run.turn(request)
      } catch {
        fail(error)
        return nil
      }
    }
    let turns = answers.compactMap(\.self)
    if turns.contains(where: { $0.entries.contains { $0.event.isSwitch } }) { phonesSwitched() }
    if wasPlaying { follow(turns.compactMap(\.playingEnd)) }
    turns.forEach(share)
    note(printedIn: turns.first?.entries ?? [])
    return answers.first.flatMap(\.self)
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
    (state.tick / Self.ticksPerFrame + 1) * Self.ticksPerFrame
  }

  /// Asks to be woken when there is next something to do.
  private func scheduleWake() {
    var due: [Double] = []
    for state in runs.map(\.state) {
      if state.needsContinuousFrames || !state.isSettled || pull?.isPending ?? false {
        due.append(pacer.time(of: nextFrameTick))
      } else if let tick = state.nextTick {
        due.append(pacer.time(of: tick))
      }
      if let tick = state.playingTick { due.append(pacer.time(of: tick)) }
    }
    if runs.contains(where: { $0.trace?.isBehind ?? false }) {
      due.append(Self.now + Self.readerInterval)
    }
    if let tick = stage.clock.nextTick { due.append(stagePacer.time(of: tick)) }
    wakeTime = due.min()
    eventLoop?.wake(
      at: wakeTime.map { DispatchTime(uptimeNanoseconds: UInt64(max($0, 0) * 1e9)) })
  }

  // MARK: Messages

  /// Lines of what has been printed that are kept.
  private static let mostPrinted = 100

  private func note(printedIn entries: [LogEntry]) {
    for entry in entries {
      guard case .printed(let line) = entry.event else { continue }
      printed.append((entry.tick, String(line.prefix(Self.longestLine))))
    }
    printed.removeFirst(max(0, printed.count - Self.mostPrinted))
  }

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

  /// Asks for a turn of the loop, when something has come from elsewhere.
  func wakeUp() { eventLoop?.turn() }

  /// Goes on with the app's new code at the moment that it has been brought to, or says what is wrong
  /// with it.
  private func codeChanged(of index: Int, isReloaded: Bool) {
    if isReloaded {
      pacer.restart(tick: state.tick, at: Self.now)
      if index == 0 { printed = [] }
      if window.title != title { phonesSwitched() }
      show("Reloaded")
    } else if let problems = runs[index].problems {
      StandardError.write("\(problems)\n".printableLines)
    }
    wakeUp()
  }

  /// What stands over a phone.
  private func notice(of index: Int) -> NoticeView.Notice? {
    if isLogShown, index == 0 {
      return NoticeView.Notice(
        title: printed.isEmpty ? "Nothing has been printed" : "Printed",
        lines: printed.map { "\(TraceFormat.roughSeconds(ticks: $0.tick)) s  \($0.line)" },
        endsWithNews: true)
    }
    guard let problems = runs[index].problems else {
      guard runs[index].hasOpenedCode, let end = runs[index].end else { return nil }
      return NoticeView.Notice(
        title: "The app has ended", lines: [end + ".", "It is started again when a file is saved."])
    }
    let lines = problems.split(separator: "\n")
    // Around errors the compiler shows code and notes, which standard error has, too.
    let errors = lines.filter { $0.contains(": error: ") }
    return NoticeView.Notice(
      title: "The code as it is now cannot be shown",
      lines: (errors.isEmpty ? lines : errors).map { String($0.prefix(Self.longestLine)) })
  }

  /// Characters of a line of the compiler's that are shown.
  private static let longestLine = 400

  func stop(_ code: ExitCode) {
    eventLoop?.stop(exitCode: code.rawValue)
  }
}

extension LiveLoop: EventLoopClient {
  package func step() {
    // What has just been done is shown at its own tick; what is due by now comes at once thereafter.
    if !hasCaughtUp { catchUp() }
    hasCaughtUp = false
    do {
      for run in runs { try run.trace?.handOn() }
      var isShown = try stage.show(runs.indices.map(stageState))
      // One that has ended while it was painted is not asked for anything before there is input.
      if runs.map({ $0.noteEnd($0.session.end) }).contains(true) {
        isShown = try stage.show(runs.indices.map(stageState))
      }
      // Before it is on the screen, a window without a manager has no focus, and keys go elsewhere.
      isShown = isShown && window.hasBeenMapped
      for run in runs {
        try run.reportSettled(run.state.isSettled && pull == nil && !isPlaying && isShown)
      }
    } catch {
      fail(error)
    }
    let titles = runs.map(\.state.sceneTitle)
    if titles != sceneTitles {
      sceneTitles = titles
      window.title = title
    }
    window.pointerShape = isGripActive ? .verticalResize : .standard
    placeInputSpot()
    scheduleWake()
  }

  private var isGripActive: Bool { pull != nil || isPointerOverGrip }

  private func stageState(of index: Int) -> StageState {
    let phone = runs[index].state
    let top = phone.sample.keyboardTop
    let height = Double(phone.device.portraitSize.height) - top
    var state = StageState(
      keyboardTop: top, heightText: height > 0 ? "\(Int(height.rounded())) pt" : "hidden",
      caption: index == 0
        ? caption.text(
          playing: runs[0].end ?? phone.playing, isRecording: isRecording, isSlow: isSlow,
          screen: runs.count > 1 ? CodeName.short(phone.screen) : nil)
        : runs[index].end ?? CodeName.short(phone.screen))
    state.isGripActive = isGripActive
    state.isGripHinted = phone.isKeyboardUp && !hasUsedGrip && !isPlaying
    state.isRecording = isRecording && index == 0
    state.isHelpShown = isHelpShown
    state.notice = notice(of: index)
    return state
  }

  /// What the person did may move things again, or be all there is to report.
  func inputArrived() {
    for run in runs { run.isSettledReported = false }
  }
}
