import Foundation
import TestSupport
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

@MainActor
@Suite("Goldens of tests", .phone)
struct GoldenTests {
  private static let folder = "FormTests.form.iPhoneSE3"

  private func failures(_ body: @MainActor () throws -> Void) rethrows -> [String] {
    try KeyboardPlaygroundTestingTests.failures(body).map(\.message)
  }

  private func lift(_ phone: TestPhone) {
    phone.perform { (phone.rootViewController as? Fields)?.lift(by: 30) }
  }

  @Test("Those that are missing are made, and what is equal to them passes")
  func made() throws {
    let scratch = try Scratch()
    for _ in 0..<2 {
      let phone = try scratch.phone()
      try phone.expectStill("city, still hidden")
      try phone.expectTrace()
      #expect(
        scratch.files(in: scratch.goldens) == [
          "\(Self.folder)/city, still hidden.png", "\(Self.folder)/trace.csv", "RENDERER",
        ])
    }
    let record = try String(contentsOfFile: "\(scratch.goldens)/RENDERER", encoding: .utf8)
    #expect(record.hasSuffix("goldens \(Self.folder)\n"))
  }

  @Test("In CI none is made, and a missing one is a failure")
  func inCI() throws {
    let scratch = try Scratch(ci: "true")
    #expect(try failures { try scratch.phone().expectStill("a") } == ["a.png has no golden yet."])
    #expect(scratch.files(in: scratch.goldens).isEmpty)
  }

  @Test(
    "A difference names pixels and views, and has a page; failing goldens are replaced if wanted")
  func different() throws {
    let scratch = try Scratch()
    try scratch.phone().expectStill("a")
    let phone = try scratch.phone()
    lift(phone)
    let said = try failures { try phone.expectStill("a") }
    #expect(said.count == 1)
    #expect(
      said[0].wholeMatch(of: /a\.png differs: [0-9]+ pixels in a box of .* under .*UITextField #.*/)
        != nil, "\(said)")
    let page = try String(
      contentsOfFile: "\(scratch.results)/\(Self.folder)/index.html", encoding: .utf8)
    #expect(page.contains("a.png differs"))
    #expect(
      scratch.files(in: "\(scratch.results)/\(Self.folder)/pictures") == [
        "a.difference.png", "a.new.png", "a.old.png",
      ])
    let other = try scratch.phone(update: "failing")
    lift(other)
    try other.expectStill("a")
    let last = try scratch.phone()
    lift(last)
    try last.expectStill("a")
    // The page of the failure is gone with the failure.
    #expect(!FileManager.default.fileExists(atPath: "\(scratch.results)/\(Self.folder)/index.html"))
  }

  @Test("A trace that differs says when")
  func trace() throws {
    let scratch = try Scratch()
    let first = try scratch.phone()
    try first.wait(0.5)
    try first.expectTrace()
    let second = try scratch.phone()
    try second.wait(0.1)
    try second.tap("#city")
    try second.wait(0.4)
    let said = try failures { try second.expectTrace() }
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("trace.csv differs: "))
    #expect(said[0].contains("0.1"))
  }

  @Test("Goldens that are not compared any more are a failure where that is asked")
  func left() throws {
    let scratch = try Scratch()
    let first = try scratch.phone()
    try first.expectStill("a")
    try first.expectStill("b")
    try first.expectNoOtherGoldens()
    let second = try scratch.phone()
    try second.expectStill("b")
    #expect(
      try failures { try second.expectNoOtherGoldens() } == [
        "a.png is a golden that no step makes any more."
      ])
    let third = try scratch.phone(update: "failing")
    try third.expectStill("b")
    try third.expectNoOtherGoldens()
    #expect(scratch.files(in: scratch.goldens) == ["\(Self.folder)/b.png", "RENDERER"])
  }

  @Test("Pictures of another renderer are compared with a tolerance alone, and are no success else")
  func otherRenderer() throws {
    let scratch = try Scratch()
    try scratch.phone().expectStill("a")
    let path = "\(scratch.goldens)/RENDERER"
    let record = try String(contentsOfFile: path, encoding: .utf8)
    try Data(record.replacing(/cairo .*/, with: "cairo 0.0.1").utf8).write(to: URL(filePath: path))
    #expect(
      try failures { try scratch.phone().expectStill("a") } == [
        "a.png was not compared: its golden was made with another renderer."
      ])
    try scratch.phone(tolerance: 1).expectStill("a")
  }

  @Test("A name can be there once")
  func twice() throws {
    let phone = try Scratch().phone()
    try phone.expectStill("a")
    #expect(
      message { try phone.expectStill("a") }?.contains("The name a.png is there twice") == true)
    try phone.expectViewTree("a")
  }

  @Test("A mode that is none is an error")
  func mode() {
    #expect(throws: PhoneTestError.self) { _ = try Scratch().phone(update: "some") }
  }
}
