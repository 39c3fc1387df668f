import Foundation

/// What the name of a file says about what is in it.
struct FileEnding {
  /// Without the dot, in small letters; empty where the name says nothing.
  private let text: String

  init(_ path: String) {
    text = URL(filePath: path).pathExtension.lowercased()
  }

  /// Whether the file may hold what files with an ending hold; a name without
  /// one, or of a device, may hold anything.
  func allows(_ ending: String) -> Bool { text.isEmpty || text == ending }
}
