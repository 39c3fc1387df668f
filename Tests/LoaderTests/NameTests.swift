import Foundation
import TestSupport
import Testing

@testable import Loader

@Suite("Names")
struct NameTests {
  @Test("An interface has declarations alone, whatever has become of the sources of its comments")
  func interface() throws {
    let toolchain = try Toolchain()
    let kit = try CompiledUIKit(
      in: builtFolder, toolchain: toolchain, cache: LoaderTools.cache())
    let interface = String(decoding: try kit.interfaces(of: ["UIKit"])[0], as: UTF8.self)
    #expect(interface.contains("open class UIView : "))
    #expect(interface.contains("var cgRectValue: CGRect { get }"))
    // Only what comes from Swift's own modules has comments.
    #expect(interface.contains("}\n\n@MainActor @preconcurrency open class UIView : "))
  }

  @Test("What the compiler says, taken apart")
  func compilerErrors() {
    let words = """
      a/b: c.swift:12:3: error: value of type '[any UIViewA]?' has no member 'qux'
        12 | \tfoo
      A.swift:1:1: error: type 'UIView.Type' has no member 'b'
      A.swift:1:1: error: type 'UIView.Type' has no member 'b'
      A.swift:2:1: warning: 'c' is old
      A.swift:3:1: error: 'URLSession' is unavailable: This type has moved.
      A.swift:4:1: error: cannot find 'd' in scope
      <unknown>:0: error: no such file
      """
    let errors = CompilerError.all(in: words)
    #expect(errors.map(\.line) == [12, 1, 3, 4])
    #expect(errors.map(\.file) == ["a/b: c.swift", "A.swift", "A.swift", "A.swift"])
    #expect(errors.map { $0.missing?.type } == ["UIViewA", "UIView", nil, nil])
    #expect(errors.map { $0.missing?.name } == ["qux", "b", "URLSession", nil])
    #expect(errors[3].description == "A.swift:4: error: cannot find 'd' in scope")
  }
}
