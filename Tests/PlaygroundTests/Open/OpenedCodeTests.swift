import Foundation
import HostSystem
import TestSupport
import Testing

/// Files that cannot be shown, and which files are needed, without a window.
@Suite("What open says of code")
struct OpenedCodeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the program says without a display, and its exit status.
  private func open(
    _ arguments: [String], path: String? = nil
  ) throws -> (text: String, status: Int32) {
    var environment: [String: String?] = ["XDG_CACHE_HOME": OpenTests.cacheFolder, "DISPLAY": nil]
    if let path { environment["PATH"] = path }
    let process = try ChildProcess(
      [
        "/bin/sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable,
        "open",
      ] + arguments, environment: environment)
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  @Test("Which class it is")
  func choice() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("Views"), withIntermediateDirectories: false)
    try folder.write("class A: B {}\nclass Same: NSObject {}\n", to: "A.swift")
    try folder.write("import UIKit\nclass B: UIViewController {}\nclass Same {}\n", to: "B.swift")
    try folder.write("class Badge {}\nclass Label {}\n", to: "Views/Badge.swift")
    let sentences = [
      (
        ["Views"],
        "There is no view controller in Views; --class names the class to be shown."
      ),
      (
        [".", "--class", "Bagde"],
        "There is no class Bagde in . that other files see; did you mean Badge?"
      ),
      (
        [".", "--class", "Same"],
        "There are several classes Same: ./A.swift:2, ./B.swift:3. Name the file."
      ),
      (
        [".", "--app"],
        "There is no class in . that conforms to UIApplicationDelegate; --class names a view controller."
      ),
      ([".", "--app", "--class", "A"], "Only one of --app and --class can be given."),
      (
        [".", "--class", "A", "--host", "table"],
        "The option --host takes form, scroll, text, not table."
      ),
    ]
    for (arguments, sentence) in sentences {
      let said = try open(arguments)
      #expect(said.text == "keyboard-playground: \(sentence)")
      #expect(said.status == 2)
    }
  }

  @Test("Why a file is compiled, of 3,000 in a folder")
  func why() throws {
    for number in 0..<3000 {
      try folder.write(
        "struct Model\(number) { var next: Model\(number + 1)? { nil } }\n", to: "M\(number).swift")
    }
    try folder.write("class A: UIViewController { let model = Model2998() }\n", to: "A.swift")
    let needed = try open([".", "--why", "M2999.swift"])
    #expect(
      needed.text == """
        ./M2999.swift declares Model2999, which ./M2998.swift uses.
        ./M2998.swift declares Model2998, which ./A.swift uses.
        ./A.swift is what is opened.
        """)
    #expect(needed.status == 0)
    #expect(try open([".", "--why", "M1.swift"]).text == "A does not need M1.swift.")
  }

  @Test("A class that needs arguments, with what they are; with them it is made")
  func arguments() throws {
    try folder.write(
      """
      import UIKit
      class A: UIViewController {
        init(name: String, count: Int = 1) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "A.swift")
    let said = try open(["A.swift"])
    #expect(
      said.text
        == "A.swift:2: A cannot be made without arguments; name them as Swift: --class "
        + "'A(name: String, count: Int = 1)', with values in the place of types.")
    #expect(said.status == 2)
    let made = try open(["A.swift", "--class", "A(name: \"Zoe\")"])
    #expect(made.text.contains("There is no display"))
    try folder.write(
      "import UIKit\nclass B: NSObject { static let shared = B() ; private override init() {} }\n",
      to: "B.swift")
    let hidden = try open(["B.swift"])
    #expect(
      hidden.text
        == "B.swift:2: B cannot be made by B(): 'B' initializer is inaccessible due to 'private' "
        + "protection level.")
    #expect(try open(["B.swift", "--class", "B.shared"]).text.contains("There is no display"))
    let wrong = try open(["A.swift", "--class", "A(name: 1)"])
    #expect(
      wrong.text
        == "keyboard-playground: --class 'A(name: 1)' is not taken by the compiler: cannot convert "
        + "value of type 'Int' to expected argument type 'String'.")
  }

  @Test("A module that is not here, and a compiler of another version")
  func surroundings() throws {
    try folder.write(
      "import UIKit\nimport SnapKit\nclass A: UIViewController { let b = ConstraintMaker() }\n",
      to: "A.swift")
    let module = try open(["A.swift"])
    #expect(module.text.hasPrefix("A.swift:2: The module SnapKit is not here; "))
    #expect(module.text.hasSuffix("Other packages are out of scope."))
    #expect(module.status == 2)

    try folder.write("import UIKit\nclass A: UIViewController {}\n", to: "A.swift")
    try FileManager.default.createDirectory(
      atPath: folder.file("bin"), withIntermediateDirectories: false)
    let real = try #require(Subprocess.path(of: "swiftc"))
    let compiler = try folder.write(
      """
      #!/bin/sh
      case " $* " in *" -emit-library "*) ;; *) exec \(real) "$@" ;; esac
      echo "<unknown>:0: error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: /m/UIKit.swiftmodule" >&2
      exit 1
      """, to: "bin/swiftc")
    chmod(compiler, 0o700)
    let other = try open(["A.swift"], path: "\(folder.file("bin")):/usr/bin:/bin")
    #expect(
      other.text
        == "keyboard-playground: This program was built by Swift 6.3.1, and the compiler on the "
        + "search path is Swift 6.2. Build it again with that one, or put the other one first in PATH."
    )
    #expect(other.status == 3)
  }
}
