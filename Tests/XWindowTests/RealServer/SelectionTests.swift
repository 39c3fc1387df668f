import CXlib
import Foundation
import TestSupport
import Testing

extension RealServer {
  @Suite struct SelectionTests {
    let session: ProbeSession
    let other: OtherClient

    init() throws {
      session = try ProbeSession()
      other = try OtherClient(server: session.server)
    }

    private func own(_ count: Int, _ text: String, as name: String = "clipboard") throws {
      session.probe.send("own \(name) \(count) \(text)")
      try session.probe.waitForLine(startingWith: "owned")
    }

    private func read(
      _ manners: [OtherClient.Manner], from name: String = "clipboard",
      within milliseconds: Int = 20_000
    ) throws -> String {
      other.own(name == "primary" ? "PRIMARY" : "CLIPBOARD")
      session.probe.send("read \(name) \(milliseconds)")
      for manner in manners { try other.answer(manner) }
      return try session.probe.waitForLine(startingWith: "read ")
    }

    @Test func othersGetWhatTheWindowHas() throws {
      try own(1, "é 漢")
      let targets = try #require(try other.ask("CLIPBOARD", for: "TARGETS"))
      let atoms = targets.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
      #expect(targets.type == Atom(XA_ATOM))
      for name in [
        "TARGETS", "TIMESTAMP", "MULTIPLE", "UTF8_STRING", "STRING", "text/plain;charset=utf-8",
      ] {
        #expect(atoms.contains(other.atom(name)), "\(name)")
      }
      for name in ["UTF8_STRING", "text/plain;charset=utf-8"] {
        let answer = try #require(try other.ask("CLIPBOARD", for: name))
        #expect(answer.bytes == Array("é 漢".utf8) && answer.type == other.atom(name))
      }
      // Latin-1 has é as 0xE9 and lacks 漢.
      #expect(try other.ask("CLIPBOARD", for: "STRING")?.bytes == [0xe9, 0x20, 0x3f])
      #expect(try other.ask("CLIPBOARD", for: "TIMESTAMP")?.bytes.count == 8)
      #expect(try other.ask("CLIPBOARD", for: "image/png") == nil)
      #expect(try other.ask("PRIMARY", for: "UTF8_STRING") == nil)
      try own(1, "selected", as: "primary")
      #expect(try other.ask("PRIMARY", for: "UTF8_STRING")?.bytes == Array("selected".utf8))
    }

    /// Lets a client be the clipboard's manager, which is asked to save and takes what it wants.
    private func save(
      asManager: Bool = true, _ take: () throws -> Void
    ) throws {
      if asManager { other.own("CLIPBOARD_MANAGER") }
      session.probe.send("save 20000")
      if asManager {
        let request = try other.event(SelectionRequest).xselectionrequest
        #expect(request.target == other.atom("SAVE_TARGETS"))
        let targets = other.property("SAVE_TARGETS", of: request.requestor)
        let atoms = targets.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
        #expect(targets.type == Atom(XA_ATOM) && atoms.contains(other.atom("UTF8_STRING")))
        try take()
        try other.answer(.gives([], type: "NULL"), to: request)
      }
      try session.probe.waitForLine(startingWith: "saved")
    }

    @Test func theClipboardIsSavedByItsManager() throws {
      session.probe.send("save 20000")
      try session.probe.waitForLine(startingWith: "saved")
      try own(1, "kept é")
      try save(asManager: false) {}
      try save {
        let answer = try other.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(answer?.bytes == Array("kept é".utf8))
      }
      // In parts.
      try own(30_000, "0123456789")
      try save {
        let answer = try other.ask("CLIPBOARD", for: "UTF8_STRING")
        #expect(answer?.bytes.count == 300_000)
      }
    }

    @Test func aManagerThatRefusesOrIsSilentKeepsNobodyWaiting() throws {
      try own(1, "lost")
      other.own("CLIPBOARD_MANAGER")
      session.probe.send("save 20000")
      try other.answer(.refuses)
      try session.probe.waitForLine(startingWith: "saved")
      session.probe.send("save 50")
      try other.answer(.isSilent)
      try session.probe.waitForLine(startingWith: "saved")
      // Something else has been copied meanwhile.
      session.probe.send("save 20000")
      _ = try other.event(SelectionRequest)
      other.own("CLIPBOARD")
      try session.probe.waitForLine(startingWith: "saved")
    }

