import Captures
import PhoneSimulator
import XWindow

extension LiveLoop {
  /// Saves the phone's screen at the device's own scale, and says where.
  func saveStill() {
    do {
      let picture = try EncodedPicture(phone.still(scale: phone.device.scale))
      let texts = [
        ProgramVersion.pictureText,
        PNGText("Title", "\(phone.appScreen.name) on \(phone.device.name)"),
      ]
      let url = try HandSavedFile(.still).save(
        picture.file(with: texts), screen: phone.appScreen.name)
      recorder.noteStill()
      Display.logToStandardError("the still is in \(url.path)")
      show(HandSavedFile.news(of: url))
    } catch {
      complain("The still could not be saved: \(error.sentence)")
    }
  }
}
