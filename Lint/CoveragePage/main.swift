import Foundation

// Writes docs/uikit-coverage.md for the UIKit that was built in the folder that is the argument,
// such as .build/debug. The names that no test covers go to standard output.

let package = URL(filePath: FileManager.default.currentDirectoryPath)

guard CommandLine.arguments.count == 2, let build = CommandLine.arguments.last else {
  FileHandle.standardError.write(Data("usage: coverage-page BUILD\n".utf8))
  exit(2)
}

do {
  let names = try PublicNames.names(
    in: PublicNames.graphs(build: URL(filePath: build), package: package))
  let tests = try CoveringTests(below: package.appending(path: "Tests"))
  let page = CoveragePage(names: names, tests: tests)
  try page.text.write(
    to: package.appending(path: "docs/uikit-coverage.md"), atomically: true, encoding: .utf8)
  page.uncovered.forEach { print($0) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(3)
}
