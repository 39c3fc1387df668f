import Foundation
import TestSupport
import Testing
import XCTest

@testable import KeyboardPlaygroundTesting

/// Fails on purpose where `XCTestTests` runs it.
final class FailingPhoneXCTests: XCTestCase {
  static let variable = "KEYBOARD_PLAYGROUND_FAILING_XCTEST"

  @MainActor func testUnmetExpectation() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment[Self.variable] == nil, "It fails on purpose.")
    let phone = try TestPhone(.iPhoneSE3) { Fields() }
    try phone.expect("keyboard up")
    try phone.tap("#ciyt")
  }
}

@Suite("Phones in tests of XCTest")
struct XCTestTests {
  /// Runs tests of XCTest in the bundle that this test is in.
  private func run(
    _ filter: String, _ environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let folder = try Scratch()
    var environment = environment
    environment[TestFolders.outputVariable] = folder.results
    let process = try ChildProcess(["/proc/self/exe".resolved, filter], environment: environment)
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  @Test("The page's samples pass")
  func samples() throws {
    let (output, status) = try run("PhoneTestSamples.CityXCTests")
    #expect(status == 0, "\(output)")
    #expect(output.contains("Executed 2 tests, with 0 failures"))
  }

  @Test("A failure is XCTest's, with file and line")
  func failure() throws {
    let (output, status) = try run(
      "KeyboardPlaygroundTestingTests.FailingPhoneXCTests", [FailingPhoneXCTests.variable: "1"])
    #expect(status == 1)
    #expect(output.contains("Executed 1 test, with 2 failures (1 unexpected)"), "\(output)")
    #expect(
      output.contains(
        "\(#filePath):15: error: FailingPhoneXCTests.testUnmetExpectation : "
          + "failed - expect keyboard up: The keyboard is down."), "\(output)")
    #expect(output.contains("tap #ciyt: Nothing on the screen is #ciyt; did you mean #city?"))
  }
}

extension String {
  /// The path without links.
  fileprivate var resolved: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
