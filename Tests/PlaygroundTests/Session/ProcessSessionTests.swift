import DemoScreens
import Drawing
import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing
import UIKit

@testable import Playground

@MainActor
@Suite("A session in another process", .phone, .seeded)
struct ProcessSessionTests {
  private static let assets = Assets(folders: [URL(filePath: repositoryAssets())])

  private static let program = builtProgram("SessionProbe")

  private func configuration(
    screen: String = "keep-above", play: String? = nil
  ) -> SessionConfiguration {
    var configuration = SessionConfiguration(
      assetFolders: Self.assets.folders.map(\.path), device: "iPhone 13", screen: screen)
    configuration.play = play
    return configuration
  }

  private func local(_ configuration: SessionConfiguration) throws -> PhoneSession {
    let resources = try CommandResources(assets: Self.assets, catalog: AppScreen.demonstrations)
    try resources.prepareFonts()
    return try PhoneSession(
      configuration,
      playing: configuration.play.map { try Staging(file: $0, in: resources) },
      in: resources)
  }

  private func remote(
    _ configuration: SessionConfiguration, patience: Double = 60
  ) throws -> ProcessSession {
    // A report of each trap would take longer than everything else.
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    return try ProcessSession(
      Self.program, configuration, environment: environment, errors: .nothing,
      patience: patience)
  }

  /// What the program has besides.
  private let dangers = SessionChoice.Screen(
    name: "dangerous", title: "Dangers",
    whatToWatch: "Each button ends the process, or keeps it.")

  // MARK: The same as in this process

  /// The frames of a session, of which only what differs is painted.
  @MainActor private struct Film {
    let session: any Session
    private(set) var frame = Bitmap(width: 1, height: 1, isOpaque: true)

    init(_ session: any Session) {
      self.session = session
    }

    /// Paints the next frame, and returns where it differs.
    mutating func next() -> [PixelRect] {
      let (width, height) = Phone.stillSize(of: session.state.device, scale: 1)
      if frame.width != width || frame.height != height {
        frame = Bitmap(width: width, height: height, isOpaque: true)
      }
      let damage = session.takeFrame(scale: 1)
      for rect in damage { session.paint(rect, into: frame.part(rect)) }
      return damage
    }
  }

