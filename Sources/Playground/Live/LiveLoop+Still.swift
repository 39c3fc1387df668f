import Captures
import PhoneSimulator

extension LiveLoop {
  /// Saves the phone's screen at the device's own scale, and says where.
  func saveStill() {
    do {
      let picture = try EncodedPicture(phone.still(scale: phone.device.scale))
      let texts = [
        Program.pictureText,
        PNGText("Title", "\(options.screen) on \(phone.device.name)"),
      ]
      let path = try HandSavedFile().save(
        picture.file(with: texts), extension: "png", screen: options.screen)
      recorder.noteStill()
      show("Saved \(path)")
    } catch {
      show("The still could not be saved: \(error.sentence)")
    }
  }
}
