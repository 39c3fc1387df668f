import Drawing
import Foundation
import HostSystem

/// The file beside the goldens that names the renderer they were made with, and the folders of
/// goldens that checks have made.
package struct RendererRecord: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// The goldens were made with the present libraries and fonts.
    case same
    /// Nothing is recorded; goldens are compared as if they were of this renderer.
    case missing
    /// A sentence for each library and font that is another one.
    case different([String])
    /// The file is there, and not to be understood.
    case damaged(CaptureError)
  }

  /// The name of the file in the folder above the goldens of all scenarios.
  package static let fileName = "RENDERER"

  package let path: String
  package let present: RendererIdentity
  package let state: State
  /// The names of the folders beside the file that checks have made; others may hold anything.
  package let folders: Set<String>
  private let recorded: RendererIdentity?

  /// Reads the file at `path` and compares it with the present renderer.
  package init(path: String, present: RendererIdentity) throws(FileError) {
    self.path = path
    self.present = present
    let bytes: [UInt8]
    do { bytes = try FileInput.read(path) } catch .cannotRead(_, code: ENOENT) {
      (state, folders, recorded) = (.missing, [], nil)
      return
    }
    let list = FolderList(String(decoding: bytes, as: UTF8.self))
    recorded = RendererIdentity(list.otherLines)
    if let listed = list.folders {
      folders = listed
    } else {
      folders = try Self.foldersWithTraces(beside: path)
    }
    guard let recorded else {
      state = .damaged(
        .malformed(path: path, line: 1, reason: "it does not name libraries and fonts"))
      return
    }
    let sentences = present.differences(fromGoldens: recorded)
    state = sentences.isEmpty ? .same : .different(sentences)
  }

  /// Whether pictures can be compared exactly.
  package var isSameRenderer: Bool { state == .same || state == .missing }

  /// What a record stands for that lists no folders: every check makes a trace.
  private static func foldersWithTraces(beside path: String) throws(FileError) -> Set<String> {
    let folder = try FolderContents(
      path: URL(filePath: path).deletingLastPathComponent().path, mayBeMissing: false)
    return Set(
      folder.entries.filter { entry in
        var status = stat()
        return entry.isFolder && lstat("\(folder.path(of: entry.name))/trace.csv", &status) == 0
          && status.st_mode & S_IFMT == S_IFREG
      }.map(\.name))
  }

  /// Records the folders of goldens, and where the mode asks for it the present renderer; returns
  /// whether the file was written.
  ///
  /// Only where all goldens are known to be of the present renderer, `isWhole`, is a record begun
  /// or given to another renderer.
  @discardableResult
  package func update(
    _ mode: UpdateMode, folders: Set<String>, isWhole: Bool
  ) throws(FileError) -> Bool {
    guard mode != .never else { return false }
    let isRenewed = isWhole && (state == .missing || mode == .all)
    guard let identity = isRenewed ? present : recorded,
      folders != self.folders || isRenewed
    else { return false }
    let text = Array((identity.description + FolderList.text(of: folders)).utf8)
    if state != .missing, try FileInput.read(path) == text { return false }
    try FileOutput.makeFolder(at: URL(filePath: path).deletingLastPathComponent().path)
    try FileOutput.write(text, to: path)
    return true
  }
}

/// The lines of the record that list folders, apart from those about the renderer.
///
///     goldens sign-up
private struct FolderList {
  /// Nil where nothing is listed, as in records of before.
  let folders: Set<String>?
  let otherLines: String

  private static let keyword = "goldens"

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    func isListing(_ line: Substring) -> Bool {
      line == Self.keyword || line.hasPrefix(Self.keyword + " ")
    }
    let names = lines.filter(isListing).map { line in
      String(line.dropFirst(Self.keyword.count + 1)).removingPercentEncoding ?? ""
    }
    folders = names.isEmpty ? nil : Set(names).subtracting([""])
    otherLines = lines.filter { !isListing($0) }.map { $0 + "\n" }.joined()
  }

  /// A line for each folder, and for none one that says so.
  static func text(of folders: Set<String>) -> String {
    if folders.isEmpty { return keyword + "\n" }
    // A line feed in a name would begin a line of its own.
    let allowed = CharacterSet.controlCharacters.union(CharacterSet(charactersIn: "%")).inverted
    return folders.sorted().map { name in
      "\(keyword) \(name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name)\n"
    }.joined()
  }
}
