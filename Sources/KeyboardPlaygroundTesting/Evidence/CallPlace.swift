import Testing
import XCTest

/// Where a test calls a phone.
struct CallPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The place as editors read it.
  var description: String { "\(filePath):\(line)" }

  /// Notes a failure in the test that runs: Swift Testing's, or else XCTest's.
  func record(_ message: String) {
    // Either framework keeps silent about a failure inside a test of the other one.
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Gives a file to the record of the test, where there is one.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
