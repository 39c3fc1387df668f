import Captures
import Foundation
import PhoneSimulator
import Scenarios

extension LiveLoop {
  /// Saves the phone's screen at the device's own scale, and says where.
  func saveStill() {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let file = StillFile(environment: environment, home: home)
    do {
      try FileManager.default.createDirectory(
        at: file.folder, withIntermediateDirectories: true)
      let url = file.unusedURL(screen: options.screen, at: Date())
      let picture = try EncodedPicture(phone.still(scale: phone.device.scale))
      let texts = [
        PNGText("Software", "keyboard-playground \(Program.version)"),
        PNGText("Title", "\(options.screen) on \(phone.device.name)"),
      ]
      try FileOutput.write(picture.file(with: texts), to: url.path)
      show("Saved \(StillFile.displayed(url, home: home))")
    } catch {
      show("The still could not be saved: \(error.sentence)")
    }
  }
}
