import Captures
import Foundation
import HostSystem

/// The files that a command reads and writes, so that none takes the place of another.
///
/// What counts is the file, not what it is called.
@MainActor
package final class FileUses {
  private var read: [FileIdentity: String] = [:]
  private var written: [FileIdentity: (option: String, path: String)] = [:]

  /// Notes a file that is read.
  func read(_ path: String) {
    guard let file = FileIdentity(ofFileAt: path), read[file] == nil else { return }
    read[file] = path
  }

  /// Notes the file that an option names, or throws where it is read, or written by another one.
  func write(_ path: String, by option: String) throws(PlaygroundError) {
    let output = FileIdentity.ofOutput(at: path)
    try check(output, path, option)
    for identity in [output.place, output.file].compactMap(\.self) {
      written[identity] = (option, path)
    }
  }

  /// Notes a file in the folder that an option names, which is replaced.
  ///
  /// Two of them may be the same file as yet; they must not be the same place.
  func write(_ path: String, inFolderOf option: String) throws(PlaygroundError) {
    let output = FileIdentity.ofOutput(at: path)
    try check(output, path, option)
    if let place = output.place { written[place] = (option, path) }
  }

  private func check(
    _ output: (place: FileIdentity?, file: FileIdentity?), _ path: String, _ option: String
  ) throws(PlaygroundError) {
    if let file = output.file, let input = read[file] {
      throw .overInput(option: option, path: path, input: input)
    }
    for identity in [output.place, output.file].compactMap(\.self) {
      guard let other = written[identity] else { continue }
      throw other.option == option
        ? .sameOutput(option: option, other.path, path)
        : .sameFile(other.option, option, path: path)
    }
  }
}
