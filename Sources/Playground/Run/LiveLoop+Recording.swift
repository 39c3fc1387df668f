import Captures
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import XWindow

/// What was done, kept as a scenario.
extension LiveLoop {
  /// Starts a recording, or ends it and says where it is.
  func toggleRecording() {
    isRecording.toggle()
    guard isRecording else {
      do {
        show(HandSavedFile.news(of: try saveRecording()))
      } catch {
        complain("The recording could not be saved: \(error.sentence)")
      }
      return
    }
    turn(.noteRecordingStart)
  }

  /// Writes what was done up to now among what is saved by hand, and says where.
  private func saveRecording() throws -> URL {
    let url = try HandSavedFile(.recording).save(
      Array(try recording().utf8), screen: CodeName.short(state.screen))
    options.say("the recording is in \(url.path)")
    return url
  }

  /// What was done up to now, as the text of a scenario.
  private func recording() throws -> String {
    let turn = try runs[0].turn(.recording)
    if let end = runs[0].session.end { throw end }
    return turn?.recording ?? ""
  }

  /// Writes the recordings that end with the program.
  func finishRecordings() throws {
    var failures = FailureCollector()
    if let path = options.record {
      failures.attempt {
        do {
          try FileOutput.write(Array(try recording().utf8), to: path)
        } catch {
          // It is nowhere else.
          isRecording = true
          throw error
        }
      }
    }
    if isRecording {
      isRecording = false
      failures.attempt { _ = try saveRecording() }
    }
    try failures.finish()
  }
}
