import Foundation
import HostSystem
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Playground

/// A session whose code changes, without a window.
@MainActor
@Suite("Code that changes while it is shown", .serialized, .phone)
struct ReloadTests {
  /// Code as it would be built, of which the test says when.
  private final class Source: ScreenSource {
    var screens: [SessionChoice.Screen] = []
    var onNews: ((ScreenNews) -> Void)?
    var asked: [String] = []
    func place(of offsets: [UInt64], in library: String) -> String? { nil }
    func build(_ name: String) { asked.append(name) }
  }

  private let assets = Assets(folders: [URL(filePath: repositoryAssets())])
  private let source = Source()

  private func loaded(_ name: String, library: String) -> LoadedScreen {
    LoadedScreen(name: name, title: name, whatToWatch: "", library: library)
  }

  private func configuration(_ name: String) -> SessionConfiguration {
    SessionConfiguration(
      assetFolders: assets.folders.map(\.path), device: "iPhone 13", screen: name)
  }

  private func phone(_ configuration: SessionConfiguration) throws -> PhoneSession {
    let resources = try CommandResources(assets: assets, catalog: AppScreen.demonstrations)
    try resources.prepareFonts()
    return try PhoneSession(configuration, in: resources)
  }

  /// Opens a session whose screens are the demonstrations'; with a library called `broken` there is
  /// none.
  private func open(_ name: String) throws -> ReloadingSession {
    var configuration = configuration(name)
    configuration.loaded = [loaded(name, library: "1")]
    return try ReloadingSession(configuration, source: source) {
      configuration throws(SessionError) in
      if configuration.loaded.contains(where: { $0.library == "broken" }) {
        throw .refused("broken")
      }
      do {
        return try phone(configuration)
      } catch {
        throw .refused("\(error)")
      }
    }
  }

  @Test("A new process is brought to the same moment, and goes on like one that was never replaced")
  func sameMoment() throws {
    let (session, other) = (try open("keep-above"), try phone(configuration("keep-above")))
    defer {
      session.close()
      other.close()
    }
    var changes: [Bool] = []
    session.onChange = { changes.append($0) }
    let requests: [SessionRequest] = [
      .advance(to: 10), .perform(.tap(.identifier("name"))), .advance(to: 60), .advance(to: 90),
      .perform(.text("Zoë")), .noteStill, .advance(to: 30_000), .noteRecordingStart,
      .perform(.keyboardHeight(300, by: .pulling)), .advance(to: 30_120),
    ]
    for request in requests {
      _ = try session.turn(request)
      _ = try other.turn(request)
    }
    source.onNews?(.built(loaded("keep-above", library: "2")))
    #expect(changes == [true])
    #expect(session.state.sample == other.state.sample)
    #expect(session.state.tick == 30_120 && session.state.isKeyboardUp)
    #expect(try session.turn(.recording).recording == other.turn(.recording).recording)
    for request: SessionRequest in [.perform(.tap(.identifier("email"))), .advance(to: 30_400)] {
      let (one, two) = (try session.turn(request), try other.turn(request))
      #expect(one.samples == two.samples)
      #expect(one.state.sample == two.state.sample)
    }
  }

  @Test("A finger comes down on the same view where other code has put it elsewhere")
  func moved() throws {
    func phone(fieldAt top: CGFloat) throws -> PhoneSession {
      let screen = AppScreen("moved", title: "", whatToWatch: "") {
        let controller = UIViewController()
        controller.view.addSubview(
          UITextField(frame: CGRect(x: 20, y: top, width: 200, height: 44)))
        return controller
      }
      let resources = try CommandResources(assets: assets, catalog: [screen])
      try resources.prepareFonts()
      var configuration = configuration("moved")
      configuration.loaded = [loaded("moved", library: "")]
      return try PhoneSession(configuration, in: resources)
    }
    let (old, new) = (try phone(fieldAt: 100), try phone(fieldAt: 400))
    defer {
      old.close()
      new.close()
    }
    let place = CGPoint(x: 60, y: 110)
    let down = SessionRequest.perform(.touch(.began, at: place, id: 1))
    let anchor = try #require(try old.turn(down).anchor)
    let past = [
      PastRequest(request: down, anchor: anchor),
      PastRequest(request: .perform(.touch(.ended, at: place, id: 1))),
      PastRequest(request: .advance(to: 600)),
    ]
    let turn = try new.turn(.replay(past))
    #expect(turn.state.isKeyboardUp)
    // Without it the finger comes down on nothing.
    let lost = try phone(fieldAt: 400)
    defer { lost.close() }
    #expect(
      try !lost.turn(.replay(past.map { PastRequest(request: $0.request) })).state.isKeyboardUp)
  }

  @Test("With problems the old code goes on; the same code again takes them away")
  func problems() throws {
    let session = try open("keep-above")
    defer { session.close() }
    var changes: [Bool] = []
    session.onChange = { changes.append($0) }
    source.onNews?(.problems("A.swift:1: error: no"))
    source.onNews?(.problems("A.swift:1: error: no"))
    #expect(session.problems == "A.swift:1: error: no")
    #expect(try session.turn(.advance(to: 60)).state.tick == 60)
    source.onNews?(.built(loaded("keep-above", library: "1")))
    #expect(session.problems == nil && session.state.tick == 60)
    #expect(changes == [false, false])
  }

  @Test("Code that ends its process leaves the last frame, and the next code brings the phone back")
  func ending() throws {
    let session = try open("keep-above")
    defer { session.close() }
    _ = try session.turn(.advance(to: 60))
    let frame = session.takeFrame(scale: 1)
    #expect(!frame.isEmpty)
    source.onNews?(.built(loaded("keep-above", library: "broken")))
    #expect(session.end == .refused("broken") && !session.needsFrame)
    #expect(throws: SessionError.refused("broken")) { try session.turn(.advance(to: 70)) }
    source.onNews?(.built(loaded("keep-above", library: "2")))
    #expect(session.end == nil && session.state.tick == 60 && session.needsFrame)
    #expect(try session.turn(.advance(to: 70)).state.tick == 70)
  }

  @Test("Another screen is built when it is chosen, and gone on with as a recording says")
  func otherScreen() throws {
    let session = try open("keep-above")
    defer { session.close() }
    _ = try session.turn(.advance(to: 60))
    let waiting = try session.turn(.perform(.screen("notifications")))
    #expect(waiting.entries.isEmpty && waiting.state.screen == "keep-above")
    #expect(source.asked == ["notifications"])
    source.onNews?(.built(loaded("notifications", library: "2")))
    #expect(session.state.screen == "notifications" && session.state.tick == 60)
    let turn = try session.turn(.advance(to: 70))
    #expect(turn.entries.map(\.event) == [.screenSwitched("notifications")])
    #expect(try session.turn(.recording).recording?.contains("screen notifications") ?? false)
    // It is loaded by now.
    #expect(try session.turn(.perform(.screen("keep-above"))).state.screen == "keep-above")
    #expect(source.asked == ["notifications"])
  }
}
