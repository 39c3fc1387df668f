import SwiftParser
import SwiftSyntax

/// A file of Swift with its syntax tree.
struct SourceFile {
  /// The path as it is shown in errors.
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Parses the bytes of a file; nil where they are not UTF-8.
  init?(path: String, bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line of a place, counted from 1.
  func line(at position: AbsolutePosition) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position.utf8Offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Whether code that is compiled seems to break the grammar; the compiler has the last word.
  func hasSyntaxErrors(in configuration: PhoneConfiguration) -> Bool {
    guard tree.hasError else { return false }
    let finder = SyntaxErrorFinder(configuration, viewMode: .all)
    finder.walk(tree)
    return finder.isFound
  }
}

/// Looks for tokens that are missing or unexpected.
private final class SyntaxErrorFinder: ActiveVisitor {
  private(set) var isFound = false

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    // Attributes behind modifiers, which the compiler takes, have no place in the tree.
    if node.firstToken(viewMode: .sourceAccurate)?.tokenKind != .atSign { isFound = true }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing || token.tokenDiagnostic?.severity == .error { isFound = true }
    return .skipChildren
  }
}
