import Captures
import Foundation

/// Where stills and recordings saved by hand go, and what they are called.
struct HandSavedFile {
  /// The folder of all of them.
  let folder: URL

  /// Finds the folder: `$XDG_PICTURES_DIR/keyboard-playground`, without that
  /// variable `~/Pictures/keyboard-playground`.
  init(environment: [String: String], home: String) {
    let pictures =
      environment["XDG_PICTURES_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home + "/Pictures"
    folder = URL(fileURLWithPath: pictures, isDirectory: true)
      .appendingPathComponent("keyboard-playground", isDirectory: true)
  }

  /// Finds the folder in the surroundings of this process.
  init() {
    self.init(environment: ProcessInfo.processInfo.environment, home: Self.home)
  }

  /// The user's folder.
  static var home: String { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }

  /// Makes the folder if need be, and writes a file that was not there; returns how a person
  /// writes its path.
  func save(
    _ bytes: [UInt8], extension fileExtension: String, screen: String
  ) throws(CaptureError) -> String {
    try FileOutput.makeFolder(at: folder.path)
    let date = Date()
    while true {
      let url = unusedURL(screen: screen, extension: fileExtension, at: date)
      do throws(CaptureError) {
        try FileOutput.writeNew(bytes, to: url.path)
        return Self.displayed(url, home: Self.home)
      } catch .cannotWrite(_, code: EEXIST) {
        // Another window was faster.
        continue
      }
    }
  }

  /// Returns a file of the folder that does not exist yet, named by time and
  /// screen.
  func unusedURL(
    screen: String, extension fileExtension: String, at date: Date, timeZone: TimeZone = .current,
    exists: (URL) -> Bool = { FileManager.default.fileExists(atPath: $0.path) }
  ) -> URL {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String {
      let digits = String(number ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }
    let day = [String(parts.year ?? 0), two(parts.month), two(parts.day)].joined(separator: "-")
    let time = [two(parts.hour), two(parts.minute), two(parts.second)].joined(separator: ".")
    let name = "\(day) \(time) \(screen)"
    var url = folder.appendingPathComponent("\(name).\(fileExtension)")
    var number = 2
    while exists(url) {
      url = folder.appendingPathComponent("\(name) \(number).\(fileExtension)")
      number += 1
    }
    return url
  }

  /// Returns a path as a person writes it, with `~` for home.
  static func displayed(_ url: URL, home: String) -> String {
    url.path.hasPrefix(home + "/") ? "~" + url.path.dropFirst(home.count) : url.path
  }
}
