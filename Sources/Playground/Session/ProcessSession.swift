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
  private let witness: EndWitness
  private let frame: SharedFrame

  /// How many seconds are waited for an answer before the process is ended.
  var patience: Double

  /// What has ended the session, after which there are no more turns.
  package private(set) var end: SessionError?

  /// The frame that was taken last, in the shared memory.
  private var present: Bitmap?

  /// Starts a program that serves a session.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - configuration: What the session is opened with.
  ///   - arguments: What the program is started with.
  ///   - environment: The variables of the process; those of this one where nil.
  ///   - output: Where it writes what it has to say on standard output.
  ///   - errors: Where it writes what it has to say on standard error.
  ///   - locate: Says where a place in a library is in its source; nil where it is not known.
  ///   - patience: How many seconds are waited for an answer before the process is ended.
  /// - Throws: Why there is no session.
  package init(
    _ program: String, _ configuration: SessionConfiguration, arguments: [String] = [],
    environment: [String: String]? = nil, output: Subprocess.File = .nothing,
    errors: Subprocess.File = .open(STDERR_FILENO),
    locate: (@MainActor (_ library: String, _ places: [UInt64]) -> String?)? = nil,
    patience: Double = 10
  ) throws(SessionError) {
    self.patience = patience
    do throws(SystemFailure) {
      frame = try SharedFrame()
      witness = try EndWitness(errors: errors, locate: locate)
      let (own, other) = try SessionChannel.pair()
      channel = SessionChannel(descriptor: own)
      // None of them is a number that is given anew before it has been handed down.
      let handed = (Self.high(other), Self.high(frame.descriptor))
      let (places, said) = (Self.high(witness.placesInput), witness.errorsInput.map(Self.high))
      witness.closeInputs()
      defer {
        for file in [other, handed.0, handed.1, places] + (said.map { [$0] } ?? []) {
          Foundation.close(file)
        }
      }
      process = try Subprocess(
        program, arguments, environment: environment,
        files: [
          (STDIN_FILENO, .nothing), (STDOUT_FILENO, output),
          (STDERR_FILENO, said.map { .open($0) } ?? errors),
          (SessionServer.Descriptor.channel, .open(handed.0)),
          (SessionServer.Descriptor.frame, .open(handed.1)),
          (CodeTrace.descriptor, .open(places)),
        ])
    } catch {
      throw .cannotStart(program: program, reason: error.reason)
    }
    if configuration.waitsForDebugger {
      let number = process.identifier
      StandardError.write(
        "keyboard-playground: The app's process \(number) waits for a debugger: lldb -p \(number)\n"
      )
    }
    let greeting: SessionServer.Greeting
    do throws(SessionChannel.Failure) {
      try channel.send(
        SessionServer.Opening(version: SessionChannel.version, configuration: configuration))
      greeting = try channel.receive(SessionServer.Greeting.self, within: patience)
    } catch {
      throw Self.reason(of: error, in: process, patience: patience, witness)
    }
    switch greeting {
    case .opened(SessionChannel.version, let choice):
      channel.devices = Dictionary(choice.devices.map { ($0.name, $0) }) { first, _ in first }
      do throws(SessionChannel.Failure) {
        opening = try channel.receive(SessionTurn.self, within: patience)
      } catch {
        throw Self.reason(of: error, in: process, patience: patience, witness)
      }
      (self.choice, state) = (choice, opening.state)
    case .opened(let version, _):
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
      let reason = Self.reason(of: error, in: process, patience: patience, witness)
      end = reason
      throw reason
    }
  }

  /// Why a process does not answer; it is ended and reaped.
  private static func reason(
    of failure: SessionChannel.Failure, in process: Subprocess, patience: Double,
    _ witness: EndWitness
  ) -> SessionError {
    if case .timedOut = failure { witness.ask(process) }
    return witness.complete(reason(of: failure, in: process, patience: patience))
  }

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

  /// Ends a process that says what cannot be followed.
  private func abandon(_ error: SessionError) {
    process.kill()
    process.reap()
    end = error
  }

  /// Ends the process; an app that does not end is ended.
  package func close() {
    guard end == nil else { return }
    end = .exited(status: 0)
    process.kill()
    process.reap()
  }

  // MARK: Pictures

  package var needsFrame: Bool {
    end == nil && (state.needsFrame || state.needsContinuousFrames)
  }

  package func takeFrame(scale: Double) -> [PixelRect] {
    do throws(SessionError) {
      let (picture, shared) = try picture(.frame(scale: scale))
      let isOther = shared.bounds != present?.bounds
      present = shared
      return isOther ? [shared.bounds] : picture.damage.map { $0.intersection(shared.bounds) }
    } catch {
      if end == nil { abandon(error) }
      return []
    }
  }

  package func paint(_ part: PixelRect, into pixels: Bitmap) {
    let there = part.intersection(present?.bounds ?? .empty)
    // A session that has ended fills no window that has grown.
    if there != part { Canvas(pixels, scale: 1).clear() }
    guard let present, !there.isEmpty else { return }
    pixels.part(there.offsetBy(x: -part.x, y: -part.y)).copyPixels(from: present.part(there))
  }

  package func still(scale: Double) throws(SessionError) -> Bitmap {
    try picture(.still(scale: scale)).bitmap.copy()
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