    @Test func severalTargetsAreAnsweredAtOnce() throws {
      try own(1, "abc")
      let pairs = [
        other.atom("UTF8_STRING"), other.atom("FIRST"), other.atom("image/png"),
        other.atom("SECOND"),
      ]
      pairs.withUnsafeBytes { bytes in
        _ = XChangeProperty(
          other.connection, other.window, other.atom("ANSWER"), other.atom("ATOM_PAIR"), 32,
          PropModeReplace, bytes.bindMemory(to: UInt8.self).baseAddress, 4)
      }
      XConvertSelection(
        other.connection, other.atom("CLIPBOARD"), other.atom("MULTIPLE"), other.atom("ANSWER"),
        other.window, Time(CurrentTime))
      #expect(try other.event(SelectionNotify).xselection.property == other.atom("ANSWER"))
      let answer = other.property("ANSWER").bytes.withUnsafeBytes {
        Array($0.bindMemory(to: UInt.self))
      }
      #expect(answer == [pairs[0], pairs[1], pairs[2], 0])
      #expect(other.property("FIRST").bytes == Array("abc".utf8))
    }

    @Test func aLongTextGoesInParts() throws {
      try own(60_000, "漢字 ")
      // Trailing spaces of the line are no part of the words that the probe reads.
      let whole = Array(String(repeating: "漢字", count: 60_000).utf8)
      #expect(try other.ask("CLIPBOARD", for: "UTF8_STRING")?.bytes == whole)
    }

    @Test func anotherOwnerTakesItsPlace() throws {
      try own(1, "mine")
      #expect(try read([.gives(Array("theirs".utf8), type: "UTF8_STRING")]) == "read 6 theirs")
      try own(1, "mine again")
      _ = try other.event(SelectionClear)
      session.probe.send("read clipboard 20000")
      #expect(try session.probe.waitForLine(startingWith: "read ") == "read 10 mine again")
    }

    @Test func textComesWholeInPartsAndFromOldPrograms() throws {
      #expect(
        try read([.gives(Array("sel\0".utf8), type: "UTF8_STRING")], from: "primary")
          == "read 3 sel")
      let long = Array(String(repeating: "é漢 ", count: 50_000).utf8)
      #expect(
        try read([.givesParts(long, of: 70_001)]).hasPrefix("read \(long.count) é漢 é漢"))
      #expect(try read([.refuses, .gives([0xe9, 0x21], type: "STRING")]) == "read 3 é!")
      #expect(try read([.refuses, .refuses]) == "read nothing: There is no text to paste.")
    }

    @Test func whatCannotBePastedIsSaid() throws {
      #expect(
        try read([.gives([0x61, 0xff, 0xfe], type: "UTF8_STRING")])
          == "read nothing: What was copied is no text in UTF-8.")
      let sentence = "read nothing: The text is longer than the 4 MB that can be pasted."
      #expect(try read([.promises(200 << 20)]) == sentence)
      #expect(
        try read([.gives([UInt8](repeating: 0x61, count: (4 << 20) + 1), type: "UTF8_STRING")])
          == sentence)
      #expect(
        try read([.isSilent], within: 200)
          == "read nothing: The program that has the text to paste does not answer.")
      // The window goes on all the while.
      session.probe.send("steps")
      try session.probe.waitForLine(startingWith: "steps")
      #expect(try read([.gives(Array("then".utf8), type: "UTF8_STRING")]) == "read 4 then")
    }

    @Test func whatComesTooLateIsNotPasted() throws {
      let part = [UInt8](repeating: 0x61, count: 20)
      // Its owner gets rid of all parts, though none is wanted.
      #expect(
        try read([.givesParts(part, of: 8, promising: 200 << 20)])
          == "read nothing: The text is longer than the 4 MB that can be pasted.")
      session.probe.send("read clipboard 200")
      let first = try other.event(SelectionRequest).xselectionrequest
      #expect(
        try session.probe.waitForLine(startingWith: "read ")
          == "read nothing: The program that has the text to paste does not answer.")
      session.probe.send("read clipboard 20000")
      let second = try other.event(SelectionRequest).xselectionrequest
      try other.answer(.givesParts(part, of: 8), to: first)
      try other.answer(.gives(Array("in time".utf8), type: "UTF8_STRING"), to: second)
      #expect(try session.probe.waitForLine(startingWith: "read ") == "read 7 in time")
    }

    @Test func whatIsTakenBackIsTheWindowsOwn() throws {
      try own(1, "mine again")
      // As it comes from an owner in between, after the window has copied again.
      let owner = XGetSelectionOwner(other.connection, other.atom("CLIPBOARD"))
      var loss = XEvent()
      loss.xselectionclear.type = SelectionClear
      loss.xselectionclear.window = owner
      loss.xselectionclear.selection = other.atom("CLIPBOARD")
      XSendEvent(other.connection, owner, 0, 0, &loss)
      #expect(try other.ask("CLIPBOARD", for: "UTF8_STRING")?.bytes == Array("mine again".utf8))
    }
  }
}
