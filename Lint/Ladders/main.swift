import Foundation

// Compares the ladders of docs/architecture.md with what code in the folders of each
// target uses. The argument is the compiler's index, such as .build/debug/index/store;
// with --arrows the arrows are printed instead.

let arguments = CommandLine.arguments.dropFirst()
let package = FileManager.default.currentDirectoryPath
let pageName = "docs/architecture.md"

guard let path = arguments.first, arguments.count == 1 || arguments.last == "--arrows" else {
  FileHandle.standardError.write(Data("usage: ladders INDEX [--arrows]\n".utf8))
  exit(2)
}

do throws(LadderError) {
  let index = try IndexStore(at: path)
  let arrows = try Arrows(of: package, index: index)
  if arguments.count > 1 {
    for (arrow, use) in arrows.uses.sorted(by: { $0.key < $1.key }) {
      print("\(arrow): \(use.file):\(use.line): \(use.name)")
    }
    exit(0)
  }
  guard let text = try? String(contentsOfFile: pageName, encoding: .utf8) else {
    throw .unreadable(path: pageName)
  }
  let page = try LadderPage(text, page: pageName)
  let findings = LadderCheck(page: page, arrows: arrows, pageName: pageName).findings
  findings.forEach { print($0) }
  exit(findings.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(3)
}