  @Test("The same requests give the same log, trace, recording and pixels")
  func same() throws {
    let (here, there) = (try local(configuration()), try remote(configuration()))
    defer {
      here.close()
      there.close()
    }
    #expect(try here.turn(.advance(to: 0)) == there.opening)
    #expect(there.choice.devices == here.choice.devices)
    #expect(there.choice.screens == here.choice.screens + [dangers])
    let requests: [SessionRequest] = [
      .advance(to: 300), .perform(.tap(.identifier("name"))), .advance(to: 320),
      .perform(.key(KeyPress(.character("A"), phase: .down))), .advance(to: 345),
      .perform(.key(KeyPress(.character("A"), phase: .up))), .noteRecordingStart,
      .perform(.touch(.began, at: CGPoint(x: -CGFloat.infinity, y: .infinity))),
      .perform(.tap(.identifier("nothing"))), .perform(.tap(.identifier("email"))),
      .advance(to: 500), .noteStill, .perform(.text("Zoë 😀\n")), .advance(to: 700),
      .perform(.keyboardHeight(400.25, by: .pulling)), .advance(to: 710),
      .perform(.device("iPhone SE (3rd generation)")), .advance(to: 720),
      .perform(.screen("notifications")), .advance(to: 730),
      .perform(.markedText("かな", caret: 1)), .perform(.hardwareKeyboard(true)),
      .advance(to: 1000), .recording, .finish,
    ]
    var films = (here: Film(here), there: Film(there))
    var differing = 0
    for request in requests {
      let (one, other) = (try here.turn(request), try there.turn(request))
      #expect(one == other, "\(request)")
      let damage = films.here.next()
      // Shapes that are painted whole may be more than what differs.
      for rect in films.there.next() { #expect(damage.contains { $0.contains(rect) }) }
      if !films.here.frame.hasSamePixels(as: films.there.frame) { differing += 1 }
    }
    #expect(differing == 0)
    #expect(try there.still(scale: 2).hasSamePixels(as: here.still(scale: 2)))
    // After a still the frame is there again, to the last pixel.
    (_, _) = (films.here.next(), films.there.next())
    let all = films.here.frame.bounds
    let again = Bitmap(width: all.width, height: all.height, isOpaque: true)
    there.paint(all, into: again)
    #expect(again.hasSamePixels(as: films.here.frame))
    #expect(films.there.frame.hasSamePixels(as: again))
  }

  @Test("A scenario is played to its end there as here")
  func playing() throws {
    let file = Self.assets.file("scenarios/notifications.scenario").path
    var configuration = configuration(screen: "notifications", play: file)
    configuration.framesPerSecond = 30
    let (here, there) = (try local(configuration), try remote(configuration))
    defer {
      here.close()
      there.close()
    }
    #expect(try here.turn(.advance(to: 0)) == there.opening)
    var (ends, rows): ([PlayingEnd?], Int) = ([], 0)
    for tick in stride(from: 90, through: 3600, by: 90) {
      let one = try here.turn(.advance(to: tick))
      #expect(try there.turn(.advance(to: tick)) == one)
      ends.append(one.playingEnd)
      rows += one.samples.count
    }
    #expect(ends.compactMap(\.self) == [.finished])
    #expect(rows > 60)
  }

  @Test("Every request arrives as it was sent, numbers that are none too")
  func requests() throws {
    let (one, other) = try SessionChannel.pair()
    let (sender, receiver) = (SessionChannel(descriptor: one), SessionChannel(descriptor: other))
    let nothing = CGPoint(x: CGFloat.nan, y: -.infinity)
    let notification = KeyboardNotification(
      name: .willShow, beginFrame: .zero, endFrame: CGRect(x: 0.1, y: 1e-300, width: 3, height: 4),
      duration: 0.1 + 0.2, curve: nil, isLocal: false)
    let commands: [PhoneCommand] = [
      .touch(.cancelled, at: nothing, id: -7), .tap(.identifier("a\"\n\u{0}")), .tap(.text("日")),
      .tap(.point(nothing)), .wheel(.text("a"), by: CGSize(width: 0.1, height: -50)),
      .key(KeyPress(.character("👩‍👩‍👧"), modifiers: .shift, phase: .up)),
      .key(KeyPress(.home)), .text("e\u{301}"), .markedText("か", caret: 1), .keyboard(.toggle),
      .keyboardHeight(nil), .keyboardHeight(.nan, by: .pulling), .predictiveBar(true),
      .hardwareKeyboard(false), .keyboardArrangement(.split), .message("a\"b"), .device("x"),
      .screen(""),
      .post(notification),
    ]
    let requests: [SessionRequest] =
      commands.map { .perform($0) } + [
        .advance(to: .max), .stopPlaying, .noteRecordingStart, .noteStill, .hideTyping(true),
        .recording, .still(scale: 1 / 3), .frame(scale: 0.25), .finish,
      ]
    for request in requests {
      try sender.send(request)
      let received = try receiver.receive(SessionRequest.self, within: 60)
      #expect("\(received)" == "\(request)")
    }
    try sender.send(["not": "a request"])
    #expect(throws: SessionChannel.Failure.self) {
      try receiver.receive(SessionRequest.self, within: 60)
    }
    #expect(throws: SessionChannel.Failure.self) {
      try receiver.receive(SessionRequest.self, within: 0)
    }
  }

  // MARK: The end of the other process

  private func end(
    _ session: ProcessSession, by request: SessionRequest
  ) -> SessionError? {
    #expect(throws: SessionError.self) { try session.turn(request) }
  }

  @Test(
    "An app that ends its process, or keeps it, is told of, and this process goes on",
    arguments: [
      ("exit", [.exited(status: 7)] as [SessionError]),
      ("abort", [.killed(signal: SIGABRT)]),
      ("trap", [.killed(signal: SIGILL), .killed(signal: SIGTRAP)]),
      ("loop", [.hung(seconds: 0.3)]),
    ])
  func danger(button: String, errors: [SessionError]) throws {
    let session = try remote(configuration(screen: "dangerous"), patience: 60)
    defer { session.close() }
    if button == "loop" { session.patience = 0.3 }
    let error = try #require(end(session, by: .perform(.tap(.identifier(button)))))
    #expect(errors.contains(error))
    // It stays so.
    #expect(end(session, by: .advance(to: 10)) == error)
    #expect(session.end == error)
    #expect(session.takeFrame(scale: 1) == [] && !session.needsFrame)
    #expect(kill(session.process.identifier, 0) != 0, "the process is gone")
  }

  @Test("A process that is killed from outside is told of")
  func killed() throws {
    let session = try remote(configuration())
    session.process.send(SIGKILL)
    session.process.waitUntilEnded()
    #expect(end(session, by: .advance(to: 10)) == .killed(signal: SIGKILL))
  }

  @Test("What cannot be opened is said in a sentence")
  func refused() throws {
    var wrong = configuration()
    wrong.device = "iPhone 133"
    let unknown = #expect(throws: SessionError.self) { try remote(wrong) }
    #expect(unknown == .refused("There is no device iPhone 133; did you mean iPhone 13?"))
    let missing = #expect(throws: SessionError.self) {
      try ProcessSession("/nowhere/program", configuration())
    }
    #expect(
      missing?.description == "/nowhere/program cannot be started: no such file or directory.")
    let other = #expect(throws: SessionError.self) {
      try ProcessSession("/bin/true", configuration())
    }
    #expect(other == .exited(status: 0))
  }

  @Test("Sentences for a person")
  func sentences() {
    #expect(
      [
        SessionError.exited(status: 7), .killed(signal: SIGKILL), .killed(signal: SIGTRAP),
        .hung(seconds: 2.5),
      ].map(\.description) == [
        "The app has ended its process, with the exit status 7.",
        "The app's process was ended by the signal 9 (killed).",
        "The app's process was ended by the signal 5 (a trap).",
        "The app gave no answer for 2.5 s, and its process was ended.",
      ])
  }
}
