import Captures
import Foundation
import HostSystem

/// Where stills and recordings saved by hand go, and what they are called.
struct HandSavedFile {
  /// What is saved.
  enum Kind {
    case still, recording

    var fileExtension: String { self == .still ? "png" : "scenario" }

    /// The folder of the user's that it belongs to: its name in settings, and in a home without
    /// settings.
    fileprivate var directory: (variable: String, name: String) {
      self == .still
        ? ("XDG_PICTURES_DIR", "Pictures") : ("XDG_DOCUMENTS_DIR", "Documents")
    }
  }

  let kind: Kind
  /// The folder of all of that kind.
  let folder: URL

  /// Finds the folder: `keyboard-playground` among the user's pictures or documents.
  ///
  /// Where those are says a variable such as `XDG_PICTURES_DIR`, else the desktop's file
  /// `user-dirs.dirs`, whose text is `userDirectories`; without either it is `~/Pictures`.
  init(_ kind: Kind, environment: [String: String], home: String, userDirectories: String = "") {
    self.kind = kind
    let (variable, name) = kind.directory
    let directory =
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? Self.directory(variable, in: userDirectories, home: home) ?? "\(home)/\(name)"
    folder = URL(fileURLWithPath: directory, isDirectory: true)
      .appendingPathComponent("keyboard-playground", isDirectory: true)
  }

  /// Finds the folder in the environment of this process.
  init(_ kind: Kind) {
    let environment = ProcessInfo.processInfo.environment
    let configuration =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? Self.home + "/.config"
    let settings = try? String(contentsOfFile: configuration + "/user-dirs.dirs", encoding: .utf8)
    self.init(
      kind, environment: environment, home: Self.home, userDirectories: settings ?? "")
  }

  /// What a line such as `XDG_PICTURES_DIR="$HOME/Bilder"` says, a shell's assignment of the one
  /// form that desktops write; the last one counts.
  private static func directory(_ variable: String, in text: String, home: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("\(variable)=\""), line.hasSuffix("\"") else { return nil }
      let value = line.dropFirst(variable.count + 2).dropLast()
      return String(value).replacing(/\\(.)/) { String($0.1) }
    }
    guard let value = lines.last else { return nil }
    if value == "$HOME" || value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
    return value.hasPrefix("/") ? value : nil
  }

  /// The user's folder.
  static var home: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

  /// Makes the folder if need be, and writes a file that was not there.
  func save(_ bytes: [UInt8], screen: String) throws(FileError) -> URL {
    try FileOutput.makeFolder(at: folder.path)
    let date = Date()
    while true {
      let url = unusedURL(screen: screen, at: date)
      do throws(FileError) {
        try FileOutput.writeNew(bytes, to: url.path)
        return url
      } catch .cannotWrite(_, code: EEXIST) {
        // Another window was faster.
        continue
      }
    }
  }

  /// Returns a file of the folder that does not exist yet, named by time and
  /// screen.
  func unusedURL(
    screen: String, at date: Date, timeZone: TimeZone = .current,
    exists: (URL) -> Bool = { FileManager.default.fileExists(atPath: $0.path) }
  ) -> URL {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { PlainNumber.padded(number ?? 0, to: 2) }
    let day = [String(parts.year ?? 0), two(parts.month), two(parts.day)].joined(separator: "-")
    let time = [two(parts.hour), two(parts.minute), two(parts.second)].joined(separator: ".")
    let name = "\(day) \(time) \(screen)"
    var url = folder.appendingPathComponent("\(name).\(kind.fileExtension)")
    var number = 2
    while exists(url) {
      url = folder.appendingPathComponent("\(name) \(number).\(kind.fileExtension)")
      number += 1
    }
    return url
  }

  /// Says where a file was saved, in two lines: a path that is cut in the middle names nothing.
  static func news(of url: URL, home: String = Self.home) -> String {
    let folder = displayed(url.deletingLastPathComponent(), home: home)
    return "\(url.lastPathComponent)\nsaved in \(folder)"
  }

  /// Returns a path as a person writes it, with `~` for home.
  static func displayed(_ url: URL, home: String) -> String {
    url.path.hasPrefix(home + "/") ? "~" + url.path.dropFirst(home.count) : url.path
  }
}
