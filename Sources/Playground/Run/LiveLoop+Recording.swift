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
    recorder.noteStart()
  }

  /// Writes what was done up to now among what is saved by hand, and says where.
  private func saveRecording() throws -> URL {
    let url = try HandSavedFile(.recording).save(
      Array(recorder.scenario.description.utf8), screen: options.screen)
    Display.logToStandardError("the recording is in \(url.path)")
    return url
  }

  /// Writes the recordings that end with the program.
  func finishRecordings() throws {
    var attempts = Attempts()
    if let path = options.record {
      attempts.attempt {
        do {
          try FileOutput.write(Array(recorder.scenario.description.utf8), to: path)
        } catch {
          // It is nowhere else.
          isRecording = true
          throw error
        }
      }
    }
    if isRecording {
      isRecording = false
      attempts.attempt { _ = try saveRecording() }
    }
    try attempts.finish()
  }
}
