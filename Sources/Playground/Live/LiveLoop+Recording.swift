import Captures
import Foundation
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
        show("Saved \(try saveRecording())")
      } catch {
        show("The recording could not be saved: \(error.sentence)")
      }
      return
    }
    recorder.noteStart()
  }

  /// Writes what was done up to now among what is saved by hand; returns where.
  private func saveRecording() throws -> String {
    try HandSavedFile().save(
      Array(recorder.scenario.description.utf8), extension: "scenario", screen: options.screen)
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
      attempts.attempt {
        let path = try saveRecording()
        Display.logToStandardError("the recording is in \(path)")
      }
    }
    try attempts.finish()
  }
}
