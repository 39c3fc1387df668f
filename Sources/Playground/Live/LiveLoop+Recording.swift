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
    let text = recorder.scenario.description
    return try HandSavedFile().save("scenario", screen: options.screen) {
      try FileOutput.write(Array(text.utf8), to: $0)
    }
  }

  /// Writes the recordings that end with the program.
  func finishRecordings() throws {
    // One that cannot be written does not keep the other from it.
    let asked = Result {
      if let path = options.record {
        try FileOutput.write(Array(recorder.scenario.description.utf8), to: path)
      }
    }
    if isRecording {
      isRecording = false
      let path = try saveRecording()
      Display.logToStandardError("the recording is in \(path)")
    }
    try asked.get()
  }
}
