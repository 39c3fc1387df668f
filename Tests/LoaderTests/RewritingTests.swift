import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Loader

/// What stands in a file of iOS code, and what the compiler gets instead, worked out by hand.
@Suite("Rewriting")
struct RewritingTests {
  @Test("What is plain Swift stays as it is, byte for byte, with every line at its number")
  func unchanged() throws {
    let text = """
      // Ümläut 👍 /* comments */
      \tlet a = "#selector(x)"   // a string, not a selector\r
      struct Point<T> where T: Equatable { var x: T }

      func f() { let g = { [weak self = Optional(1)] in self } ; _ = g() }
      """
    let folder = try TemporaryFolder()
    let path = try folder.write("\u{FEFF}" + text, to: "a \"b\".swift")
    let toolchain = try Toolchain()
    let rewritten = try RewrittenModules(
      [[path]], by: LoaderTools.rewriter(toolchain), available: [], toolchain: toolchain)
    let quoted = path.replacing("\"", with: "\\\"")
    #expect(
      try String(contentsOfFile: rewritten.files[0], encoding: .utf8)
        == "#sourceLocation(file: \"\(quoted)\", line: 1)\n\(text)")
  }

  @Test(
    "Everything else", arguments: zip(all, Result { try RewritingCase.rewrite(all) }.get(or: [])))
  func rewritten(_ rewritingCase: RewritingCase, _ actual: [String]) {
    #expect(actual.map(\.withoutSpaceAtEnds) == rewritingCase.expected.map(\.withoutSpaceAtEnds))
    // Each in a line of its own number.
    for (file, text) in zip(rewritingCase.files, actual) {
      #expect(file.count { $0.isNewline } == text.count { $0.isNewline })
    }
  }

  @Test("There are results for all of them")
  func results() throws {
    #expect(try RewritingCase.rewrite(Array(Self.all.prefix(3))).count == 3)
  }

  static let all = modules + conditions + attributes + selectors + literals + overrides + protocols

  private static let modules = [
    RewritingCase(
      """
      import Foundation
      import UIKit.UITextView
      import class CoreGraphics.CGColor
      @preconcurrency import QuartzCore  // layers
      @testable import ObjectiveC
      import Dispatch
      """,
      """
      import UIKit
      import UIKit
      import UIKit
      @preconcurrency import UIKit  // layers
      @testable import UIKit
      import UIKit
      """),
    // What no module is there for goes; the compiler would say nothing else.
    RewritingCase("import UIKit\nimport SnapKit\nlet a = 1\n", "import UIKit\n\nlet a = 1\n"),
    // The same names of two modules: the phone's come first.
    RewritingCase(
      "import Foundation\nlet t: Foundation.Timer? = nil\nlet e = Foundation.exp(1) + CoreGraphics.CGFloat.pi",
      "import UIKit\nlet t: UIKit.Timer? = nil\nlet e = UIKit.exp(1) + UIKit.CGFloat.pi"),
    RewritingCase(
      "enum Foundation { static let a = 1 }\nlet b = Foundation.a",
      "enum Foundation { static let a = 1 }\nlet b = Foundation.a"),
  ]

  private static let conditions = [
    RewritingCase(
      """
      #if os(iOS) || os(tvOS)
        let a = 1
      #else
        let a = 2
      #endif
      let b = 3
      """,
      """

        let a = 1



      let b = 3
      """),
    RewritingCase(
      """
      #if canImport(UIKit.UIView) && !os(macOS) && swift(>=5.5) && compiler(>=6.0)
      let a = 1
      #elseif DEBUG
      let a = 2
      #endif
      #if canImport(AppKit) || canImport(SwiftUI) || swift(>=6)
      let c = this does not parse
      #elseif targetEnvironment(simulator)
      let c = 1
      #endif
      """,
      """

      let a = 1






      let c = 1

      """),
    RewritingCase(
      """
      struct A {
        #if DEBUG
          #if os(Linux)
            var a = 1
          #else
            @objc var a = 2
          #endif
        #endif
        func f() -> A {
          self
            #if os(iOS)
              .f()
            #endif
        }
      }
      """,
      """
      struct A {




            var a = 2


        func f() -> A {
          self

              .f()

        }
      }
      """),
  ]

  private static let attributes = [
    RewritingCase(
      """
      @UIApplicationMain
      class D: UIResponder {
        @IBOutlet private weak var field: UITextField!
        @IBInspectable @objc public dynamic var width: Int = 1
        @objc
        private func a() {}
        private @objc func b() {}
        public @objc(f:) @IBAction static func f() {}
        private @IBOutlet weak var g: UIView?
        @objc(doIt:) func c(_ d: Int) {}
        @IBAction func tap(_ sender: Any) {}
        @available(iOS 15, *) @discardableResult @objc func e() -> Int { 1 }
      }
      @objcMembers @IBDesignable final class E: NSObject { @nonobjc var f = 1 }
      @objc extension D {}
      @objc enum F: Int { case a }
      @main struct G { @NSCopying var h: NSString? }
      """,
      """

      class D: UIResponder {
        private weak var field: UITextField!
        public var width: Int = 1

        private func a() {}
        private func b() {}
        public static func f() {}
        private weak var g: UIView?
        func c(_ d: Int) {}
        func tap(_ sender: Any) {}
        @available(iOS 15, *) @discardableResult func e() -> Int { 1 }
      }
      final class E: NSObject { var f = 1 }
      extension D {}
      enum F: Int { case a }
      struct G { var h: NSString? }
      """),
    RewritingCase(
      """
      let a = 1
      #Preview("A", traits: .portrait) {
        UIViewController()
      }
      let b = 2
      """,
      """
      let a = 1



      let b = 2
      """),
  ]

  private static let selectors = [
    RewritingCase(
      """
      class V: UIViewController {
        func a() {
          let s = [#selector(tap), #selector(tap(_:)), #selector(self.show(n:)), #selector(V.only)]
          add(#selector(
            only
          ), 1)
        }
        func tap(_ s: UIButton) {}
        func show(n: Notification) {}
        func only() {}
      }
      """,
      """
      class V: UIViewController {
        func a() {
          let s = [Selector("tap(_:)", V.tap), Selector("tap(_:)", V.tap(_:)), Selector("show(n:)", V.show(n:)), Selector("only", V.only)]
          add(Selector("only", V.only)

      , 1)
        }
        func tap(_ s: UIButton) {}
        func show(n: Notification) {}
        func only() {}
      }
      """),
    RewritingCase(
      """
      extension UIViewController { @objc func hide() {} ; func b() { _ = #selector(hide) } }
      class O { class I { func c() { _ = #selector(c) } } }
      extension O.I { func d() { _ = #selector(d) } }
      protocol P {}
      extension P where Self: UIView { func e() { _ = #selector(endEditing(_:)) } }
      extension P { func f() { _ = #selector(getter: isOn) } }
      class G: UIView { func g() { _ = #selector(setter: self.alpha) } }
      private extension Selector { static let go = #selector(G.g) }
      class H: V2 { func h() { _ = #selector(inherited) } }
      class V2: UIView { func inherited(_ a: Int, with b: Int) {} }
      class J: UIView {
        func k(_ a: Int) { _ = #selector(k(_:) as (J) -> (Int) -> Void) ; _ = #selector(k as (Int) -> Void) }
      }
      """,
      """
      extension UIViewController { func hide() {} ; func b() { _ = Selector("hide", UIViewController.hide) } }
      class O { class I { func c() { _ = Selector("c", I.c) } } }
      extension O.I { func d() { _ = Selector("d", O.I.d) } }
      protocol P {}
      extension P where Self: UIView { func e() { _ = Selector("endEditing(_:)", Self.endEditing(_:)) } }
      extension P { func f() { _ = Selector("isOn", { (object: Self) in { object.isOn } }) } }
      class G: UIView { func g() { _ = Selector("setAlpha:", { (object: G) in { object.alpha = $0 } }) } }
      private extension Selector { static let go = Selector("g", G.g) }
      class H: V2 { func h() { _ = Selector("inherited(_:with:)", H.inherited) } }
      class V2: UIView { func inherited(_ a: Int, with b: Int) {} }
      class J: UIView {
        func k(_ a: Int) { _ = Selector("k(_:)", J.k(_:) as (J) -> (Int) -> Void) ; _ = Selector("k(_:)", J.k as (J) -> (Int) -> Void) }
      }
      """),
    // Methods are found by name: that of another class is the file's own, if it has one.
    RewritingCase(
      """
      extension UIViewController { func done() {} }
      class V: UIViewController {
        func a() { _ = #selector(UIInputViewController.done); _ = #selector(UIView.endEditing(_:)) }
        func b() { _ = #selector(UIViewController.done) }
      }
      """,
      """
      extension UIViewController { func done() {} }
      class V: UIViewController {
        func a() { _ = Selector("done", V.done); _ = Selector("endEditing(_:)", UIView.endEditing(_:)) }
        func b() { _ = Selector("done", UIViewController.done) }
      }
      """),
  ]

  private static let literals = [
    RewritingCase(
      """
      class M { var isOn = false }
      let k = [#keyPath(CALayer.opacity), #keyPath(UIView.isHidden), #keyPath(M.isOn), #keyPath(name.first)]
      let c: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      """,
      """
      class M { var isOn = false }
      let k = ["opacity", "hidden", "isOn", "name.first"]
      let c: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      """),
    // A property of any object there is: optional, and unwrapped where it is used as if it were not.
    RewritingCase(
      """
      let a = (info?[key] as AnyObject).cgRectValue
      if let b = (info[key] as AnyObject).doubleValue {}
      let c = (info[key] as! AnyObject).cgRectValue.height + (d as AnyObject).floatValue
      let d = (e as AnyObject).intValue ?? 0, f: Bool = (g as AnyObject).boolValue
      let h = (i as AnyObject).cgSizeValue?.width, j = (k as AnyObject).description
      """,
      """
      let a = (info?[key] as? NSValue)?.cgRectValue
      if let b = (info[key] as? NSNumber)?.doubleValue {}
      let c = (info[key] as? NSValue)!.cgRectValue.height + (d as? NSNumber)!.floatValue
      let d = (e as? NSNumber)?.intValue ?? 0, f: Bool = (g as? NSNumber)!.boolValue
      let h = (i as? NSValue)?.cgSizeValue?.width, j = (k as AnyObject).description
      """),
  ]
}

extension String {
  /// The text without space at the ends of lines.
  fileprivate var withoutSpaceAtEnds: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Result where Success: RangeReplaceableCollection {
  /// The value, or another one where there is none.
  func get(or other: Success) -> Success { (try? get()) ?? other }
}
