import Drawing
import Foundation
import PhoneSimulator
import UIKit

/// A session for a client in another process, which has started this one.
///
/// Its end of the connection and the shared memory are open files of fixed numbers.
@MainActor
package final class SessionServer {
  /// The numbers of the open files of a session's process.
  enum Descriptor {
    static let channel: Int32 = 3
    static let frame: Int32 = 4
  }

  /// What the client says first.
  struct Opening: Codable {
    var version: Int
    var configuration: SessionConfiguration
  }

  /// What is answered to that: what there is, behind which comes the first turn, or why there is none.
  enum Greeting: Codable {
    case opened(version: Int, SessionChoice)
    case refused(String)
  }

  private let channel: SessionChannel
  private let frame: SharedFrame
  private let session: PhoneSession
  private var target: RenderTarget?

  /// What a program is started with to serve a session, where it does other things besides.
  package static let argument = "--serve-session"

  /// Serves the client until it goes, with a phone that has one of some screens, or one that the client
  /// has loaded; returns the exit status of the process.
  package static func run(screens: [AppScreen]) -> Int32 {
    endWithClient()
    for file in [Descriptor.channel, Descriptor.frame, CodeTrace.descriptor] {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    let channel = SessionChannel(descriptor: Descriptor.channel)
    do {
      let opening = try channel.receive(Opening.self)
      guard let server = try open(opening, screens: screens, on: channel) else { return 3 }
      return server.serve()
    } catch {
      return 3
    }
  }

  /// Ends this process with its client, whatever the app keeps the main thread busy with.
  private static func endWithClient() {
    Thread.detachNewThread {
      var entry = pollfd(fd: Descriptor.channel, events: 0, revents: 0)
      while poll(&entry, 1, -1) <= 0 {}
      // What the app has started goes, too, where this process leads its group.
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(ExitCode.environment.rawValue)
    }
  }

  /// Waits until the system says that another process traces this one.
  private static func waitForDebugger() {
    let label = "TracerPid:"
    while true {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
      if let line, line.dropFirst(label.count).contains(where: { ("1"..."9").contains($0) }) {
        return
      }
      usleep(50_000)
    }
  }

  /// Opens the phone, or says why not.
  private static func open(
    _ opening: Opening, screens: [AppScreen], on channel: SessionChannel
  ) throws(SessionChannel.Failure) -> SessionServer? {
    guard opening.version == SessionChannel.version else {
      try channel.send(
        Greeting.refused("The app's process speaks another version, \(SessionChannel.version)."))
      return nil
    }
    let session: PhoneSession
    let turn: SessionTurn
    if opening.configuration.waitsForDebugger { waitForDebugger() }
    do {
      let configuration = opening.configuration
      let folders = configuration.assetFolders.map { URL(filePath: $0) }
      let loaded = try configuration.loaded.map { screen in
        try screen.load { CodeTrace.begin(screen.library) }
      }
      let output = loaded.isEmpty ? nil : AppOutput()
      let resources = try CommandResources(
        assets: Assets(folders: folders), catalog: loaded.isEmpty ? screens : loaded)
      try resources.prepareFonts()
      session = try PhoneSession(
        configuration,
        playing: configuration.play.map { try Staging(file: $0, in: resources) },
        in: resources, output: output)
      turn = try session.turn(.advance(to: 0))
    } catch {
      try channel.send(Greeting.refused(error.sentence))
      return nil
    }
    try channel.send(Greeting.opened(version: SessionChannel.version, session.choice))
    try channel.send(turn)
    return SessionServer(session, on: channel)
  }

  private init(_ session: PhoneSession, on channel: SessionChannel) {
    self.session = session
    self.channel = channel
    frame = SharedFrame(descriptor: Descriptor.frame)
  }

  /// Answers requests; what the app hands to the real main queue runs between them.
  private func serve() -> Int32 {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: Descriptor.channel, queue: .main)
    var isDone = false
    source.setEventHandler { [self] in
      MainActor.assumeIsolated {
        do {
          try channel.send(try answer(to: try channel.receive(SessionRequest.self)))
        } catch {
          // The client has gone.
          isDone = true
        }
      }
    }
    source.activate()
    while !isDone, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    source.cancel()
    CodeTrace.end()
    session.close()
    return 0
  }

  private func answer(to request: SessionRequest) throws -> SessionTurn {
    var picture: SessionPicture?
    switch request {
    case .frame(let scale):
      let (width, height) = Phone.stillSize(of: session.state.device, scale: scale)
      let bitmap = try frame.bitmap(width: width, height: height)
      if target?.bitmap.bytes != bitmap.bytes || target?.bitmap.bounds != bitmap.bounds {
        target = RenderTarget(bitmap: bitmap)
      }
      guard let target else { preconditionFailure("it has just been made") }
      let damage = session.paint(into: target, scale: scale)
      picture = SessionPicture(width: width, height: height, damage: damage)
    case .still(let scale):
      let still = session.still(scale: scale)
      let bitmap = try frame.bitmap(width: still.width, height: still.height)
      bitmap.copyPixels(from: still)
      // The frame that was there is gone.
      target = nil
      picture = SessionPicture(
        width: still.width, height: still.height, damage: [still.bounds])
    default: break
    }
    var turn = try session.turn(request)
    turn.picture = picture
    return turn
  }
}
