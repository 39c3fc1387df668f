import Captures
import HostSystem
import Scenarios

extension CheckRun {
  /// Checks that nothing the check writes takes the place of what it reads, or of another output.
  func checkFiles(of stagings: [Staging]) throws {
    let uses = resources.uses
    let goldens = try goldenFiles()
    if options.update != .never {
      let toCome = stagings.flatMap { staging in
        staging.fileNames(of: [.goldens], films: .apng).map {
          "\(options.goldens)/\(staging.name)/\($0)"
        }
      }
      for path in Set(goldens + toCome).sorted() {
        try uses.write(path, inFolderOf: "--goldens")
      }
    }
    for path in goldens { uses.read(path) }
    for name in [HTMLReport.fileName, JSONReport.fileName] {
      try uses.write("\(options.report)/\(name)", inFolderOf: "--report")
    }
    for file in options.files {
      for path in Self.files(in: "\(options.report)/pictures/\(Staging.name(of: file))") {
        try uses.write(path, inFolderOf: "--report")
      }
    }
    if let json = options.json { try uses.write(json, by: "--json") }
    if let junit = options.junit { try uses.write(junit, by: "--junit") }
  }

  /// Those of all scenarios, and the record of their renderer.
  private func goldenFiles() throws(FileError) -> [String] {
    let folder = try FolderContents(path: options.goldens, mayBeMissing: true)
    let files = folder.entries.flatMap { Self.files(in: folder.path(of: $0.name)) }
    return files + [folder.path(of: RendererRecord.fileName)]
  }

  /// The files of a folder; none where it cannot be read.
  private static func files(in path: String) -> [String] {
    guard let folder = try? FolderContents(path: path, mayBeMissing: true) else { return [] }
    return folder.entries.filter { !$0.isFolder }.map { folder.path(of: $0.name) }
  }
}
