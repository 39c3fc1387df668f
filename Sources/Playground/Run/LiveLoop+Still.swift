import Captures

extension LiveLoop {
  /// Saves each phone's screen at the device's own scale, and says where.
  func saveStill() {
    do {
      for run in runs {
        let (device, screen) = (run.state.device, CodeName.short(run.state.screen))
        let picture = try EncodedPicture(run.session.still(scale: device.scale))
        let texts = [
          ProgramVersion.pictureText, PNGText("Title", "\(screen) on \(device.name)"),
        ]
        let url = try HandSavedFile(.still).save(picture.file(with: texts), screen: screen)
        options.say("the still is in \(url.path)")
        show(HandSavedFile.news(of: url))
      }
      turn(.noteStill)
    } catch {
      complain("The still could not be saved: \(error.sentence)")
    }
  }
}
