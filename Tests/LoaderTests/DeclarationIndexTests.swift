import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Loader

@Suite("Which files a class needs")
struct DeclarationIndexTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads files of some names and texts.
  private func index(_ files: KeyValuePairs<String, String>) throws -> DeclarationIndex {
    for (name, text) in files { try folder.write(text, to: name) }
    var index = DeclarationIndex()
    let toolchain = try Toolchain()
    try index.update(
      files.map { folder.file($0.key) }, by: LoaderTools.rewriter(toolchain), toolchain: toolchain,
      mode: .five)
    return index
  }

  @Test("Classes have the class above them that is not declared here, also by another name")
  func classes() throws {
    let index = try index([
      "A.swift": """
      class A: B, UITextFieldDelegate { struct C { final class D: E.F {} } }
      private class Hidden: UIViewController {}
      class Box<Value>: UIView {}
      struct G { private init() {} }
      enum E { class F: Kit {} }
      typealias Kit = UIKit.UIControl
      func f() { class Local: UIView {} }
      """,
      "B.swift": """
      #if os(iOS)
        class B: UIViewController { init(a: Int, b: String) {} ; required init?(coder: NSCoder) { nil } }
      #else
        class Other: NSObject {}
      #endif
      class Inner: Box<Int> {}
      class Plain: Watching {}
      protocol Watching: AnyObject {}
      class Circle: Circle2 {}
      class Circle2: Circle {}
      """,
    ])
    let found = index.classes.map { "\($0.name) \($0.line) \($0.importedSuperclass ?? "-")" }
    #expect(
      found == [
        "A 1 UIViewController", "A.C.D 1 UIKit.UIControl", "E.F 5 UIKit.UIControl",
        "B 2 UIViewController", "Inner 6 UIView", "Plain 7 -", "Circle 9 -", "Circle2 10 -",
      ])
    #expect(index.classes.first { $0.name == "B" }?.initializers == ["(a: Int, b: String)"])
  }

  @Test("Only what is needed is compiled, with why")
  func closure() throws {
    let index = try index([
      "Screen.swift":
        "class Screen: UIViewController { let m = Model() ; func f() { view.shake() } }",
      "Model.swift": "struct Model { let title = \"\" ; var list: [Item] = [] }",
      "Item.swift": "struct Item: Named {} ; infix operator <~>",
      "Named.swift": "protocol Named {} ; private func secret() {}",
      "Screen+Table.swift": "extension Screen: Named { func title() {} }",
      "Shaking.swift": "extension UIView { func shake() { secret() } }",
      "Naming.swift": "extension String: Named {}",
      "Title.swift": "class Title: UILabel { var title = 1 }",
      "Private.swift":
        "fileprivate struct Item {} ; func list() {} ; extension UIView { private func shake() {} }",
      "Operator.swift": "func <~> (a: Int, b: Int) {}",
    ])
    let screen = folder.file("Screen.swift")
    let needed = NeededFiles(by: [screen], in: index)
    #expect(
      needed.files.map { URL(filePath: $0).lastPathComponent } == [
        "Screen.swift", "Model.swift", "Item.swift", "Named.swift", "Screen+Table.swift",
        "Shaking.swift", "Naming.swift",
      ])
    let chain = needed.chain(to: folder.file("Named.swift"))
    #expect(chain.last?.reason == .named && chain.last?.file == screen)
    #expect(
      needed.chain(to: folder.file("Item.swift")).map(\.reason) == [
        .declares("Item", usedBy: folder.file("Model.swift")),
        .declares("Model", usedBy: screen), .named,
      ])
    #expect(
      needed.chain(to: folder.file("Shaking.swift")).first?.reason
        == .givesMember("shake", of: "UIView", usedBy: screen))
    #expect(
      needed.chain(to: folder.file("Screen+Table.swift")).first?.reason
        == .extends("Screen", of: screen))
    #expect(needed.chain(to: folder.file("Title.swift")).isEmpty)
  }

  @Test("A file is read again when it has changed, and forgotten when it is not asked for")
  func changes() throws {
    var index = try index(["A.swift": "class A {}", "B.swift": "class B {}"])
    let toolchain = try Toolchain()
    let rewriter = try LoaderTools.rewriter(toolchain)
    try folder.write("class Other {}", to: "A.swift")
    let files = [folder.file("A.swift"), folder.file("B.swift")]
    try index.update(files, by: rewriter, toolchain: toolchain, mode: .five)
    #expect(index.classes.map(\.name) == ["Other", "B"])
    try index.update([files[1]], by: rewriter, toolchain: toolchain, mode: .five)
    #expect(index.classes.map(\.name) == ["B"])
    try FileManager.default.removeItem(atPath: files[1])
    #expect(throws: LoaderError.unreadable(.cannotRead(path: files[1], code: ENOENT))) {
      try index.update([files[1]], by: rewriter, toolchain: toolchain, mode: .five)
    }
    try Data([0xFF]).write(to: URL(filePath: files[0]))
    #expect(throws: LoaderError.notUTF8(files[0])) {
      try index.update([files[0]], by: rewriter, toolchain: toolchain, mode: .five)
    }
  }
}
