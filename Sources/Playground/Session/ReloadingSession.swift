import Drawing
import PhoneSimulator
import UIKit

/// A session whose code changes: a new process, in which everything is done again that was done so far,
/// takes the place of the one before.
@MainActor
package final class ReloadingSession: Session {
  /// Starts a process for a configuration.
  private let start: @MainActor (SessionConfiguration) throws(SessionError) -> any Session
  private let source: any ScreenSource

  /// Of the next process, with all code that has been on the phone.
  private var configuration: SessionConfiguration
  private var present: any Session

  /// What has been asked for so far, as far as the phone is another by it.
  private var history: [PastRequest] = []

  /// The screen that is shown next, as soon as it is built.
  private var chosen: String?

  /// Why a new process could not be brought to the present; the one before shows its last frame.
  private var failure: SessionError?

  /// What is told with the next turn, as it came about while things were done again.
  private var late = LateNews()

  private struct LateNews {
    var playingEnd: PlayingEnd?
    var entries: [LogEntry] = []
  }

  /// What is wrong with the files at present, a line for each thing; nil where nothing is.
  package private(set) var problems: String?

  /// Called when there is another process, or another thing is wrong; says whether it is the former.
  package var onChange: ((_ isReloaded: Bool) -> Void)?

  /// Starts the first process.
  ///
  /// - Parameters:
  ///   - configuration: What it is opened with.
  ///   - source: Where new code comes from.
  ///   - start: Starts a process.
  /// - Throws: Why it cannot be started.
  package init(
    _ configuration: SessionConfiguration, source: any ScreenSource,
    start: @escaping @MainActor (SessionConfiguration) throws(SessionError) -> any Session
  ) throws(SessionError) {
    self.configuration = configuration
    self.source = source
    self.start = start
    present = try start(configuration)
    source.onNews = { [weak self] in self?.take($0) }
  }

  package var state: SessionState { present.state }

  package var choice: SessionChoice {
    var choice = present.choice
    choice.screens = source.screens
    return choice
  }

  package var needsFrame: Bool { failure == nil && present.needsFrame }
  package var end: SessionError? { failure ?? present.end }
  package func takeFrame(scale: Double) -> [PixelRect] { present.takeFrame(scale: scale) }
  package func paint(_ part: PixelRect, into pixels: Bitmap) { present.paint(part, into: pixels) }

  package func still(scale: Double) throws(SessionError) -> Bitmap {
    try present.still(scale: scale)
  }

  package func close() {
    source.onNews = nil
    present.close()
  }

  package func turn(_ request: SessionRequest) throws(SessionError) -> SessionTurn {
    if let end { throw end }
    if case .perform(.screen(let name)) = request, !isLoaded(name) {
      // It is gone on with as soon as it is built.
      chosen = name
      source.build(name)
      return SessionTurn(present.state)
    }
    note(request)
    var turn = try present.turn(request)
    if let anchor = turn.anchor, !history.isEmpty { history[history.count - 1].anchor = anchor }
    turn.playingEnd = late.playingEnd ?? turn.playingEnd
    turn.entries = late.entries + turn.entries
    late = LateNews()
    return turn
  }

  private func isLoaded(_ name: String) -> Bool {
    configuration.loaded.contains { $0.name == name }
  }

  // MARK: The past

  /// Time in one piece takes as long as its process is waited for, at the most.
  private static let longestPiece = FrameClock.ticks(20)

  private func note(_ request: SessionRequest) {
    switch request {
    case .recording, .still, .frame, .finish, .replay: return
    case .advance(let tick):
      if case .advance? = history.last?.request { history.removeLast() }
      var reached = history.lastTick
      while tick - reached > Self.longestPiece {
        reached += Self.longestPiece
        history.append(PastRequest(request: .advance(to: reached)))
      }
      history.append(PastRequest(request: request))
    case .perform, .stopPlaying, .noteRecordingStart, .noteStill, .hideTyping:
      history.append(PastRequest(request: request))
    }
  }

  /// The past in pieces, each of which is answered soon.
  private var pieces: [[PastRequest]] {
    var (pieces, piece): ([[PastRequest]], [PastRequest]) = ([], [])
    var start = 0
    for request in history {
      piece.append(request)
      if case .advance(let tick) = request.request,
        tick - start >= Self.longestPiece || piece.count > 1000
      {
        pieces.append(piece)
        (piece, start) = ([], tick)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  // MARK: The new process

  private func take(_ news: ScreenNews) {
    switch news {
    case .problems(let problems):
      guard problems != self.problems else { return }
      self.problems = problems
      onChange?(false)
    case .built(let screen):
      let hadProblems = problems != nil
      problems = nil
      let isChosen = screen.name == chosen
      if configuration.loaded.isEmpty {
        // Nothing was on the phone before, so this is the beginning.
        (configuration.screen, configuration.loaded) = (screen.name, [screen])
        (history, chosen) = ([], nil)
        return replace(goingOnWith: nil)
      }
      if !isChosen, end == nil, configuration.loaded.contains(screen) {
        if hadProblems { onChange?(false) }
        return
      }
      configuration.loaded.removeAll { $0.name == screen.name }
      configuration.loaded.append(screen)
      replace(goingOnWith: isChosen ? screen.name : nil)
    }
  }

  /// Puts a new process in the place of the present one, at the same moment.
  private func replace(goingOnWith screen: String?) {
    late = LateNews()
    let wasPlaying = present.state.playing != nil
    if let screen {
      history.append(PastRequest(request: .perform(.screen(screen))))
      chosen = nil
    }
    do throws(SessionError) {
      let session = try start(configuration)
      do throws(SessionError) {
        for piece in pieces {
          let turn = try session.turn(.replay(piece))
          if wasPlaying || turn.playingEnd?.isFailure ?? false { late.playingEnd = turn.playingEnd }
          late.entries += turn.entries.filter { entry in
            if case .printed = entry.event { true } else { entry.event.isSwitch(to: screen) }
          }
        }
      } catch {
        session.close()
        throw error
      }
      present.close()
      (present, failure) = (session, nil)
    } catch {
      present.close()
      failure = error
    }
    onChange?(failure == nil)
  }
}

extension [PastRequest] {
  /// The tick that has been reached.
  fileprivate var lastTick: Int {
    for past in reversed() {
      if case .advance(let tick) = past.request { return tick }
    }
    return 0
  }
}

extension PhoneEvent {
  /// Whether the phone has gone on with a screen of a name.
  fileprivate func isSwitch(to screen: String?) -> Bool {
    screen.map { self == .screenSwitched($0) } ?? false
  }
}

extension PlayingEnd {
  fileprivate var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
