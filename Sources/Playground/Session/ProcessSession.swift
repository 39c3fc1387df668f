import Drawing
import Foundation
import HostSystem
import UIKit

/// A session in a process of its own, so that whatever the app does there happens to that process
/// alone.
@MainActor
package final class ProcessSession: Session {
  package private(set) var state: SessionState
  package let choice: SessionChoice

  /// The turn with which the session began.
  package let opening: SessionTurn

  /// The process that the app is in.
  package let process: Subprocess

  private let channel: SessionChannel
  private let frame: SharedFrame

  /// How many seconds are waited for an answer before the process is ended.
  var patience: Double

  /// What has ended the session, after which there are no more turns.
  private var end: SessionError?

  /// What targets lack that were painted before, by target.
  private var missing: [(target: RenderTarget, rects: [PixelRect])] = []

  /// How many targets are remembered: a window has two or three.
  private static let mostTargets = 4

  /// Starts a program that serves a session.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - configuration: What the session is opened with.
  ///   - environment: The variables of the process; those of this one where nil.
  ///   - errors: Where it writes what it has to say on standard error.
  ///   - patience: How many seconds are waited for an answer before the process is ended.
  /// - Throws: Why there is no session.
  package init(
    _ program: String, _ configuration: SessionConfiguration,
    environment: [String: String]? = nil, errors: Subprocess.File = .open(STDERR_FILENO),
    patience: Double = 10
  ) throws(SessionError) {
    self.patience = patience
    do throws(SystemFailure) {
      frame = try SharedFrame()
      let (own, other) = try SessionChannel.pair()
      channel = SessionChannel(descriptor: own)
      // None of them is a number that is given anew before it has been handed down.
      let handed = (Self.high(other), Self.high(frame.descriptor))
      defer { for file in [other, handed.0, handed.1] { Foundation.close(file) } }
      process = try Subprocess(
        program, [], environment: environment,
        files: [
          (STDIN_FILENO, .nothing), (STDOUT_FILENO, .nothing),
          (STDERR_FILENO, errors),
          (SessionServer.Descriptor.channel, .open(handed.0)),
          (SessionServer.Descriptor.frame, .open(handed.1)),
        ])
    } catch {
      throw .cannotStart(program: program, reason: error.reason)
    }
    let greeting: SessionServer.Greeting
    do throws(SessionChannel.Failure) {
      try channel.send(
        SessionServer.Opening(version: SessionChannel.version, configuration: configuration))
      greeting = try channel.receive(SessionServer.Greeting.self, within: patience)
    } catch {
      throw Self.reason(of: error, in: process, patience: patience)
    }
    switch greeting {
    case .opened(SessionChannel.version, let choice, let turn):
      (self.choice, opening, state) = (choice, turn, turn.state)
    case .opened(let version, _, _):
      process.kill()
      process.reap()
      throw .malformed("version \(version) of the session's messages")
    case .refused(let sentence):
      process.reap()
      throw .refused(sentence)
    }
  }

  isolated deinit { close() }

  private static func high(_ descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
  }

  package func turn(_ request: SessionRequest) throws(SessionError) -> SessionTurn {
    if let end { throw end }
    do throws(SessionChannel.Failure) {
      try channel.send(request)
      let turn = try channel.receive(SessionTurn.self, within: patience)
      state = turn.state
      return turn
    } catch {
      let reason = Self.reason(of: error, in: process, patience: patience)
      end = reason
      throw reason
    }
  }

  /// Why a process does not answer; it is ended and reaped.
  private static func reason(
    of failure: SessionChannel.Failure, in process: Subprocess, patience: Double
  ) -> SessionError {
    switch failure {
    case .timedOut:
      process.kill()
      process.reap()
      return .hung(seconds: patience)
    case .malformed(let reason):
      process.kill()
      process.reap()
      return .malformed(reason)
    case .closed:
      // It may have closed the connection and gone on.
      let deadline = ContinuousClock.now + .seconds(patience)
      while ContinuousClock.now < deadline {
        if let exit = process.reapIfEnded() { return reason(of: exit) }
        usleep(1000)
      }
      process.kill()
      return reason(of: process.reap())
    }
  }

  private static func reason(of exit: Subprocess.Exit) -> SessionError {
    switch exit {
    case .exited(let status): .exited(status: status)
    case .killed(let signal): .killed(signal: signal)
    }
  }

  /// Ends the process; an app that does not end is ended.
  package func close() {
    guard end == nil else { return }
    end = .exited(status: 0)
    process.kill()
    process.reap()
  }

  // MARK: Pictures

  package func paint(
    into target: RenderTarget, scale: Double
  ) throws(SessionError) -> [PixelRect] {
    let (picture, shared) = try picture(.frame(scale: scale))
    let bounds = shared.bounds
    guard target.bitmap.bounds == bounds else {
      throw .malformed("a picture of \(picture.width) × \(picture.height) pixels")
    }
    let damage = picture.damage.map { $0.intersection(bounds) }
    for index in missing.indices { missing[index].rects += damage }
    // The one that was painted last stands last.
    var stale = [bounds]
    if let index = missing.firstIndex(where: { $0.target === target }) {
      stale = missing.remove(at: index).rects
    }
    if missing.count >= Self.mostTargets { missing.removeFirst() }
    missing.append((target, []))
    for rect in stale where !rect.isEmpty {
      target.bitmap.part(rect).copyPixels(from: shared.part(rect))
    }
    return damage
  }

  package func still(scale: Double) throws(SessionError) -> Bitmap {
    let still = try picture(.still(scale: scale)).bitmap.copy()
    // The next frame is painted whole.
    missing = []
    return still
  }

  /// A picture that is asked for, in the shared memory.
  private func picture(
    _ request: SessionRequest
  ) throws(SessionError) -> (SessionPicture, bitmap: Bitmap) {
    guard let picture = try turn(request).picture else {
      throw .malformed("a turn without its picture")
    }
    let sides = 0...Bitmap.maximumSide
    do throws(SystemFailure) {
      guard sides.contains(picture.width), sides.contains(picture.height),
        try frame.size() >= picture.width * picture.height * 4
      else { throw SystemFailure(code: EOVERFLOW) }
      return (picture, try frame.bitmap(width: picture.width, height: picture.height))
    } catch {
      throw .malformed("a picture of \(picture.width) × \(picture.height) pixels")
    }
  }
}
